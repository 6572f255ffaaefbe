// The steps: a slider, bars that say how much each step changes, and play.

class Timeline {
    static SPEEDS = [0.5, 1, 2, 4, 8];

    constructor(app) {
        this.app = app;
        this.slider = byId("slider");
        this.bars = byId("bars");
        this.speed = 1;
        this.timer = 0;
        this.slider.max = Math.max(0, app.recording.steps.length - 1);
        this.slider.addEventListener("input", () => {
            this.pause();
            app.go(Number(this.slider.value));
        });
        const steps = {first: -Infinity, previous: -1, next: 1, last: Infinity};
        for (const [id, by] of Object.entries(steps)) byId(id).addEventListener("click", () => this.move(by));
        byId("play").addEventListener("click", () => this.toggle());
        byId("speed").addEventListener("click", () => this.changeSpeed());
        new ResizeObserver(() => this.drawBars()).observe(this.bars);
    }

    get last() { return this.app.recording.steps.length - 1; }

    move(by) {
        this.pause();
        this.app.go(Math.max(0, Math.min(this.last, this.app.state.step + by)));
    }

    toggle() {
        if (this.timer) return this.pause();
        if (this.last < 1) return;
        if (this.app.state.step >= this.last) this.app.go(0);
        document.body.classList.add("playing");
        byId("play").setAttribute("aria-label", "Pause");
        const tick = () => {
            if (this.app.state.step >= this.last) return this.pause();
            this.app.go(this.app.state.step + 1);
            this.timer = setTimeout(tick, 800 / this.speed);
        };
        this.timer = setTimeout(tick, 400 / this.speed);
    }

    pause() {
        clearTimeout(this.timer);
        this.timer = 0;
        document.body.classList.remove("playing");
        byId("play").setAttribute("aria-label", "Play");
    }

    changeSpeed() {
        this.speed = Timeline.SPEEDS[(Timeline.SPEEDS.indexOf(this.speed) + 1) % Timeline.SPEEDS.length];
        byId("speed").textContent = this.speed + "\u00d7";
    }

    update() {
        const {recording, state} = this.app;
        const step = recording.steps[state.step];
        this.slider.value = state.step;
        this.slider.setAttribute("aria-valuetext", step ? `step ${state.step}: ${step.title}` : "no step");
        byId("step-number").textContent = step ? `${state.step} / ${this.last}` : "no step";
        byId("step-title").textContent = step ? step.title : "The tree could not be built.";
        byId("step-title").title = step ? step.title : "";
        byId("first").disabled = byId("previous").disabled = state.step <= 0;
        byId("last").disabled = byId("next").disabled = state.step >= this.last;
        byId("play").disabled = byId("slider").disabled = this.last < 1;
        this.drawBars();
    }

    drawBars() {
        const {bars, app: {recording, state, canvas}} = this;
        const {clientWidth: width, clientHeight: height} = bars;
        if (!width || !canvas) return;
        const ratio = Math.min(2, window.devicePixelRatio || 1);
        bars.width = width * ratio;
        bars.height = height * ratio;
        const context = bars.getContext("2d");
        context.scale(ratio, ratio);
        const {colors} = canvas.painter;
        const count = Math.max(1, this.last);
        // The middle of the slider's thumb goes from 7 to the width less 7.
        const place = (step) => 7 + step * (width - 14) / count;
        const thick = Math.max(1, Math.min(10, (width - 14) / count - 1));
        if (!this.weights) this.weights = recording.steps.map((_, step) => step ? recording.weight(step) : 0);
        const most = this.weights.reduce((most, weight) => Math.max(most, weight), 1);
        context.fillStyle = colors.line;
        context.fillRect(0, height - 3, width, 2);
        for (let step = 0; step <= this.last; step++) {
            const {failures, diagnostics, queries, events} = recording.steps[step];
            const share = this.weights[step] ? 0.16 + 0.84 * Math.log1p(this.weights[step]) / Math.log1p(most) : 0;
            const high = share * (height - 12);
            context.fillStyle = failures ? colors.removed : step === state.step ? colors.accent : step < state.step ? colors.muted : colors.faint;
            context.globalAlpha = failures || step === state.step ? 1 : 0.55;
            context.fillRect(place(step) - thick / 2, height - 4 - high, thick, Math.max(high, 1.5));
            context.globalAlpha = 1;
            if (!failures && !diagnostics && !queries && !events) continue;
            context.fillStyle = failures ? colors.removed : diagnostics ? colors.moved : colors.resized;
            if (thick < 5) {
                context.fillRect(place(step) - 1.5, height - 9.5 - high, 3, 3);
                continue;
            }
            context.beginPath();
            context.arc(place(step), height - 8 - high, 2.2, 0, 7);
            context.fill();
        }
    }
}

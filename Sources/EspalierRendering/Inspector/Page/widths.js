// Other widths of the root: the views there are computed from what was recorded, and a slider goes through them.

/** A number at the width of a place: itself, where it is always the same, or pieces [start, period, rise, numbers…, …]. */
function numberAt(track, index) {
    if (typeof track === "number") return track;
    let at = 0;
    for (let next = 3 + track[1]; next < track.length && track[next] <= index; next += 3 + track[next + 1]) at = next;
    const [start, period, rise] = [track[at], track[at + 1], track[at + 2]];
    const value = track[at + 3 + (index - start) % period] + rise * Math.floor((index - start) / period);
    // Without what adding up leaves behind the tenth of a millionth.
    return Math.round(value * 1e7) / 1e7;
}

/** The places at which a number takes another course. */
function* startsOf(track) {
    if (typeof track === "number") return;
    for (let at = 3 + track[1]; at < track.length; at += 3 + track[at + 1]) yield track[at];
}

/** What counts at the width of a place, of runs [start, value]. */
function runAt(runs, index) {
    let found = runs[0];
    for (const run of runs) if (run[0] <= index) found = run;
    return found[1];
}

/** A step at other widths. */
class StepWidths {
    constructor(recording, {from, to, views, trees = null, findings}) {
        Object.assign(this, {recording, from, to, views, trees});
        this.findings = findings.map(([kind, what, fix, path, ...ends]) => ({
            kind: recording.text(kind), what: recording.text(what), fix: recording.text(fix), path: recording.text(path),
            ranges: ends.flatMap((end, place) => place % 2 ? [] : [[end, ends[place + 1]]]),
        }));
    }

    /** Puts the views of a state, which is as recorded, where they are at a width. */
    apply(state, width) {
        const index = width - this.from;
        if (this.trees) this.setTree(state, runAt(this.trees, index));
        for (const [id, x, y, wide, high, facts, lines] of this.views) {
            state.frames.set([x, y, wide, high].map((track) => numberAt(track, index)), id * 4);
            if (facts && facts.length) state.facts[id] = {...state.facts[id], ...runAt(facts, index)};
            if (lines) state.facts[id] = {...state.facts[id], l: this.lines(runAt(lines, index), lines, index)};
        }
    }

    lines(list, runs, index) {
        const start = runs.find((run) => run[1] === list)[0];
        return list.length === 0 ? null : list.map(([text, size, weight, ...tracks]) =>
            [this.recording.text(text), ...tracks.map((track) => numberAt(track, index - start)), size, weight]);
    }

    setTree(state, list) {
        state.present.fill(0);
        for (let i = 0; i < list.length; i += 2) {
            const [id, parent] = [list[i], list[i + 1]];
            [state.present[id], state.parents[id], state.children[id]] = [1, parent, []];
            if (parent < 0) state.root = id;
            else state.children[parent].push(id);
        }
    }

    /** What is wrong at a width. */
    at(width) {
        return this.findings.filter(({ranges}) => ranges.some(([low, high]) => low <= width && width <= high));
    }

    /** Widths at which a view takes another course, each with the views. */
    get turns() {
        if (this.found) return this.found;
        const turns = new Map();
        const add = (start, id) => {
            if (!turns.has(start)) turns.set(start, new Set());
            if (id >= 0) turns.get(start).add(id);
        };
        for (const [id, ...rest] of this.views) {
            for (const track of rest.slice(0, 4)) for (const start of startsOf(track)) add(start, id);
            for (const runs of rest.slice(4)) for (const [start] of runs) if (start > 0) add(start, id);
        }
        for (const [start] of this.trees || []) if (start > 0) add(start, -1);
        return this.found = [...turns].map(([start, ids]) => ({width: this.from + start, ids: [...ids]})).sort((one, other) => one.width - other.width);
    }

    /** Widths at which something begins, or is over. */
    get places() {
        const all = new Set(this.turns.map(({width}) => width));
        for (const {ranges} of this.findings) for (const [low, high] of ranges) all.add(low).add(high + 1);
        return [...all].filter((width) => width >= this.from && width <= this.to).sort((one, other) => one - other);
    }
}

/** The slider of widths, with marks for what begins or is wrong there. */
class WidthSlider {
    /** More marks could not be told apart. */
    static MOST = 400;
    /** By kind of finding: the colour. */
    static TONES = {conflict: "removed", "division-by-zero": "removed", ambiguous: "found", "small-target": "changed"};

    constructor(app) {
        this.app = app;
        this.slider = byId("width");
        this.marks = byId("width-marks");
        byId("widths").hidden = !app.recording.steps.some((step) => step.widths !== undefined);
        this.slider.addEventListener("input", () => app.go(app.state.step, Number(this.slider.value)));
        byId("own-width").addEventListener("click", () => app.go(app.state.step, null));
    }

    static tone(kind) { return WidthSlider.TONES[kind] || "moved"; }

    /** The root's own width. */
    get own() {
        const {state} = this.app;
        return state.root < 0 ? 0 : (state.own || state).frames[(state.own || state).root * 4 + 2];
    }

    update() {
        const {state, recording} = this.app;
        const widths = recording.widths(state.step);
        this.slider.disabled = widths === null;
        byId("own-width").disabled = state.width === null;
        const now = state.width === null ? this.own : state.width;
        if (widths !== this.shown) this.showMarks(widths);
        this.slider.value = now;
        const wrong = state.width === null ? [] : widths.at(now);
        byId("width-value").textContent = short(now);
        this.slider.setAttribute("aria-valuetext", widths === null ? "no other widths at this step"
            : `${short(now)} points${state.width === null ? ", as recorded" : wrong.length ? ": " + wrong.map(({what}) => what).join("; ") : ""}`);
    }

    showMarks(widths) {
        this.shown = widths;
        this.marks.replaceChildren();
        if (widths === null) return;
        this.slider.min = widths.from;
        this.slider.max = widths.to;
        const {state} = this.app;
        const span = Math.max(1, widths.to - widths.from);
        const share = (width) => 100 * Math.min(1, Math.max(0, (width - widths.from) / span));
        let last = -1;
        for (const {width, ids} of widths.turns) {
            // Closer ones are one mark.
            if (share(width) - last < 0.25) continue;
            last = share(width);
            const names = ids.slice(0, 5).map((id) => state.title(id)).join(", ") + (ids.length > 5 ? ", \u2026" : "");
            this.mark("tick", last, null, `From ${width} on: another course of ${names || "the views themselves"}`, width);
        }
        const lanes = [];
        for (const {kind, what, ranges} of widths.findings) {
            for (const [low, high] of ranges) {
                if (this.marks.childElementCount >= WidthSlider.MOST) return;
                const free = lanes.findIndex((end) => end < low);
                const lane = free >= 0 ? free : Math.min(lanes.length, 2);
                lanes[lane] = Math.max(lanes[lane] || 0, high);
                const where = low === high ? `at width ${low}` : low === widths.from && high === widths.to ? "at all widths" : `at widths ${low} to ${high}`;
                this.mark("range." + WidthSlider.tone(kind), share(low), share(high), `${kind}: ${what} ${where}`, low).style.top = 8 + 4 * lane + "px";
            }
        }
    }

    mark(kind, left, right, title, width) {
        const mark = element("span." + kind, {title, click: () => this.app.go(this.app.state.step, width)});
        mark.style.left = left + "%";
        if (right !== null) mark.style.width = `max(3px, ${right - left}%)`;
        this.marks.append(mark);
        return mark;
    }

    /** To the next width at which something begins or is over, or to the one before. */
    move(by) {
        const {state, recording} = this.app;
        const widths = recording.widths(state.step);
        if (widths === null) return;
        const now = state.width === null ? this.own : state.width;
        const next = by > 0 ? widths.places.find((width) => width > now) : widths.places.findLast((width) => width < now);
        if (next !== undefined) this.app.go(state.step, next);
    }

    /** What is wrong at the present width, for the panel of the step. */
    findings() {
        const {app} = this;
        const {state} = app;
        const list = app.recording.widths(state.step).at(state.width);
        return group(`At ${state.width} points`, list.length, list.length === 0 ? element("p.lead", null, "Nothing is wrong at this width.")
            : longList(list, ({kind, what, fix, path}) => {
                const id = state.at(path);
                return element("button.item", {
                    click: () => app.select(id, "panel"), pointerenter: () => app.hover(id), pointerleave: () => app.hover(-1),
                }, element("span.sign." + WidthSlider.tone(kind), {title: kind}, "!"), element("span.grow", null, oneLine(what), element("span.detail", null, "fix: " + oneLine(fix))));
            }));
    }
}

// The page as a whole: one state, one selection, and the parts that show them.

class Inspector {
    constructor(data) {
        this.recording = new Recording(data);
        this.selected = -1;
        this.hovered = -1;
        /** The constraint that a list points at. */
        this.pointed = null;
        this.options = {names: true, texts: true, lines: true, hidden: false, onlyChanges: false, screen: false};
        this.state = new State(this.recording);
        this.state.changes = new Map();
        this.theme = new Theme(this);
        this.search = new Search(this);
        this.tree = new TreeView(this);
        this.viewPanel = new ViewPanel(this);
        this.stepPanel = new StepPanel(this);
        this.constraintPanel = new ConstraintPanel(this);
        this.timeline = new Timeline(this);
        this.widthSlider = new WidthSlider(this);
        this.screens = new Screens(this);
        this.canvas = new CanvasView(this);
        this.keys = new Keys(this);
        for (const panel of document.querySelectorAll(".panel")) new Splitter(panel);
        this.listen();
        const title = this.recording.title || "Untitled scenario";
        byId("title").textContent = byId("title").title = oneLine(title);
        document.title = oneLine(title) + " \u2013 Espalier inspector";
        this.showStatus();
        this.showPanel(this.recording.steps.length ? "view" : "step", false);
        document.body.dataset.panel = "tree";
        this.updateSwitcher();
        this.readAddress();
        this.canvas.fit();
    }

    listen() {
        for (const id of ["screen", "names", "texts", "lines", "hidden", "only-changes", "fold"]) byId(id).addEventListener("click", () => this.toggle(id));
        byId("explode").addEventListener("click", () => this.canvas.explode(!this.canvas.isExploded));
        byId("fit").addEventListener("click", () => this.canvas.fit());
        byId("zoom-in").addEventListener("click", () => this.canvas.zoom(1.25));
        byId("zoom-out").addEventListener("click", () => this.canvas.zoom(0.8));
        byId("zoom").addEventListener("click", () => this.canvas.actualSize());
        byId("theme").addEventListener("click", () => this.switchTheme());
        byId("help").addEventListener("click", () => this.help());
        byId("help-close").addEventListener("click", () => byId("help-panel").close());
        byId("help-panel").addEventListener("click", (event) => { if (event.target === byId("help-panel")) byId("help-panel").close(); });
        addEventListener("hashchange", () => this.readAddress());
        byId("status").addEventListener("click", () => this.nextTrouble());
        byId("tab-view").addEventListener("click", () => this.showPanel("view", false));
        byId("tab-constraints").addEventListener("click", () => this.showPanel("constraints", false));
        byId("tab-step").addEventListener("click", () => this.showPanel("step", false));
        for (const button of document.querySelectorAll(".switcher button")) {
            button.addEventListener("click", () => this.showPanel(button.dataset.panel, false));
        }
    }

    // Steps.

    /** Goes to a step; to a width, where the step has it, or with null to the recorded one. */
    go(step, width = this.state.width) {
        if (this.recording.steps.length === 0 || step === this.state.step && width === this.state.width && this.isShown) return;
        this.isShown = true;
        this.state.scrolled.clear();
        byId("tip").hidden = true;
        const box = this.state.root < 0 ? null : this.state.geometry.box(this.state.root).join();
        const widths = width === null ? null : this.recording.widths(step);
        const isThere = widths !== null && width >= widths.from && width <= widths.to;
        if (step !== this.state.step || !isThere) this.state.go(step);
        if (isThere) this.state.setWidth(width);
        this.search.update();
        this.tree.update();
        this.timeline.update();
        this.widthSlider.update();
        this.showChips();
        this.updatePanels();
        // What is larger or smaller than before is shown whole again, as long as nobody zoomed.
        const isSame = box === this.state.geometry.box(this.state.root).join();
        if ((!isSame || this.canvas.isExploded) && this.canvas.isFitted) this.canvas.fit();
        else this.canvas.draw();
        this.writeAddress();
    }

    /** The views of which the step expects another frame, with that frame; at another width, those with which something is wrong. */
    get expectedFrames() {
        if (this.state.width !== null) return this.recording.widths(this.state.step).at(this.state.width).map(({path}) => ({id: this.state.at(path), frame: null})).filter(({id}) => id >= 0);
        const {failures = []} = this.recording.steps[this.state.step] || {};
        const list = [];
        for (const [path, expected, , query] of failures) {
            const id = query === undefined ? this.state.at(path) : -1;
            const frame = id >= 0 && /^\[[^a-z"]*\]$/.test(expected) ? JSON.parse(expected) : null;
            if (id >= 0) list.push({id, frame: frame && frame.length === 4 ? frame : null});
        }
        return list;
    }

    updatePanels() {
        this.viewPanel.update();
        this.stepPanel.update();
        this.constraintPanel.update();
    }

    /** Shows one constraint in the picture; null for none. */
    pointAt(constraint) {
        if (this.pointed === constraint) return;
        this.pointed = constraint;
        this.canvas.drawOverlay();
    }

    /** What changed, in a line above the picture. */
    showChips() {
        const {state} = this;
        const counts = new Map();
        for (const kinds of state.changes.values()) for (const kind of kinds) counts.set(kind, (counts.get(kind) || 0) + 1);
        const chips = Object.values(CHANGES).filter((kind) => counts.has(kind)).map((kind) => element("button.chip." + kind.kind, {
            click: () => {
                const first = [...state.changes].find(([id, kinds]) => kinds.includes(kind) && state.present[id]);
                if (first) this.select(first[0], "chip");
                this.showPanel("step", false);
            },
        }, sign(kind), `${counts.get(kind).toLocaleString("en")} ${kind.label}`));
        const step = this.recording.steps[state.step];
        if (state.width !== null) chips.push(...this.widthChips());
        else if (step && step.failures) chips.unshift(element("button.chip.removed", {click: () => this.showPanel("step", false)}, sign({kind: "removed", letter: "!", label: "failed"}), plural(step.failures.length, "failed expectation")));
        if (state.dependents.size) chips.push(element("button.chip.removed", {click: () => this.showPanel("constraints", false), title: "Hatched: their frames depend on which constraint of a conflict is broken"},
            sign(DEPENDENT), `${plural(state.dependents.size, "frame depends", "frames depend")} on a conflict`));
        if (chips.length === 0) chips.push(element("span.chip.quiet", null, state.step === 0 ? plural(state.geometry.count, "view") + " as built" : "nothing changed"));
        byId("chips").replaceChildren(...chips);
        if (step) byId("announcer").textContent = `Step ${state.step}${state.width === null ? "" : ` at width ${state.width}`}: ${step.title}. ${chips.map((chip) => chip.textContent).join(", ")}`;
    }

    /** What is wrong at another width than the recorded one. */
    widthChips() {
        const {state} = this;
        const counts = new Map();
        for (const {kind} of this.recording.widths(state.step).at(state.width)) counts.set(kind, (counts.get(kind) || 0) + 1);
        const chips = [...counts].map(([kind, count]) => {
            const tone = WidthSlider.tone(kind);
            return element("button.chip." + tone, {click: () => this.showPanel("step", false)}, sign({kind: tone, letter: "!", label: kind}), `${count} ${kind}`);
        });
        return [element("span.chip.quiet", null, `width ${state.width}`), ...chips];
    }

    showStatus() {
        const {error, failures, expectations} = this.recording;
        const status = byId("status");
        status.hidden = !error && expectations === 0;
        status.classList.toggle("bad", !!error || failures > 0);
        const [brief, rest] = error ? ["ended by an error", ` at step ${error.step}`]
            : failures ? [`${failures} failed`, ` of ${plural(expectations, "expectation")}`] : [expectations === 1 ? "it holds" : "all hold", `: ${plural(expectations, "expectation")}`];
        status.replaceChildren(brief, element("span.long", null, rest));
    }

    /** The next step that failed or reported something, from the present one on. */
    nextTrouble() {
        const {steps, error} = this.recording;
        const isBad = (step) => steps[step].failures || steps[step].diagnostics || error && step === steps.length - 1;
        for (let i = 1; i <= steps.length; i++) {
            const step = (this.state.step + i) % steps.length;
            if (!isBad(step)) continue;
            this.go(step);
            this.showPanel("step", false);
            return;
        }
    }

    // Selection and hover, the same for tree, canvas and panels.

    select(id, from) {
        this.selected = id;
        if (from !== "canvas") byId("tip").hidden = true;
        if (from === "search" && (this.scrollBack() | this.scrollTo(id))) this.canvas.draw();
        if (from !== "tree") this.tree.reveal(id);
        this.tree.fill();
        this.search.count();
        this.canvas.needed = this.neededBy(id);
        if (from !== "canvas") this.canvas.reveal(id);
        this.canvas.drawOverlay();
        if (this.pointed !== null && from !== "panel") this.pointed = null;
        this.viewPanel.update();
        if (id >= 0 && (from === "canvas" || from === "tree") && !this.isNarrow) this.showPanel("view", false);
        if (id >= 0 && from === "canvas" && this.isNarrow) this.showPanel("view", false);
        this.writeAddress();
    }

    /** The views that the selected one is computed from are drawn with it. */
    neededBy(id) {
        const reasons = id < 0 || !this.state.present[id] ? null : this.state.reasons(id);
        if (!reasons) return [];
        const ids = reasons.attributes.flatMap(({needs}) => needs.map((need) => need.id));
        return [...new Set(ids)].filter((needed) => needed !== id && needed !== this.state.root && this.state.present[needed]);
    }

    hover(id, place = null) {
        this.showTip(id, place);
        if (id === this.hovered) return;
        this.hovered = id;
        for (const row of this.tree.pool) row.node.classList.toggle("is-hovered", row.id === id && id >= 0);
        this.canvas.drawOverlay();
    }

    showTip(id, place) {
        const tip = byId("tip");
        tip.hidden = id < 0 || place === null;
        if (tip.hidden) return;
        if (this.tipped !== id || this.tippedStep !== this.state.step) {
            this.tipped = id;
            this.tippedStep = this.state.step;
            const frame = this.state.frame(id);
            const name = this.state.name(id);
            tip.replaceChildren(element("b", null, this.state.title(id)), element("span", null,
                (name === null ? "" : this.state.kind(id) + " \u00b7 ") + `${short(frame[0])}, ${short(frame[1])} \u00b7 ${short(frame[2])} \u00d7 ${short(frame[3])}`));
        }
        const {width, height} = this.canvas.painter;
        const left = place.x + 250 > width ? place.x - 12 : place.x + 14;
        tip.style.transform = `translate(${left}px, ${Math.min(place.y + 16, height - 60)}px)` + (left < place.x ? " translateX(-100%)" : "");
    }

    nextChange(by) {
        const {state} = this;
        const list = [...state.changes.keys()].filter((id) => state.present[id]).sort((one, other) => state.geometry.places[one] - state.geometry.places[other]);
        if (list.length === 0) return;
        const place = list.indexOf(this.selected);
        this.select(list[place < 0 ? (by > 0 ? 0 : list.length - 1) : (place + by + list.length) % list.length], "keys");
    }

    /** Scrolls what cuts a view off, here in the page alone, until the view is seen. */
    scrollTo(id) {
        const {state} = this;
        if (id < 0 || !state.geometry.cutOff[id]) return false;
        for (let holder = state.parents[id]; holder >= 0; holder = state.parents[holder]) {
            if (!state.facts[holder].c) continue;
            const [inner, outer] = [state.geometry.box(id), state.geometry.box(holder)];
            const way = (low, high) => inner[low] < outer[low] ? inner[low] - outer[low]
                : inner[high] > outer[high] ? Math.min(inner[high] - outer[high], inner[low] - outer[low]) : 0;
            state.scrolled.set(holder, [way(0, 2), way(1, 3)]);
            state.geometry.update(state);
        }
        return state.scrolled.size > 0;
    }

    /** Goes back to where the step has everything. */
    scrollBack() {
        if (this.state.scrolled.size === 0) return false;
        this.state.scrolled.clear();
        this.state.geometry.update(this.state);
        return true;
    }

    escape() {
        if (this.scrollBack()) this.canvas.draw();
        else if (this.search.field.value) {
            this.search.field.value = "";
            this.searchChanged();
        } else this.select(-1, "keys");
    }

    // Switches.

    toggle(id) {
        const button = byId(id);
        const on = button.getAttribute("aria-pressed") !== "true";
        button.setAttribute("aria-pressed", String(on));
        if (id === "screen") this.options.screen = on;
        if (id === "names") this.options.names = on;
        if (id === "texts") this.options.texts = on;
        if (id === "lines") this.options.lines = on;
        if (id === "hidden") this.options.hidden = on;
        if (id === "only-changes") this.options.onlyChanges = on;
        if (id === "fold") this.tree.foldAll(on);
        if (id === "only-changes") this.tree.update();
        this.canvas.draw();
    }

    searchChanged() {
        this.search.update();
        this.tree.box.scrollTop = 0;
        this.tree.update();
        this.tree.reveal(this.selected);
        this.canvas.draw();
        if (this.isNarrow && this.search.matches) this.showPanel("tree", false);
    }

    focusSearch() {
        this.search.field.focus();
        this.search.field.select();
    }

    get isNarrow() { return matchMedia("(max-width: 820px)").matches; }

    showPanel(panel, focus) {
        document.body.dataset.panel = panel;
        this.updateSwitcher();
        if (panel !== "tree") {
            for (const name of ["view", "step", "constraints"]) {
                byId("tab-" + name).setAttribute("aria-selected", name === panel);
                byId(name + "-panel").hidden = name !== panel;
            }
        }
        if (focus) byId(panel === "tree" ? "tree" : panel + "-panel").focus();
    }

    updateSwitcher() {
        for (const button of document.querySelectorAll(".switcher button")) {
            button.setAttribute("aria-selected", button.dataset.panel === document.body.dataset.panel);
        }
    }

    switchTheme() { this.theme.toggle(); }

    help() { byId("help-panel").showModal(); }

    // The address keeps step and selection, so that a link or a reload leads to the same sight.

    readAddress() {
        const parts = new URLSearchParams(location.hash.slice(1));
        const step = Math.max(0, Math.min(this.recording.steps.length - 1, Number(parts.get("step")) || 0));
        this.go(step, Math.round(Number(parts.get("width"))) || null);
        if (this.recording.steps.length === 0) this.updatePanels(), this.timeline.update();
        const view = parts.has("view") ? Number(parts.get("view")) : -1;
        if (Number.isInteger(view) && view >= 0 && view < this.recording.count) this.select(view, "address");
        else if (this.selected >= 0) this.select(-1, "address");
    }

    writeAddress() {
        const width = this.state.width === null ? "" : `&width=${this.state.width}`;
        const view = this.selected >= 0 ? `&view=${this.selected}` : "";
        // Some browsers do not allow it for files from disk; nothing depends on it.
        try { history.replaceState(null, "", `#step=${this.state.step}${width}${view}`); } catch { return; }
    }
}

/** Light and dark: the system's choice, until the switch is used. */
class Theme {
    constructor(app) {
        this.app = app;
        this.system = matchMedia("(prefers-color-scheme: dark)");
        this.chosen = Theme.read();
        this.system.addEventListener("change", () => this.update());
        this.update();
    }

    // A browser may refuse storage for files from disk.
    static read() {
        try { return localStorage.getItem("espalier-theme"); } catch { return null; }
    }

    get isDark() { return this.chosen ? this.chosen === "dark" : this.system.matches; }

    /** Who switches back to what the system has follows the system again. */
    toggle() {
        const wanted = this.isDark ? "light" : "dark";
        this.chosen = (wanted === "dark") === this.system.matches ? null : wanted;
        try {
            if (this.chosen) localStorage.setItem("espalier-theme", this.chosen);
            else localStorage.removeItem("espalier-theme");
        } catch { /* It holds until the page is closed. */ }
        this.update();
    }

    update() {
        document.documentElement.dataset.theme = this.isDark ? "dark" : "light";
        if (!this.app.canvas) return;
        this.app.canvas.painter.readColors();
        this.app.canvas.draw();
        this.app.timeline.drawBars();
    }
}

/** The recording: JSON, or where that is long, its shortened form in base 64. */
async function readRecording() {
    const text = byId("recording").textContent;
    if (text.startsWith("{")) return JSON.parse(text);
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return JSON.parse(await new Response(stream).text());
}

/** Settled when the page is ready: with the inspector, for whoever drives the page from outside. */
window.inspectorReady = readRecording().then((data) => {
    window.inspector = new Inspector(data);
    return true;
});

// The keyboard: every key once, for the help panel and for what it does.

function keyTable(app) {
    const {canvas, timeline} = app;
    return [
        ["Steps", [
            [[","], "Step before", () => timeline.move(-1)],
            [["."], "Next step", () => timeline.move(1)],
            [["<"], "Ten steps back", () => timeline.move(-10)],
            [[">"], "Ten steps on", () => timeline.move(10)],
            [["Home"], "First step", () => timeline.move(-Infinity)],
            [["End"], "Last step", () => timeline.move(Infinity)],
            [["Space"], "Play, pause", () => timeline.toggle()],
            [["X"], "Speed", () => timeline.changeSpeed()],
            [["E"], "Next step with a failure or a report", () => app.nextTrouble()],
            [["D"], "To the slider of widths, where there is one", () => byId("width").focus()],
            [["I"], "The width before at which something begins or ends", () => app.widthSlider.move(-1)],
            [["O"], "The next such width", () => app.widthSlider.move(1)],
        ]],
        ["Views", [
            [["\u2191", "\u2193"], "View above, below in the tree"],
            [["\u2190"], "Fold; then the superview"],
            [["\u2192"], "Unfold; then the first subview"],
            [["PageUp", "PageDown"], "A page up, down"],
            [["N"], "Next view that the step changed", () => app.nextChange(1)],
            [["P"], "Changed view before", () => app.nextChange(-1)],
            [["Enter"], "Zoom to the selected view", () => canvas.fit(app.selected)],
            [["A"], "Fold, unfold all", () => app.toggle("fold")],
            [["C"], "Only what changed", () => app.toggle("only-changes")],
            [["Escape"], "Select nothing; end the search", () => app.escape()],
        ]],
        ["Canvas", [
            [["F"], "Fit all", () => canvas.fit()],
            [["+"], "Zoom in", () => canvas.zoom(1.25)],
            [["-"], "Zoom out", () => canvas.zoom(0.8)],
            [["0"], "Actual size", () => canvas.actualSize()],
            [["3"], "Exploded 3D view", () => canvas.explode(!canvas.isExploded)],
            [["Shift", "arrows"], "Pan; in 3D, turn"],
            [["Alt", "arrows"], "Pan in 3D"],
            [["["], "Layers closer", () => canvas.spread(0.8)],
            [["]"], "Layers further apart", () => canvas.spread(1.25)],
            [["U"], "The screen as its users see it, where the page has it", () => byId("screen").hidden || app.toggle("screen")],
            [["L"], "Names", () => app.toggle("names")],
            [["W"], "Texts", () => app.toggle("texts")],
            [["B"], "Constraints as lines", () => app.recording.constraints.length && app.toggle("lines")],
            [["H"], "Hidden views", () => app.toggle("hidden")],
        ]],
        ["Page", [
            [["/"], "Search: name, class, text, #tag, name:\u2026, class:\u2026, text:\u2026, tag:\u2026", () => app.focusSearch()],
            [["Enter"], "In the search: next match; with Shift, the one before"],
            [["G"], "Go to the tree", () => app.showPanel("tree", true)],
            [["V"], "Panel of the view", () => app.showPanel("view", true)],
            [["S"], "Panel of the step", () => app.showPanel("step", true)],
            [["K"], "Panel of constraints, where there are any", () => app.constraintPanel.hasAny && app.showPanel("constraints", true)],
            [["T"], "Light, dark", () => app.switchTheme()],
            [["?"], "This panel", () => app.help()],
        ]],
        ["Pointer", [
            [["drag"], "Pan; in 3D, turn (with Shift, pan)"],
            [["wheel"], "Zoom (with Shift, pan)"],
            [["double click"], "Zoom to a view"],
            [["pinch"], "Zoom"],
        ]],
    ].map(([title, keys]) => ({title, keys}));
}

class Keys {
    constructor(app) {
        this.app = app;
        this.table = keyTable(app);
        this.actions = new Map();
        for (const {keys} of this.table) {
            for (const [names, , action] of keys) if (action) this.actions.set(names[0] === "Space" ? " " : names[0].toLowerCase(), action);
        }
        document.addEventListener("keydown", (event) => this.down(event));
        this.fillHelp();
    }

    down(event) {
        const {app} = this;
        const target = event.target;
        if (event.defaultPrevented || byId("help-panel").open) return;
        if (target.tagName === "INPUT" && target.type !== "range") return;
        if (event.ctrlKey || event.metaKey) return;
        if (event.key.startsWith("Arrow") || event.key.startsWith("Page")) {
            // The slider and panels that scroll have arrow keys of their own.
            const isOwn = target.type === "range" || target.classList.contains("scroll");
            if ((!isOwn || event.shiftKey || event.altKey) && this.arrow(event)) event.preventDefault();
            return;
        }
        // A button is pressed by Space and Enter itself.
        if ((event.key === " " || event.key === "Enter") && target.tagName === "BUTTON") return;
        if ((event.key === "Home" || event.key === "End") && (target.classList.contains("scroll") || target.id === "width")) return;
        if (event.altKey) return;
        const action = this.actions.get(event.key.toLowerCase());
        if (!action) return;
        event.preventDefault();
        action(app);
    }

    arrow(event) {
        const {app} = this;
        const {canvas, tree} = app;
        const ways = {ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1]};
        const way = ways[event.key];
        if (event.shiftKey || event.altKey) {
            if (!way) return false;
            if (canvas.isExploded && !event.altKey) canvas.turn(-way[0] * 0.08, -way[1] * 0.08);
            else canvas.pan(way[0] * 48, way[1] * 48);
            return true;
        }
        switch (event.key) {
        case "ArrowUp": app.select(tree.neighbour(app.selected, -1), "keys"); return true;
        case "ArrowDown": app.select(tree.neighbour(app.selected, 1), "keys"); return true;
        case "PageUp": app.select(tree.neighbour(app.selected, -tree.page), "keys"); return true;
        case "PageDown": app.select(tree.neighbour(app.selected, tree.page), "keys"); return true;
        case "ArrowLeft": this.left(); return true;
        case "ArrowRight": this.right(); return true;
        default: return false;
        }
    }

    left() {
        const {app} = this;
        const {state, tree, selected} = app;
        if (selected < 0 || !state.present[selected]) return;
        const canFold = state.children[selected].length && !tree.folded.has(selected) && tree.context === null;
        if (canFold) tree.toggle(selected);
        else if (state.parents[selected] >= 0) app.select(state.parents[selected], "keys");
    }

    right() {
        const {app} = this;
        const {state, tree, selected} = app;
        if (selected < 0 || !state.present[selected] || !state.children[selected].length) return;
        if (tree.folded.has(selected) && tree.context === null) tree.toggle(selected);
        else app.select(state.children[selected][0], "keys");
    }

    fillHelp() {
        const body = byId("help-body");
        for (const {title, keys} of this.table) {
            body.append(element("h3", null, title));
            for (const [names, what] of keys) {
                body.append(element("p", null, element("span", null, what), element("span", null, names.map((name) => element("kbd", null, name)))));
            }
        }
    }
}

// The panel of the present step: what it does, what it changed, what was heard, asked and found wrong.

class StepPanel {
    static FACTS = {
        n: "name", g: "tag", h: "hidden", a: "alpha", c: "clips", t: "text", b: "bounds origin", m: "transform", s: "bounds size",
        o: "properties",
    };

    constructor(app) {
        this.app = app;
        this.box = byId("step-panel");
    }

    update() {
        const {recording, state} = this.app;
        const step = recording.steps[state.step];
        this.box.replaceChildren();
        byId("step-badge").textContent = state.changes && state.changes.size ? state.changes.size.toLocaleString("en") : "";
        append(this.box, [
            step && this.head(step), this.error(),
            ...step && state.width !== null ? [this.app.widthSlider.findings()] : step ? [this.failures(step), this.diagnostics(step), this.changes()] : [],
            step && this.queries(step), step && this.events(step),
            recording.widthNote !== null && element("p.place", null, recording.widthNote),
        ]);
    }

    head(step) {
        const {state} = this.app;
        return element("div", null,
            element("div.headline", null, element("h3", null, `Step ${state.step}`), element("span.kind", null, step.title)),
            step.line && element("span.place", null, `line ${step.line} of the scenario`),
            step.json && element("code.source", null, step.json));
    }

    error() {
        const {recording: {error, steps}, state} = this.app;
        // The step that could not be done has no state: it is told with the last one that has.
        if (!error || steps.length && state.step !== steps.length - 1) return null;
        return element("div.notice.removed", null, element("b", null, `The run ended at step ${error.step}: `), error.message,
            element("div", null, "fix: " + error.fix),
            element("span.place", null, error.path + (error.line ? `, line ${error.line}, column ${error.column}` : "")));
    }

    failures(step) {
        return (step.failures || []).map(([path, expected, got, query]) => element("div.notice.removed", null,
            element("b", null, "Expectation failed"), query === undefined ? " at " : ` of ${query} at `, this.view(path),
            element("dl.facts", null, element("dt", null, "expected"), element("dd.number", null, expected),
                element("dt", null, "got"), element("dd.number", null, got))));
    }

    diagnostics(step) {
        return (step.diagnostics || []).map(([path, message]) => element("div.notice.moved", null,
            element("b", null, "Reported by the pass "), path !== null && this.view(path), element("div", null, message)));
    }

    /** A link to the view at a path; the path alone where no view is there now. */
    view(path) {
        const {app} = this;
        const id = app.state.at(path);
        if (id < 0) return element("span.mono", null, path);
        const name = app.state.name(id);
        return app.viewPanel.link(id, name === null ? path : `${oneLine(name, 60)} (${oneLine(path, 40)})`);
    }

    changes() {
        const {state} = this.app;
        if (state.step === 0) return group("Changes", null, element("p.lead", null, "The tree as it is built: all that comes later is compared with it."));
        const list = [...state.changes].sort(([one], [other]) => StepPanel.place(state, one) - StepPanel.place(state, other));
        if (list.length === 0) return group("Changes", 0, element("p.lead", null, "Nothing in the tree changed."));
        return group("Changes", list.length, longList(list, ([id, kinds]) => this.change(id, kinds)));
    }

    /** The order of the tree; what is gone, at the end. */
    static place(state, id) {
        return state.present[id] ? state.geometry.places[id] : state.geometry.count + id;
    }

    change(id, kinds) {
        const {app} = this;
        const {state} = app;
        const isGone = !state.present[id];
        const name = element("span.grow", null, state.title(id), " ", state.name(id) !== null && element("span.kind", null, state.kind(id)),
            element("span.detail.number", null, this.difference(id, kinds)));
        return element("button.item", {
            click: () => app.select(id, "panel"),
            pointerenter: () => app.hover(isGone ? -1 : id), pointerleave: () => app.hover(-1),
        }, ...kinds.map(sign), name);
    }

    difference(id, kinds) {
        const {state} = this.app;
        const place = state.before.places.get(id);
        if (kinds.includes(CHANGES.removed)) return place && place.path ? "was at " + oneLine(place.path, 60) : "is gone";
        const lines = [];
        const frame = state.frame(id);
        if (kinds.includes(CHANGES.added)) lines.push(`[${[...frame].map(short).join(", ")}]`);
        if (kinds.includes(CHANGES.reparented)) lines.push(`from ${place.parent < 0 ? "the root" : state.title(place.parent)} to ${state.title(state.parents[id])}`);
        const was = state.before.frames.get(id);
        if (was && kinds.some((kind) => kind === CHANGES.moved || kind === CHANGES.resized)) {
            lines.push(ATTRIBUTES.flatMap((name, part) => was[part] === frame[part] ? [] : [`${name} ${short(was[part])} \u2192 ${short(frame[part])}`]).join(", "));
        }
        if (kinds.includes(CHANGES.changed)) lines.push(...this.factChanges(id));
        return lines.join("; ");
    }

    /** What else is not as it was: each property with its values, or that the rules are others. */
    factChanges(id) {
        const {state} = this.app;
        const [now, was] = [state.facts[id], state.before.facts.get(id)];
        const lines = [];
        if (was) {
            for (const [key, name] of Object.entries(StepPanel.FACTS)) {
                const [one, other] = [JSON.stringify(was[key]), JSON.stringify(now[key])];
                if (one !== other) lines.push(key === "o" ? name : `${name} ${oneLine(one, 80)} \u2192 ${oneLine(other, 80)}`);
            }
        }
        const record = state.before.records.get(id);
        if (record !== undefined && state.rulesDiffer(record, state.records[id])) lines.push("rules");
        return lines;
    }

    queries(step) {
        if (!step.queries) return null;
        return group("Queries", step.queries.length, element("div.list", null, step.queries.map(([id, answer]) => {
            const value = JSON.parse(answer);
            return element("div.item", null, element("span.by", null, id), element("span.grow", null, this.answer(value)));
        })));
    }

    answer(value) {
        if (value === null) return "no view";
        if (typeof value === "boolean") return value ? "yes" : "no";
        if (typeof value === "string") return this.view(value);
        const keys = Object.keys(value);
        if (keys.length === 0) return "no views";
        return keys.map((key) => element("div", null, element("b", null, oneLine(key, 60)), " ",
            value[key].slice(0, 40).map((path) => [this.view(path), " "]), value[key].length > 40 && `and ${value[key].length - 40} more`));
    }

    events(step) {
        if (!step.events) return null;
        const {recording} = this.app;
        const list = longList(step.events, (numbers) => this.event(recording.event(numbers)));
        const left = step.eventCount - step.events.length;
        return group("Events", step.eventCount, list,
            left > 0 && element("p.place", null, `${left.toLocaleString("en")} more events are left out of this page.`));
    }

    event(event) {
        const values = event.old !== null && event.new !== null ? `${event.old} \u2192 ${event.new}`
            : event.old !== null ? "was " + event.old : event.new !== null ? event.new : "";
        const details = [
            event.prior && "prior", event.keyPath !== null && event.kind !== "setting" && event.kind !== "property" && event.kind,
            event.indexes !== null && "at " + event.indexes, event.from !== null && "from " + event.from,
            event.parent !== null && "in " + event.parent, event.fromIndex >= 0 && `from index ${event.fromIndex}`,
            event.index >= 0 && `index ${event.index}`, values && oneLine(values, 400),
        ].filter(Boolean);
        return element("div.item", null, element("span.by", {title: event.observer}, event.observer), element("span.grow", null,
            event.keyPath === null ? event.kind + " " : element("b", null, event.keyPath, " "), event.keyPath !== null && "of ", this.view(event.path),
            element("span.detail.number", null, details.join(", "))));
    }
}

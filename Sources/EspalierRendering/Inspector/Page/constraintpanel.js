// The panel of constraints: those that cannot hold, views that they leave open, and all of them, with a search.

class ConstraintPanel {
    constructor(app) {
        this.app = app;
        this.box = byId("constraints-panel");
        this.results = element("div");
        this.found = element("span.place", {"aria-live": "polite"});
        this.field = element("input.filter", {type: "search", placeholder: "Search constraints", "aria-label": "Search constraints by their texts and identifiers", spellcheck: "false", input: () => this.list()});
        this.hasAny = app.recording.constraints.length > 0;
        byId("tab-constraints").hidden = byId("lines").hidden = !this.hasAny;
        for (const button of document.querySelectorAll("[data-panel=constraints]")) button.hidden = !this.hasAny;
    }

    update() {
        if (!this.hasAny) return;
        const {state} = this.app;
        const wrong = state.conflicts.length + state.ambiguous.size;
        byId("constraints-badge").textContent = wrong ? wrong.toLocaleString("en") : "";
        const hadFocus = document.activeElement === this.field;
        this.box.replaceChildren();
        append(this.box, [
            state.width !== null ? element("p.lead", null, "What is wrong at another width stands in the panel of the step.") : [
            group("Conflicts", state.conflicts.length, state.conflicts.length ? state.conflicts.map((conflict) => this.conflict(conflict)) : element("p.lead", null, "All required constraints hold.")),
            group("Ambiguous views", state.ambiguous.size, state.ambiguous.size ? longList([...state.ambiguous], ([id, numbers]) => this.ambiguity(id, numbers)) : element("p.lead", null, "Each view that constraints place has one frame only."))],
            group("All constraints", state.constraints.size, this.field, this.found, this.results),
        ]);
        this.list();
        if (hadFocus) this.field.focus();
    }

    conflict({broken, with: others, given, choices}) {
        return element("div.notice.removed", null, element("b", null, "Cannot hold: "), this.item(broken),
            others.length || given.length ? element("div.lead", null, "together with") : null,
            others.map((constraint) => this.item(constraint)), given.map((text) => element("div.item", null, text)),
            choices.length ? element("div.lead", null, "if another one were broken") : null,
            choices.map(({constraint, text}) => element("div.item", null, element("span.grow", null, "without ", element("code", null, oneLine(constraint.identifier || constraint.write(this.app.state))),
                element("span.detail.number", null, oneLine(text, 400))))));
    }

    ambiguity(id, numbers) {
        const {app} = this;
        const open = ATTRIBUTES.filter((_, part) => numbers & (1 << part));
        return element("button.item", {
            click: () => app.select(id, "panel"),
            pointerenter: () => app.hover(id), pointerleave: () => app.hover(-1),
        }, element("span.sign.found", {title: "ambiguous"}, "?"), element("span.grow", null, app.state.title(id), app.state.name(id) === null && app.state.about(id) !== null ? ` \u201c${oneLine(app.state.about(id), 40)}\u201d` : null,
            element("span.detail", null, `${open.join(", ")} could be ${open.length === 1 ? "another" : "others"}`)));
    }

    /** The constraints in which each word stands. */
    list() {
        const {state} = this.app;
        const words = this.field.value.toLowerCase().split(/\s+/).filter(Boolean);
        const all = state.activeConstraints();
        const list = words.length === 0 ? all : all.filter((constraint) => {
            const text = `${constraint.write(state)} ${constraint.identifier || ""} ${state.kind(constraint.first.id)}`.toLowerCase();
            return words.every((word) => text.includes(word));
        });
        this.found.textContent = words.length ? `${list.length} of ${plural(all.length, "constraint")}` : "";
        this.results.replaceChildren(longList(list, (constraint) => this.item(constraint)));
    }

    /** A constraint as a line that shows it in the picture, and leads to its view. */
    item(constraint) {
        const {app} = this;
        const {state} = app;
        const isBroken = state.conflicts.some(({broken}) => broken === constraint);
        return element("button.item.constraint" + (isBroken ? ".removed" : ""), {
            click: () => app.select(constraint.first.id, "panel"),
            pointerenter: () => app.pointAt(constraint), pointerleave: () => app.pointAt(null),
            focus: () => app.pointAt(constraint), blur: () => app.pointAt(null),
        }, isBroken && element("span.sign.removed", {title: "cannot hold"}, "!"),
        element("span.grow", null, element("code", null, oneLine(constraint.write(state))), constraint.place && element("span.detail", null, constraint.place)),
        constraint.identifier !== null && element("span.by", {title: constraint.identifier}, constraint.identifier));
    }

    /** The constraints of a view, for its own panel. */
    ofView(id) {
        const list = this.app.state.constraintsOf(id);
        const open = this.app.state.dependents.get(id);
        const depends = open && element("p.lead", null, sign(DEPENDENT), ` What would be another with another one of a conflict broken: ${ATTRIBUTES.filter((_, part) => open & (1 << part)).join(", ")}`);
        return list.length === 0 && !open ? null : group("Constraints", list.length, depends, longList(list, (constraint) => this.item(constraint), 20));
    }
}

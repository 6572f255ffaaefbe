// The panel of the selected view: what it is, what changed, and why it is where it is.

class ViewPanel {
    constructor(app) {
        this.app = app;
        this.box = byId("view-panel");
    }

    update() {
        const {app: {state, selected}} = this;
        this.box.replaceChildren();
        if (selected < 0) {
            this.box.append(element("p.empty", null, "Choose a view in the tree or in the picture to see its frame, its properties and why it is where it is."));
            return;
        }
        if (!state.present[selected]) {
            this.box.append(this.head(selected), element("p.notice", null, "This view is not in the tree at this step."));
            return;
        }
        const whys = state.width === null ? [this.why(selected), this.rules(selected)] : [group("Why is this here", null, element("p.lead", null, "Told for the recorded width alone: \u201cOwn\u201d below the picture goes back to it."))];
        append(this.box, [this.head(selected), this.frame(selected), ...whys, this.app.constraintPanel.ofView(selected), this.facts(selected)]);
    }

    link(id, text) {
        const {app} = this;
        return element("button.link", {
            click: () => app.select(id, "panel"),
            pointerenter: () => app.hover(id), pointerleave: () => app.hover(-1),
        }, text === undefined ? app.state.title(id) : text);
    }

    head(id) {
        const {state} = this.app;
        const facts = state.facts[id];
        const kinds = state.changes.get(id) || [];
        const line = element("div.headline", null, element("h3", null, state.title(id)),
            facts.n !== null && element("span.kind", null, state.kind(id)), ...kinds.map((kind) => element("span", {title: kind.label}, sign(kind), " ", kind.label)));
        const crumbs = element("div.crumbs", {"aria-label": "Superviews"});
        const ancestors = state.ancestors(id).reverse();
        const shown = ancestors.length > 8 ? [...ancestors.slice(0, 3), null, ...ancestors.slice(-4)] : ancestors;
        for (const ancestor of shown) crumbs.append(ancestor === null ? "\u2026" : this.link(ancestor), " \u203a ");
        if (state.present[id]) crumbs.append(element("span.mono", {title: "The path from the root"}, oneLine(state.path(id), 60)));
        return element("div", null, line, crumbs);
    }

    frame(id) {
        const {state} = this.app;
        const now = state.frame(id);
        const isNew = state.step === 0 || (state.changes.get(id) || [])[0] === CHANGES.added;
        const was = state.before && !isNew ? state.before.frames.get(id) : null;
        const cells = ATTRIBUTES.map((name, part) => {
            const isChanged = was && was[part] !== now[part];
            const tone = part < 2 ? "moved" : "resized";
            return element("div" + (isChanged ? ".is-changed." + tone : ""), {title: isChanged ? `${was[part]} \u2192 ${now[part]}` : String(now[part])},
                element("span", null, name), element("span.number.value", null, short(now[part])),
                isChanged && element("span.number.was", null, short(was[part])));
        });
        return group("Frame", null, element("div.frame-box", null, cells));
    }

    why(id) {
        const reasons = this.app.state.reasons(id);
        const rows = ATTRIBUTES.map((name, part) => element("div.why-row", null,
            element("div.what", null, name), element("div", null, reasons ? this.reason(id, reasons, part) : this.given(id, part))));
        return group("Why is this here", null, element("div.why", null, rows));
    }

    given(id, part) {
        const {state} = this.app;
        const facts = state.facts[id];
        const follows = facts.o && facts.o.some(([name]) => name === "autoresizing");
        const holders = state.placed.has(id) ? this.holders(id, part) : [];
        if (holders.length) return holders;
        return element("span.lead", null, state.parents[id] < 0 ? "the root: its frame is given"
            : state.placed.has(id) ? "by its content, or by constraints of other views"
            : follows ? "given; follows the superview by autoresizing" : "given: no rule decides it");
    }

    /** The constraints of the view along the axis of a number, and what they hold it to. */
    holders(id, part) {
        const {state} = this.app;
        const isVertical = part === 1 || part === 3;
        const list = state.constraintsOf(id).filter((constraint) => constraint.sideOf(id).isVertical === isVertical);
        return list.slice(0, 4).flatMap((constraint) => {
            const other = constraint.otherThan(id);
            return [element("code.rule", null, oneLine(constraint.write(state))), element("span.from", null,
                other < 0 ? "" : ["from ", this.link(other, `${state.title(other)} at ${state.frame(other).map(short).join(", ")}`), " "],
                constraint.place || "")];
        }).concat(list.length > 4 ? [element("span.place", null, `and ${list.length - 4} more, listed below`)] : []);
    }

    reason(id, reasons, part) {
        const {parts, needs, formula} = reasons.attributes[part];
        if (parts.length === 0) return this.given(id, part);
        const children = [element("span.lead", null, formula === null ? "kept, within its limits" : "by " + formula)];
        for (const each of parts) {
            const rule = reasons.rules[each.rule];
            children.push(rule ? this.ruleText(rule.text, each) : element("code.rule", null, each.name));
            children.push(element("span.place", null, this.partText(each) + (rule ? ", " + this.origin(rule.origin) : "")));
        }
        if (needs.length) {
            const links = needs.flatMap((need, at) => [at ? ", " : "", this.link(need.id, this.needText(id, need))]);
            children.push(element("span.from", null, "from ", ...links));
        }
        return children;
    }

    /** The name that the author wrote, what it stands for in the formula, what a limit does, and its place in the rule. */
    partText({name, canonical, limit, line, column}) {
        const stands = canonical === null ? "" : ` gives ${canonical}`;
        const limits = limit === 0 ? "" : limit === 1 ? ", the limit that applies" : ", a limit that changes nothing";
        return `${name}${stands}${limits}, ${line}:${column} in the rule`;
    }

    needText(id, need) {
        const {state} = this.app;
        const attribute = ATTRIBUTES[need.attribute];
        const value = short(state.frame(need.id)[need.attribute]);
        const whose = need.id === id ? "its own " : need.id === state.parents[id] ? `superview ${state.title(need.id)}.` : state.title(need.id) + ".";
        return `${whose}${attribute} ${value}`;
    }

    /** Where a rule stands, in words. */
    origin(origin) {
        const parts = /^scenario:(\d+)$/.exec(origin);
        if (!parts) return origin;
        return parts[1] === "0" ? "the scenario" : `line ${parts[1]} of the scenario`;
    }

    /** A rule text, with the one name marked that is meant. */
    ruleText(text, {name, line, column}) {
        const start = ViewPanel.offset(text, line, column);
        const end = start + name.length;
        return element("code.rule", null, text.slice(0, start), element("mark", null, text.slice(start, end)), text.slice(end));
    }

    /** Where a line and a column, counted in Unicode scalars from 1, stand in a text. */
    static offset(text, line, column) {
        let start = 0;
        for (let i = 1; i < line; i++) {
            const end = /\r\n|\r|\n/g;
            end.lastIndex = start;
            if (!end.exec(text)) break;
            start = end.lastIndex;
        }
        return start + [...text.slice(start)].slice(0, column - 1).join("").length;
    }

    rules(id) {
        const reasons = this.app.state.reasons(id);
        if (!reasons || reasons.rules.length === 0) return null;
        const used = new Set(reasons.attributes.flatMap(({parts}) => parts.map((part) => part.rule)));
        const list = reasons.rules.map((rule, number) => element("div", null,
            element("code.rule" + (used.has(number) ? "" : ".idle"), null, rule.text),
            element("span.place", null, this.origin(rule.origin) + (used.has(number) ? "" : "; gives nothing now"))));
        return group("Rules", reasons.rules.length, element("div.rules", null, list));
    }

    facts(id) {
        const {state} = this.app;
        const facts = state.facts[id];
        const isNew = state.step === 0 || (state.changes.get(id) || [])[0] === CHANGES.added;
        const old = state.before && !isNew ? state.before.facts.get(id) : undefined;
        const list = element("dl.facts");
        const row = (name, value, was) => {
            const isChanged = old && was !== undefined && was !== value;
            list.append(element("dt", null, name), element("dd.number", null,
                isChanged && element("span.was", null, was), element(isChanged ? "span.now.changed" : "span", null, value)));
        };
        const each = (name, write) => row(name, write(facts), old ? write(old) : undefined);
        row("class", state.ownKind(id) === null ? state.kind(id) : `${state.ownKind(id)}, shown by ${state.recording.classes[id]}`);
        each("name", (f) => f.n === null ? "none" : f.n);
        each("tag", (f) => String(f.g));
        if (facts.t !== null || old && old.t !== null) each("text", (f) => f.t === null ? "none" : JSON.stringify(f.t));
        const shown = facts.l === null ? "" : facts.l.map((line) => line[0]).join("\n");
        if (shown !== "" && shown !== facts.t) row("shown text", JSON.stringify(shown));
        each("hidden", (f) => f.h ? "yes" : "no");
        each("alpha", (f) => String(f.a));
        if (facts.c) row("clips to bounds", "yes");
        if (facts.b || old && old.b) each("bounds origin", (f) => f.b ? f.b.join(", ") : "0, 0");
        if (facts.m || old && old.m) each("transform", (f) => f.m ? f.m.join(", ") : "none");
        if (facts.s) row("bounds size", facts.s.join(" \u00d7 "));
        const [left, top, right, bottom] = state.geometry.box(id);
        row("in the root", `${short(left)}, ${short(top)}, ${short(right - left)} \u00d7 ${short(bottom - top)}`);
        const valueOf = (f, name) => ((f.o || []).find((pair) => pair[0] === name) || [name, "none"])[1];
        const names = (facts.o || []).map((pair) => pair[0]);
        if (old && old.o) for (const [name] of old.o) if (!names.includes(name)) names.push(name);
        for (const name of names) row(name.replace(/^properties\./, ""), valueOf(facts, name), old ? valueOf(old, name) : undefined);
        return group("Properties", null, list);
    }
}

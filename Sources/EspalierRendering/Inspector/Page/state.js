// The tree at one step, and what the step changed. Going to a step starts from the nearest state that was kept.

/** The kinds of change, in the order in which they are shown. */
const CHANGES = {
    added: {kind: "added", letter: "+", label: "added"},
    removed: {kind: "removed", letter: "\u2212", label: "removed"},
    reparented: {kind: "reparented", letter: "\u21c4", label: "re-parented"},
    moved: {kind: "moved", letter: "\u2192", label: "moved"},
    resized: {kind: "resized", letter: "\u2922", label: "resized"},
    reordered: {kind: "reordered", letter: "\u2195", label: "reordered"},
    changed: {kind: "changed", letter: "\u2022", label: "property or rule changed"},
};

/** What a view is before anything is told of it. Shared: never changed, only replaced. */
const PLAIN = Object.freeze({n: null, g: 0, h: 0, a: 1, c: 0, t: null, l: null, b: null, m: null, s: null, o: null, k: null});
const NO_CHILDREN = Object.freeze([]);

/** The mark of a view whose frame depends on which constraint of a conflict is broken. */
const DEPENDENT = {kind: "dependent", letter: "", label: "its frame depends on which constraint of a conflict is broken"};

class State {
    /** How many steps lie between two states that are kept. */
    static KEPT = 12;
    /** Properties that tell views apart, where they have no name. */
    static ABOUT = ["title", "label", "text", "accessibilityIdentifier", "identifier", "role"].map((name) => "properties." + name);

    constructor(recording) {
        /** By id of a view that cuts off: how far the page has scrolled it, to show what it hides. */
        this.scrolled = new Map();
        this.recording = recording;
        this.kept = new Map();
        /** By facts, which are shared and never changed: what is told of them in the tree. */
        this.captions = new WeakMap();
        this.reset();
        this.geometry = new Geometry(recording.count);
        this.before = null;
        /** Another width than the recorded one, and then the state as it was recorded. */
        this.width = null;
        this.own = null;
        for (let step = 0; step < recording.steps.length; step++) {
            this.apply(step, null);
            if (step % State.KEPT === 0) this.kept.set(step, this.copy());
        }
    }

    reset() {
        const count = this.recording.count;
        this.step = -1;
        this.root = -1;
        this.parents = new Int32Array(count).fill(-1);
        this.present = new Uint8Array(count);
        this.frames = new Float64Array(count * 4);
        this.children = new Array(count).fill(NO_CHILDREN);
        this.facts = new Array(count).fill(PLAIN);
        this.records = new Int32Array(count).fill(-1);
        /** Numbers of the active constraints; by view, the sum of what is open (x 1, y 2, width 4, height 8); those placed by constraints. */
        this.constraints = new Set();
        this.ambiguous = new Map();
        this.placed = new Set();
        this.conflicts = [];
        /** By view, the sum of what depends on which constraint of a conflict is broken (x 1, y 2, width 4, height 8). */
        this.dependents = new Map();
    }

    copy() {
        const {step, root} = this;
        return {
            step, root, parents: this.parents.slice(), present: this.present.slice(), frames: this.frames.slice(),
            children: this.children.slice(), facts: this.facts.slice(), records: this.records.slice(),
            constraints: new Set(this.constraints), ambiguous: this.ambiguous, placed: this.placed, conflicts: this.conflicts, dependents: this.dependents,
        };
    }

    restore(kept) {
        Object.assign(this, kept, {
            parents: kept.parents.slice(), present: kept.present.slice(), frames: kept.frames.slice(),
            children: kept.children.slice(), facts: kept.facts.slice(), records: kept.records.slice(),
            constraints: new Set(kept.constraints),
        });
    }

    /** Goes to a step, and finds out what it changed. */
    go(step) {
        if (this.recording.steps.length === 0) return;
        this.leaveWidth();
        if (this.step !== step - 1) {
            const nearest = Math.floor((step - 1) / State.KEPT) * State.KEPT;
            if (step === 0) this.reset();
            else if (this.step > step - 1 || this.step < nearest) this.restore(this.kept.get(nearest));
            while (this.step < step - 1) this.apply(this.step + 1, null);
        }
        this.before = {corners: null, frames: new Map(), facts: new Map(), records: new Map(), places: new Map()};
        if (step > 0) {
            this.geometry.update(this);
            this.before.corners = this.geometry.corners.slice();
            this.before.order = this.geometry.order.slice(0, this.geometry.count);
            this.before.planes = this.geometry.depths.slice();
        }
        this.apply(step, this.before);
        this.geometry.update(this);
        this.changes = this.findChanges(step);
    }

    /** Shows the step at a width among those that were recorded. Nothing is told of changes there, nor of constraints. */
    setWidth(width) {
        this.leaveWidth();
        this.own = this.copy();
        this.width = width;
        this.recording.widths(this.step).apply(this, width);
        this.before = null;
        [this.conflicts, this.ambiguous, this.dependents, this.changes] = [[], new Map(), new Map(), new Map()];
        this.geometry.update(this);
    }

    leaveWidth() {
        if (this.own) this.restore(this.own);
        [this.own, this.width] = [null, null];
    }

    apply(step, before) {
        const {out, in: placed, frames, facts, reasons} = this.recording.steps[step];
        if (out) this.takeOut(out, before);
        if (placed) this.putIn(placed, new Set(out));
        if (frames) this.setFrames(frames, before);
        if (facts) {
            for (let i = 0; i < facts.length; i += 2) {
                const id = facts[i];
                // Lines that stand elsewhere because the view has another size are no change of their own.
                if (before && Object.keys(facts[i + 1]).some((key) => key !== "l" && key !== "k")) before.facts.set(id, this.facts[id]);
                this.facts[id] = {...this.facts[id], ...facts[i + 1]};
            }
        }
        if (reasons) {
            for (let i = 0, id = 0; i < reasons.length; i += 2) {
                id += reasons[i];
                if (before) before.records.set(id, this.records[id]);
                this.records[id] = reasons[i + 1];
            }
        }
        this.applyConstraints(this.recording.steps[step]);
        this.step = step;
    }

    applyConstraints({constraints, conflicts = [], ambiguous, placed}) {
        if (constraints) {
            const numbers = (gaps) => { let last = 0; return gaps.map((gap) => last += gap); };
            for (const number of numbers(constraints[0])) this.constraints.delete(number);
            for (const number of numbers(constraints[1])) this.constraints.add(number);
        }
        const table = this.recording.constraints;
        this.dependents = new Map();
        this.conflicts = conflicts.map(([broken, others, given, parts]) => {
            const choices = [];
            for (let i = 0; i < parts.length; i += 3) {
                const [constraint, text, views] = [table[parts[i]], this.recording.text(parts[i + 1]), parts[i + 2]];
                choices.push({constraint, text});
                for (let j = 0; j < views.length; j += 2) this.dependents.set(views[j], this.dependents.get(views[j]) | views[j + 1]);
            }
            return {broken: table[broken], with: others.map((number) => table[number]), given, choices};
        });
        if (ambiguous) {
            this.ambiguous = new Map();
            for (let i = 0; i < ambiguous.length; i += 2) this.ambiguous.set(ambiguous[i], ambiguous[i + 1]);
        }
        if (placed) this.placed = new Set(placed);
    }

    /** The active constraints, in the order of the tree: by the views of their first sides. */
    activeConstraints() {
        const {places} = this.geometry;
        return [...this.constraints].map((number) => this.recording.constraints[number])
            .sort((one, other) => places[one.first.id] - places[other.first.id] || one.number - other.number);
    }

    /** Those that concern a view, by either side. */
    constraintsOf(id) {
        return id < 0 || this.constraints.size === 0 ? [] : this.activeConstraints().filter((constraint) => constraint.concerns(id));
    }

    takeOut(ids, before) {
        const leaving = new Set(ids);
        const parents = new Set();
        for (const id of ids) {
            const parent = this.parents[id];
            if (before) before.places.set(id, {parent, index: -1, path: null});
            if (parent >= 0) parents.add(parent);
            this.present[id] = 0;
        }
        if (before) this.rememberPlaces(before);
        for (const parent of parents) this.children[parent] = this.children[parent].filter((id) => !leaving.has(id));
        for (const id of ids) this.parents[id] = -1;
    }

    /** Where views that leave were: their paths do not follow from the tree afterwards. */
    rememberPlaces(before) {
        let asked = 0;
        for (const [id, place] of before.places) {
            if (asked++ > 500) break;
            place.path = this.path(id);
        }
    }

    putIn(placed, leaving) {
        const touched = new Map();
        for (let i = 0; i < placed.length; i += 3) {
            const [id, parent, index] = [placed[i], placed[i + 1], placed[i + 2]];
            if (!this.present[id] && !leaving.has(id)) this.forget(id);
            this.present[id] = 1;
            this.parents[id] = parent;
            if (parent < 0) {
                this.root = id;
                continue;
            }
            if (!touched.has(parent)) touched.set(parent, this.children[parent].slice());
            touched.get(parent).splice(index, 0, id);
        }
        for (const [parent, list] of touched) this.children[parent] = list;
    }

    /** A view that was not in the tree is told of in full, from the defaults. */
    forget(id) {
        this.frames.fill(0, id * 4, id * 4 + 4);
        this.facts[id] = PLAIN;
        this.records[id] = -1;
        this.children[id] = NO_CHILDREN;
    }

    setFrames(list, before) {
        for (let i = 0, id = 0; i < list.length;) {
            id += list[i++];
            const mask = list[i++];
            const at = id * 4;
            if (before) before.frames.set(id, this.frames.slice(at, at + 4));
            for (let part = 0; part < 4; part++) if (mask & (1 << part)) this.frames[at + part] = list[i++];
        }
    }

    /** The kinds of change of each view that the step itself changed, in the order of the tree. */
    findChanges(step) {
        const changes = new Map();
        if (step === 0) return changes;
        const {before, recording} = this;
        const {out = [], in: placed = []} = recording.steps[step];
        const kinds = (id) => changes.get(id) || changes.set(id, []).get(id);
        for (let i = 0; i < placed.length; i += 3) {
            const was = before.places.get(placed[i]);
            if (!was) kinds(placed[i]).push(CHANGES.added);
            else kinds(placed[i]).push(was.parent === placed[i + 1] ? CHANGES.reordered : CHANGES.reparented);
        }
        for (const id of out) if (!this.present[id]) kinds(id).push(CHANGES.removed);
        const isNew = (id) => !!changes.get(id) && changes.get(id)[0] === CHANGES.added;
        for (const [id, old] of before.frames) {
            if (isNew(id)) continue;
            const at = id * 4;
            if (old[0] !== this.frames[at] || old[1] !== this.frames[at + 1]) kinds(id).push(CHANGES.moved);
            if (old[2] !== this.frames[at + 2] || old[3] !== this.frames[at + 3]) kinds(id).push(CHANGES.resized);
        }
        for (const id of before.facts.keys()) if (!isNew(id)) kinds(id).push(CHANGES.changed);
        for (const [id, old] of before.records) {
            if (!this.present[id] || isNew(id) || !this.rulesDiffer(old, this.records[id])) continue;
            if (!kinds(id).includes(CHANGES.changed)) kinds(id).push(CHANGES.changed);
        }
        return changes;
    }

    /** Whether the rules themselves are others; what they are computed from may change without. */
    rulesDiffer(one, other) {
        const key = (record) => record < 0 ? "" : JSON.stringify(this.recording.records[record].rules);
        return key(one) !== key(other);
    }

    // What is asked of a view.

    name(id) { return this.facts[id].n; }
    /** The class: one that an interface file names and nobody registered goes before the one that stands for it. */
    kind(id) { return this.ownKind(id) || this.recording.classes[id]; }
    ownKind(id) { return this.caption(id).kind; }
    title(id) { return this.facts[id].n !== null ? oneLine(this.facts[id].n, 120) : this.kind(id); }
    /** What a view is about: its text, or a property that says so; null where nothing does. */
    about(id) { return this.caption(id).about; }

    caption(id) {
        const facts = this.facts[id];
        let caption = this.captions.get(facts);
        if (caption !== undefined) return caption;
        caption = {kind: null, about: facts.t || null};
        if (facts.o) {
            const texts = new Map();
            for (const [name, value] of facts.o) if (value[0] === "\"") texts.set(name, JSON.parse(value));
            caption.kind = texts.get("properties.class") || null;
            for (const name of State.ABOUT) if (caption.about === null && texts.get(name)) caption.about = texts.get(name);
        }
        if (caption.about === null && facts.l !== null && facts.l.length) caption.about = facts.l[0][0];
        this.captions.set(facts, caption);
        return caption;
    }
    reasons(id) { return this.records[id] < 0 ? null : this.recording.records[this.records[id]]; }

    frame(id) {
        return this.frames.subarray(id * 4, id * 4 + 4);
    }

    path(id) {
        let path = "";
        for (let view = id; this.parents[view] >= 0; view = this.parents[view]) {
            path = "/" + this.children[this.parents[view]].indexOf(view) + path;
        }
        return path || "/";
    }

    /** The view at a path; -1 where there is none. */
    at(path) {
        if (path === null || path[0] !== "/") return -1;
        let view = this.root;
        for (const part of path.split("/")) {
            if (part === "" || view < 0) continue;
            const child = this.children[view][Number(part)];
            view = child === undefined ? -1 : child;
        }
        return view;
    }

    ancestors(id) {
        const list = [];
        for (let view = this.parents[id]; view >= 0; view = this.parents[view]) list.push(view);
        return list;
    }
}

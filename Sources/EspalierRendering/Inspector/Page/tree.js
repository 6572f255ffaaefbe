// The tree at the left: as many rows as are in sight, whatever the number of views.

class TreeView {
    static ROW = 26;

    constructor(app) {
        this.app = app;
        this.box = byId("tree");
        this.rows = byId("tree-rows");
        this.folded = new Set();
        this.pool = [];
        this.visible = [];
        this.box.addEventListener("scroll", () => this.fill());
        this.box.addEventListener("click", (event) => this.click(event));
        this.box.addEventListener("dblclick", (event) => {
            const row = this.rowOf(event);
            if (row && !event.target.closest(".twist")) app.canvas.fit(row.id);
        });
        this.box.addEventListener("pointermove", (event) => {
            const row = this.rowOf(event);
            app.hover(row ? row.id : -1);
        });
        this.box.addEventListener("pointerleave", () => app.hover(-1));
        new ResizeObserver(() => this.fill()).observe(this.box);
    }

    rowOf(event) {
        const node = event.target.closest(".row");
        return node ? this.pool.find((row) => row.node === node) : null;
    }

    click(event) {
        const row = this.rowOf(event);
        if (!row) return;
        if (event.target.closest(".twist") && this.app.state.children[row.id].length) this.toggle(row.id);
        else this.app.select(row.id, "tree");
    }

    /** Finds out which views have a row now: all but what is folded or filtered out. */
    update() {
        const {state, search, options} = this.app;
        this.marks = this.innerChanges();
        this.context = null;
        if (search.matches !== null) this.context = this.withAncestors(search.matches);
        if (options.onlyChanges) {
            const changed = this.withAncestors(new Set(state.changes.keys()));
            this.context = this.context ? new Set([...this.context].filter((id) => changed.has(id))) : changed;
        }
        this.visible = [];
        const {geometry} = state;
        for (let place = 0; place < geometry.count; place++) {
            const id = geometry.order[place];
            if (this.context && !this.context.has(id)) continue;
            this.visible.push(id);
            // What is filtered is shown even where it is folded.
            if (!this.context && this.folded.has(id)) place = geometry.ends[id] - 1;
        }
        this.places = new Map(this.visible.map((id, place) => [id, place]));
        this.rows.style.height = this.visible.length * TreeView.ROW + "px";
        byId("tree-count").textContent = geometry.count.toLocaleString("en");
        const empty = byId("tree-empty");
        empty.hidden = this.visible.length > 0;
        empty.textContent = search.matches !== null ? "No view matches." : "This step changed no view.";
        this.fill();
    }

    withAncestors(ids) {
        const {state} = this.app;
        const all = new Set();
        for (const id of ids) {
            if (!state.present[id]) continue;
            for (let view = id; view >= 0 && !all.has(view); view = state.parents[view]) all.add(view);
        }
        return all;
    }

    /** Views with a change somewhere below them. */
    innerChanges() {
        const {state} = this.app;
        const inner = new Set();
        for (const id of state.changes.keys()) {
            for (let view = state.parents[id]; view >= 0 && !inner.has(view); view = state.parents[view]) inner.add(view);
        }
        return inner;
    }

    fill() {
        const {box, visible} = this;
        if (!this.marks) return;
        const first = Math.max(0, Math.floor(box.scrollTop / TreeView.ROW) - 4);
        const last = Math.min(visible.length, Math.ceil((box.scrollTop + box.clientHeight) / TreeView.ROW) + 4);
        const needed = Math.max(0, last - first);
        while (this.pool.length < needed) this.pool.push(this.makeRow());
        for (let i = 0; i < this.pool.length; i++) {
            const row = this.pool[i];
            row.node.hidden = i >= needed;
            if (i < needed) this.show(row, visible[first + i], first + i);
            else row.id = -1;
        }
        const active = this.pool.find((row) => row.id === this.app.selected && row.id >= 0);
        if (active) box.setAttribute("aria-activedescendant", active.node.id);
        else box.removeAttribute("aria-activedescendant");
    }

    makeRow() {
        const parts = {
            twist: element("span.twist"), name: element("span.name"), kind: element("span.kind"), about: element("span.about"), tag: element("span.tag"),
            signs: element("span.signs"),
        };
        const node = element("div.row", {role: "treeitem", id: "row-" + this.pool.length}, parts.twist, parts.name, parts.kind,
            parts.about, parts.tag, element("span.spacer"), parts.signs);
        this.rows.append(node);
        return {node, parts, id: -1};
    }

    show(row, id, place) {
        const {state, search, selected, hovered} = this.app;
        const {node, parts} = row;
        row.id = id;
        const facts = state.facts[id];
        const depth = state.geometry.depths[id];
        const hasChildren = state.children[id].length > 0;
        node.style.transform = `translateY(${place * TreeView.ROW}px)`;
        node.style.paddingLeft = 6 + Math.min(depth, 40) * 14 + "px";
        node.setAttribute("aria-level", depth + 1);
        node.setAttribute("aria-selected", id === selected);
        node.setAttribute("aria-setsize", depth === 0 ? 1 : state.children[state.parents[id]].length);
        if (hasChildren) node.setAttribute("aria-expanded", this.context !== null || !this.folded.has(id));
        else node.removeAttribute("aria-expanded");
        node.classList.toggle("is-hidden", state.geometry.invisible[id] === 1);
        node.classList.toggle("is-hovered", id === hovered);
        node.classList.toggle("nameless", facts.n === null);
        node.classList.toggle("is-context", this.context !== null && !this.isWanted(id));
        search.mark(parts.name, facts.n === null ? "" : oneLine(facts.n, 120));
        search.mark(parts.kind, state.kind(id));
        const about = state.about(id);
        parts.about.hidden = about === null || about === facts.n;
        search.mark(parts.about, about === null ? "" : oneLine(about, 40));
        parts.tag.textContent = facts.g ? "#" + facts.g : "";
        parts.tag.hidden = !facts.g;
        parts.name.hidden = facts.n === null;
        this.showSigns(parts.signs, id);
    }

    isWanted(id) {
        const {search, options, state} = this.app;
        return (search.matches === null || search.matches.has(id)) && (!options.onlyChanges || state.changes.has(id));
    }

    showSigns(node, id) {
        node.replaceChildren();
        if (this.app.state.dependents.has(id)) node.append(sign(DEPENDENT), " ");
        const kinds = this.app.state.changes.get(id);
        if (kinds) for (const kind of kinds) node.append(sign(kind), " ");
        else if (this.marks.has(id) && this.folded.has(id)) node.append(element("span.sign.small.moved", {title: "changes inside"}));
    }

    // Folding, and walking by keys.

    toggle(id) {
        if (!this.folded.delete(id)) this.folded.add(id);
        this.update();
    }

    foldAll(fold) {
        const {state} = this.app;
        this.folded.clear();
        if (fold) for (let i = 1; i < state.geometry.count; i++) {
            const id = state.geometry.order[i];
            if (state.children[id].length) this.folded.add(id);
        }
        this.update();
    }

    reveal(id) {
        if (id < 0) return;
        let isChanged = false;
        for (const ancestor of this.app.state.ancestors(id)) isChanged = this.folded.delete(ancestor) || isChanged;
        if (isChanged) this.update();
        const place = this.places.get(id);
        if (place === undefined) return;
        const top = place * TreeView.ROW;
        const {scrollTop, clientHeight} = this.box;
        if (top < scrollTop + TreeView.ROW) this.box.scrollTop = top - TreeView.ROW * 2;
        else if (top + TreeView.ROW * 2 > scrollTop + clientHeight) this.box.scrollTop = top - clientHeight + TreeView.ROW * 3;
    }

    /** The view whose row stands some rows further. */
    neighbour(id, by) {
        if (this.visible.length === 0) return -1;
        const place = this.places.get(id);
        if (place === undefined) return this.visible[0];
        return this.visible[Math.min(this.visible.length - 1, Math.max(0, place + by))];
    }

    get page() { return Math.max(1, Math.floor(this.box.clientHeight / TreeView.ROW) - 1); }
}

// Search by name, class, text and tag: plain words look at all of them; name:, class:, text: and tag: (or #) at one.

class Search {
    constructor(app) {
        this.app = app;
        this.field = byId("search");
        /** The views that match; null while nothing is searched. */
        this.matches = null;
        this.terms = [];
        this.field.addEventListener("input", () => app.searchChanged());
        this.field.addEventListener("keydown", (event) => {
            if (event.key === "Enter") {
                event.preventDefault();
                this.next(event.shiftKey ? -1 : 1);
            } else if (event.key === "ArrowDown" && this.matches) {
                event.preventDefault();
                this.next(1);
                byId("tree").focus();
            } else if (event.key === "Escape") {
                event.stopPropagation();
                if (this.field.value === "") this.field.blur();
                this.field.value = "";
                app.searchChanged();
            }
        });
    }

    update() {
        this.terms = this.field.value.toLowerCase().split(/\s+/).filter(Boolean).map((word) => {
            const parts = /^(name|class|text|tag):(.*)$/.exec(word);
            if (parts) return {field: parts[1], text: parts[2]};
            if (/^#-?\d+$/.test(word)) return {field: "tag", text: word.slice(1)};
            return {field: null, text: word};
        }).filter((term) => term.text !== "");
        this.matches = null;
        if (this.terms.length) {
            this.matches = new Set();
            const {state} = this.app;
            for (let i = 0; i < state.geometry.count; i++) {
                const id = state.geometry.order[i];
                if (this.terms.every((term) => this.fits(state, id, term))) this.matches.add(id);
            }
        }
        this.count();
    }

    fits(state, id, {field, text}) {
        const facts = state.facts[id];
        const has = (part, value) => (field === null || field === part) && value !== null && value.toLowerCase().includes(text);
        if (has("name", facts.n) || has("class", state.kind(id)) || has("class", state.recording.classes[id]) || has("text", state.about(id))) return true;
        return (field === "tag" || field === null && facts.g !== 0) && String(facts.g) === text;
    }

    count() {
        const label = byId("search-count");
        if (this.matches === null) {
            label.textContent = "";
            return;
        }
        const list = [...this.matches];
        const place = list.indexOf(this.app.selected);
        label.textContent = place < 0 ? String(list.length) : `${place + 1} / ${list.length}`;
    }

    /** Selects the next view that matches, from the selected one on. */
    next(by) {
        if (!this.matches || this.matches.size === 0) return;
        const list = [...this.matches];
        const place = list.indexOf(this.app.selected);
        const next = place < 0 ? (by > 0 ? 0 : list.length - 1) : (place + by + list.length) % list.length;
        this.app.select(list[next], "search");
    }

    /** Puts a text into a node, with what was searched for marked. */
    mark(node, text) {
        const lower = text.toLowerCase();
        for (const {field, text: wanted} of this.terms) {
            const at = field === "tag" ? -1 : lower.indexOf(wanted);
            // Lower case may be longer than the text itself: then nothing is marked.
            if (at < 0 || lower.length !== text.length) continue;
            node.replaceChildren(text.slice(0, at), element("mark", null, text.slice(at, at + wanted.length)), text.slice(at + wanted.length));
            return;
        }
        node.textContent = text;
    }
}

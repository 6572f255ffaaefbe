// The edges of panels, which can be dragged, or moved by arrow keys; a double click gives back the usual size.

class Splitter {
    /** How small a panel, or the canvas, can be made. */
    static LEAST = 160;

    constructor(panel) {
        this.panel = panel;
        this.main = document.querySelector("main");
        this.node = element("div.splitter", {role: "separator", tabindex: 0, "aria-label": "Size of the panel " + panel.getAttribute("aria-label")});
        panel.append(this.node);
        this.node.addEventListener("pointerdown", (event) => {
            event.preventDefault();
            this.node.setPointerCapture(event.pointerId);
            this.node.classList.add("dragging");
        });
        this.node.addEventListener("pointermove", (event) => {
            if (this.node.hasPointerCapture(event.pointerId)) this.moveTo(event.clientX, event.clientY);
        });
        for (const end of ["pointerup", "pointercancel"]) this.node.addEventListener(end, () => this.node.classList.remove("dragging"));
        this.node.addEventListener("dblclick", () => this.main.style.removeProperty(this.side.property));
        this.node.addEventListener("keydown", (event) => this.key(event));
        this.node.addEventListener("focus", () => this.tell());
    }

    /** Where the canvas lies, as seen from the panel, and what keeps the panel's size. */
    get side() {
        const panel = this.panel.getBoundingClientRect();
        const stage = document.querySelector(".stage").getBoundingClientRect();
        if (stage.bottom <= panel.top + 1) return {panel, stage, isRow: true, isAfter: true, property: "--stage-height"};
        const isAfter = stage.right <= panel.left + 1;
        return {panel, stage, isRow: false, isAfter, property: isAfter ? "--side-width" : "--tree-width"};
    }

    moveTo(x, y) {
        const {panel, isRow, isAfter} = this.side;
        if (isRow) this.resize(panel.bottom - y);
        else this.resize(isAfter ? panel.right - x : x - panel.left);
    }

    /** Gives the panel a size, as far as the canvas keeps room. */
    resize(size) {
        const {panel, stage, isRow, property} = this.side;
        const both = isRow ? panel.height + stage.height : panel.width + stage.width;
        const least = Math.min(Splitter.LEAST, both / 3);
        const now = Math.min(both - least, Math.max(least, size));
        this.main.style.setProperty(property, Math.round(isRow ? both - now : now) + "px");
        this.tell();
    }

    tell() {
        const {panel, isRow} = this.side;
        this.node.setAttribute("aria-orientation", isRow ? "horizontal" : "vertical");
        this.node.setAttribute("aria-valuenow", Math.round(isRow ? panel.height : panel.width));
    }

    key(event) {
        const {panel, isRow, isAfter} = this.side;
        const ways = isRow ? {ArrowUp: 1, ArrowDown: -1} : isAfter ? {ArrowLeft: 1, ArrowRight: -1} : {ArrowLeft: -1, ArrowRight: 1};
        if (!ways[event.key]) return;
        event.preventDefault();
        this.resize((isRow ? panel.height : panel.width) + 16 * ways[event.key]);
    }
}

// The names of views in the picture: where they have room, and none over another.

class Names {
    constructor(painter) {
        this.painter = painter;
        /** How wide texts are that were measured before. */
        this.widths = new Map();
    }

    /** Names, as many as have room: those of changed views first, and none over another. */
    draw(context, state, taken) {
        context.font = this.painter.labelFont;
        context.textBaseline = "top";
        context.strokeStyle = this.painter.colors.plane;
        context.lineWidth = 3;
        let shown = 0;
        const place = (id) => { if (shown < 500 && this.drawName(context, state, id, taken)) shown++; };
        const changed = [];
        for (const id of state.changes.keys()) if (state.present[id]) changed.push(id);
        for (const id of changed.slice(0, 300)) place(id);
        // Subviews before superviews: the leaves say what is to be seen.
        for (let i = this.painter.order.length - 1; i >= 0; i--) if (!state.changes.has(this.painter.order[i])) place(this.painter.order[i]);
    }

    drawName(context, state, id, taken) {
        if (state.geometry.invisible[id] && !this.painter.options.hidden) return false;
        if (this.painter.options.matches !== null && !this.painter.options.matches.has(id)) return false;
        // A text that is shown says more of a view than its class.
        if (this.painter.options.texts && state.facts[id].l !== null && state.name(id) === null) return false;
        const at = id * 8;
        if (state.geometry.cutOff[id] || !this.painter.isInSight(at)) return false;
        const s = this.painter.screen;
        const isUpright = s[at + 1] === s[at + 3] && s[at] === s[at + 6] && s[at + 2] > s[at] && s[at + 7] > s[at + 1];
        // What superviews cut off has no name.
        const seen = isUpright ? this.painter.seenBox(state, id) : [0, 0, Math.hypot(s[at + 2] - s[at], s[at + 3] - s[at + 1]),
            Math.hypot(s[at + 6] - s[at], s[at + 7] - s[at + 1])];
        if (!isUpright && !this.painter.isUncut(state, id, (s[at] + s[at + 4]) / 2, (s[at + 1] + s[at + 5]) / 2)) return false;
        const [wide, high] = [seen[2] - seen[0], seen[3] - seen[1]];
        if (wide < 26 || high < 13) return false;
        const text = this.cut(context, state.title(id), wide - 8);
        if (text === "") return false;
        const kinds = state.changes.get(id);
        context.fillStyle = kinds ? this.painter.colors[kinds[0].kind] : state.name(id) === null ? this.painter.colors.muted : this.painter.colors.ink;
        const width = this.textWidth(context, text);
        return isUpright ? this.drawUpright(context, text, width, seen, taken)
            : this.drawLying(context, text, width, at, wide, high, taken);
    }

    /** A name in one of the corners of its view, or in the middle: where no other name is. */
    drawUpright(context, text, width, [x, y, right, bottom], taken) {
        const [wide, high] = [right - x, bottom - y];
        const low = y + (high - 12) / 2;
        const spots = high < 17 ? [[x + 4, low], [x + wide - width - 4, low]]
            : [[x + 4, y + 3], [x + 4, y + high - 15], [x + wide - width - 4, y + 3], [x + (wide - width) / 2, low]];
        for (const [left, top] of spots) {
            if (!taken.add(left, top, width, 12)) continue;
            this.write(context, text, left, top);
            return true;
        }
        return false;
    }

    /** A name that lies in the plane of its view. */
    drawLying(context, text, width, at, wide, high, taken) {
        const s = this.painter.screen;
        const [ux, uy] = [(s[at + 2] - s[at]) / wide, (s[at + 3] - s[at + 1]) / wide];
        const [vx, vy] = [(s[at + 6] - s[at]) / high, (s[at + 7] - s[at + 1]) / high];
        const [x, y] = [s[at] + 4 * ux + 3 * vx, s[at + 1] + 4 * uy + 3 * vy];
        const xs = [0, ux * width, vx * 12, ux * width + vx * 12];
        const ys = [0, uy * width, vy * 12, uy * width + vy * 12];
        const [left, top] = [Math.min(...xs), Math.min(...ys)];
        if (!taken.add(x + left, y + top, Math.max(...xs) - left, Math.max(...ys) - top)) return false;
        context.save();
        context.transform(ux, uy, vx, vy, x, y);
        this.write(context, text, 0, 0);
        context.restore();
        return true;
    }

    /** A name with a rim of the paper's colour, so that it can be read over lines. */
    write(context, text, x, y) {
        context.globalAlpha = 0.7;
        context.strokeText(text, x, y);
        context.globalAlpha = 1;
        context.fillText(text, x, y);
    }

    textWidth(context, text) {
        let width = this.widths.get(text);
        if (width === undefined) {
            width = context.measureText(text).width;
            if (this.widths.size > 20000) this.widths.clear();
            this.widths.set(text, width);
        }
        return width;
    }

    cut(context, text, room) {
        if (this.textWidth(context, text) <= room) return text;
        const fits = Math.floor(text.length * room / this.textWidth(context, text)) - 1;
        return fits < 2 ? "" : text.slice(0, fits) + "\u2026";
    }
}

/** Boxes that do not cover one another, found by the cells of a grid. */
class BoxGrid {
    static CELL = 48;

    constructor(width, height) {
        this.columns = Math.ceil(width / BoxGrid.CELL) + 1;
        this.rows = Math.ceil(height / BoxGrid.CELL) + 1;
        this.cells = new Map();
    }

    /** Keeps a box free of those that are added later. */
    cover(box) {
        const cell = (value, most) => Math.min(most, Math.max(0, Math.floor(value / BoxGrid.CELL)));
        for (let row = cell(box[1], this.rows); row <= cell(box[3], this.rows); row++) {
            for (let column = cell(box[0], this.columns); column <= cell(box[2], this.columns); column++) this.put(row * 4096 + column, box);
        }
    }

    put(key, box) {
        if (this.cells.has(key)) this.cells.get(key).push(box);
        else this.cells.set(key, [box]);
    }

    /** Adds a box; false, and nothing added, where it would cover another. */
    add(left, top, width, height) {
        const cells = this.free(left, top, width, height);
        if (cells === null) return false;
        for (const key of cells) this.put(key, [left, top, left + width, top + height]);
        return true;
    }

    /** The cells of a box that covers no other; null for one that does. */
    free(left, top, width, height) {
        const cells = [];
        const box = [left, top, left + width, top + height];
        const cell = (value) => Math.floor(value / BoxGrid.CELL);
        for (let row = cell(box[1]); row <= cell(box[3]); row++) {
            for (let column = cell(box[0]); column <= cell(box[2]); column++) {
                const key = row * 4096 + column;
                const list = this.cells.get(key);
                if (list && list.some((other) => box[0] < other[2] && other[0] < box[2] && box[1] < other[3] && other[1] < box[3])) return null;
                cells.push(key);
            }
        }
        return cells;
    }
}

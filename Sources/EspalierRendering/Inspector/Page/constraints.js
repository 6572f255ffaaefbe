// Constraints: what they say, and how they are drawn.

const RELATIONS = {"-1": "<=", 0: "==", 1: ">="};
const SIGNS = {"-1": "\u2264 ", 0: "", 1: "\u2265 "};
/** The guides that views have by themselves, as constraint texts call them. */
const GUIDES = {
    UIViewSafeAreaLayoutGuide: "safeArea", UIViewLayoutMarginsGuide: "margins", UIViewReadableContentGuide: "readable",
    "UIScrollView-contentLayoutGuide": "content", "UIScrollView-frameLayoutGuide": "frameLayout",
};

/** A side of a constraint: a place of a view, or a length of it. */
class Side {
    constructor(recording, [id, guide, attribute, isVertical, ...span]) {
        this.id = id;
        this.guide = recording.text(guide);
        this.attribute = recording.text(attribute);
        this.isVertical = isVertical === 1;
        this.span = span;
    }

    get isLength() { return this.attribute === "width" || this.attribute === "height"; }

    write(state) {
        const guide = this.guide === null ? "" : "." + (GUIDES[this.guide] || this.guide || "guide");
        return state.title(this.id) + guide + "." + this.attribute;
    }
}

class Constraint {
    constructor(recording, number, [identifier, place, relation, priority, multiplier, constant, text, first, second]) {
        Object.assign(this, {number, relation, priority, multiplier, constant});
        this.identifier = recording.text(identifier);
        this.place = recording.text(place);
        this.text = recording.text(text);
        this.first = new Side(recording, first);
        this.second = second === null ? null : new Side(recording, second);
    }

    concerns(id) { return this.first.id === id || this.second !== null && this.second.id === id; }

    /** The side that is of a view. */
    sideOf(id) { return this.first.id === id ? this.first : this.second; }

    /** The view on the other side; -1 where there is none. */
    otherThan(id) {
        const other = this.first.id === id ? this.second : this.first;
        return other === null || other.id === id ? -1 : other.id;
    }

    /** As it would be written. */
    write(state) {
        if (this.text !== null) return this.text;
        let text = `${this.first.write(state)} ${RELATIONS[this.relation]} `;
        if (this.second === null) text += short(this.constant);
        else {
            if (this.multiplier !== 1) text += short(this.multiplier) + " * ";
            text += this.second.write(state);
            if (this.constant !== 0) text += (this.constant < 0 ? " - " : " + ") + short(Math.abs(this.constant));
        }
        return text + (this.priority === 1000 ? "" : " @" + short(this.priority));
    }

    /** What stands on its line. */
    get label() {
        const priority = this.priority === 1000 ? "" : " @" + short(this.priority);
        if (this.second === null) return SIGNS[this.relation] + short(this.constant) + priority;
        const factor = this.multiplier === 1 ? "" : "\u00d7 " + short(this.multiplier);
        const constant = this.constant === 0 && factor ? "" : factor ? (this.constant < 0 ? " \u2212 " : " + ") + short(Math.abs(this.constant)) : short(this.constant);
        const isSame = this.first.isLength && !factor && this.constant === 0;
        return SIGNS[this.relation] + (isSame ? "=" : factor + constant) + priority;
    }
}

/** Draws constraints over the picture: from side to side, with their constants. */
class ConstraintLines {
    /** More of them could not be told apart. */
    static MOST = 160;

    constructor(painter) {
        this.painter = painter;
    }

    /** Lines in one colour; `loud` ones are thicker. */
    draw(context, state, list, color, loud = false) {
        const taken = new BoxGrid(this.painter.width, this.painter.height);
        const labels = [];
        context.strokeStyle = context.fillStyle = color;
        context.lineWidth = loud ? 2.5 : 1.25;
        const counts = new Map();
        for (const constraint of list.slice(0, ConstraintLines.MOST)) {
            const {first, second} = constraint;
            if (!this.isShown(state, first.id) || second && !this.isShown(state, second.id)) continue;
            // Several lengths of one view stand beside one another.
            const key = first.id + (first.isVertical ? "y" : "x");
            const turn = counts.get(key) || 0;
            counts.set(key, turn + 1);
            labels.push([constraint.label, ...this.line(context, state, constraint, turn)]);
        }
        for (const [text, x, y] of labels) this.label(context, text, x, y, color, taken);
    }

    isShown(state, id) {
        return state.present[id] && !(state.geometry.invisible[id] && !this.painter.options.hidden) && !state.geometry.cutOff[id];
    }

    /** A point of a view on the screen: along the side's axis at a place, across at a share. */
    point(state, side, share, offset, across) {
        const [a, b, c, d, e, f] = this.painter.mapOf(state, side.id);
        const facts = state.facts[side.id];
        const frame = state.frame(side.id);
        const [width, height] = facts.s || [frame[2], frame[3]];
        const [left, top] = facts.b || [0, 0];
        const u = side.isVertical ? left + width * across : left + width * share + offset;
        const v = side.isVertical ? top + height * share + offset : top + height * across;
        return [a * u + c * v + e, b * u + d * v + f];
    }

    /** Draws one, and answers where its label belongs. */
    line(context, state, {first, second}, turn) {
        const [near, nearOffset, far, farOffset] = first.span;
        const across = 0.3 + 0.12 * (turn % 6);
        if (first.isLength) {
            const [start, end] = [this.point(state, first, near, nearOffset, across), this.point(state, first, far, farOffset, across)];
            this.measure(context, start, end);
            if (second === null) return ConstraintLines.middle(start, end);
            const [from, to] = [this.point(state, second, second.span[0], second.span[1], across), this.point(state, second, second.span[2], second.span[3], across)];
            this.measure(context, from, to);
            const [one, other] = [ConstraintLines.middle(start, end), ConstraintLines.middle(from, to)];
            this.dashed(context, one, other);
            return ConstraintLines.middle(one, other);
        }
        if (second === null) return this.point(state, first, near, nearOffset, 0.5);
        let start = this.point(state, first, near, nearOffset, 0.5);
        let end = this.point(state, second, second.span[0], second.span[1], 0.5);
        if (this.painter.isFlat) {
            // Straight along the axis, where both views are, or beside the second one, with a dashed line to it.
            const axis = first.isVertical ? 1 : 0;
            const place = this.common(first, second, turn);
            start[1 - axis] = place;
            const edge = end.slice();
            edge[1 - axis] = place;
            const [low, high] = this.reach(second.id, 1 - axis);
            if (place < low || place > high) {
                const corner = edge.slice();
                corner[1 - axis] = place < low ? low : high;
                this.dashed(context, edge, corner);
            }
            end = edge;
        }
        this.measure(context, start, end);
        return ConstraintLines.middle(start, end);
    }

    /** What a view takes up on the screen along an axis. */
    reach(id, axis) {
        const s = this.painter.screen;
        const values = [0, 2, 4, 6].map((corner) => s[id * 8 + corner + axis]);
        return [Math.min(...values), Math.max(...values)];
    }

    /** Where a line along the sides' axis goes through both views, or at least through the first one. */
    common(first, second, turn) {
        const axis = first.isVertical ? 0 : 1;
        const [low, high] = this.reach(first.id, axis);
        const [otherLow, otherHigh] = this.reach(second.id, axis);
        const [from, to] = [Math.max(low, otherLow), Math.min(high, otherHigh)];
        const share = 0.5 + (turn % 2 ? 0.12 : -0.12) * Math.ceil(turn / 2) % 0.45;
        return from <= to ? from + (to - from) * share : low + (high - low) * share;
    }

    static middle(one, other) { return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]; }

    /** A line with a bar at both ends; a dot where they are at the same place. */
    measure(context, [x1, y1], [x2, y2]) {
        const length = Math.hypot(x2 - x1, y2 - y1);
        context.beginPath();
        if (length < 2) {
            context.arc(x1, y1, 3, 0, 7);
            context.fill();
            return;
        }
        const [across, along] = [4 * (x2 - x1) / length, 4 * (y2 - y1) / length];
        context.moveTo(x1, y1);
        context.lineTo(x2, y2);
        for (const [x, y] of [[x1, y1], [x2, y2]]) {
            context.moveTo(x - along, y + across);
            context.lineTo(x + along, y - across);
        }
        context.stroke();
    }

    dashed(context, [x1, y1], [x2, y2]) {
        context.setLineDash([2, 3]);
        context.beginPath();
        context.moveTo(x1, y1);
        context.lineTo(x2, y2);
        context.stroke();
        context.setLineDash([]);
    }

    /** A constant beside its line, where no other one stands. */
    label(context, text, x, y, color, taken) {
        context.font = this.painter.labelFont;
        context.textBaseline = "middle";
        const width = context.measureText(text).width + 8;
        for (const [dx, dy] of [[0, 0], [0, -16], [0, 16], [width / 2 + 6, 0], [-width / 2 - 6, 0], [0, -32], [0, 32]]) {
            const [left, top] = [x + dx - width / 2, y + dy - 8];
            if (!taken.add(left, top, width, 16)) continue;
            context.fillStyle = this.painter.colors.raised;
            context.globalAlpha = 0.9;
            context.beginPath();
            context.roundRect(left, top, width, 16, 4);
            context.fill();
            context.globalAlpha = 1;
            context.fillStyle = color;
            context.fillText(text, left + 4, top + 8.5);
            return;
        }
    }

    /** A view that could be elsewhere, or of another size: arrows in the directions that are open. */
    ambiguity(context, state, id, numbers) {
        if (!this.isShown(state, id) || !this.painter.screen) return;
        this.painter.frame(context, state, id, this.painter.colors.found, 2, 0.12, []);
        const [left, right] = this.reach(id, 0);
        const [top, bottom] = this.reach(id, 1);
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        context.strokeStyle = context.fillStyle = this.painter.colors.found;
        context.lineWidth = 2;
        // Places: through the middle; sizes: out of the far edge.
        if (numbers & 1) this.arrows(context, x - 22, y, x + 22, y);
        if (numbers & 2) this.arrows(context, x, y - 22, x, y + 22);
        if (numbers & 4) this.arrows(context, right - 14, y, right + 14, y);
        if (numbers & 8) this.arrows(context, x, bottom - 14, x, bottom + 14);
    }

    /** Beside where it belongs, where it would bury a text there, and over the text in no case. */
    arrows(context, x1, y1, x2, y2) {
        const [width, height] = [x2 - x1 + 14, y2 - y1 + 14];
        const shifts = [0, 18, -18, 36, -36, 54, -54, 80, -80].map((way) => x1 === x2 ? [way, 0] : [0, way]);
        const shift = shifts.find(([x, y]) => this.painter.taken.free(x1 - 7 + x, y1 - 7 + y, width, height) !== null);
        if (shift === undefined) return;
        [x1, y1, x2, y2] = [x1 + shift[0], y1 + shift[1], x2 + shift[0], y2 + shift[1]];
        context.beginPath();
        context.moveTo(x1, y1);
        context.lineTo(x2, y2);
        context.stroke();
        const [ux, uy] = x1 === x2 ? [0, 1] : [1, 0];
        for (const [x, y, way] of [[x1, y1, -1], [x2, y2, 1]]) {
            context.beginPath();
            context.moveTo(x + ux * 6 * way, y + uy * 6 * way);
            context.lineTo(x - uy * 4.5, y - ux * 4.5);
            context.lineTo(x + uy * 4.5, y + ux * 4.5);
            context.fill();
        }
    }
}

// The views' own texts in the picture: each line where it was measured, as wide as it was measured.

class Texts {
    /** Lines that are lower on the screen cannot be read. */
    static LOWEST = 4;

    constructor(painter) {
        this.painter = painter;
        /** How wide texts are in the browser's font, of 100 pixels: by weight and text. */
        this.widths = new Map();
    }

    /** Draws the lines of all views in sight, and keeps their boxes free in a grid. */
    draw(context, state, taken) {
        const {painter} = this;
        let shown = 0;
        context.textBaseline = "alphabetic";
        for (const id of painter.order) {
            const facts = state.facts[id];
            if (facts.l === null || state.geometry.invisible[id] && !painter.options.hidden || state.geometry.cutOff[id] || !painter.isInSight(id * 8)) continue;
            if (shown > 3000) break;
            shown += this.drawView(context, state, id, facts, taken);
        }
        context.setTransform(painter.ratio, 0, 0, painter.ratio, 0, 0);
        context.globalAlpha = 1;
    }

    drawView(context, state, id, facts, taken) {
        const {painter} = this;
        const map = painter.mapOf(state, id);
        const [a, b, c, d, e, f] = map;
        const size = Math.hypot(c, d);
        const {matches} = painter.options;
        // An empty text shows what stands in its place.
        context.fillStyle = facts.t === "" ? painter.colors.faint : painter.colors.ink;
        context.globalAlpha = (facts.a < 1 ? Math.max(facts.a, 0.2) : 1) * (matches !== null && !matches.has(id) ? 0.35 : 0.9);
        let shown = 0;
        for (const [text, x, y, width, height, baseline, font, weight] of facts.l) {
            if (font * size < Texts.LOWEST || width <= 0) continue;
            const [left, top] = [a * x + c * y + e, b * x + d * y + f];
            const box = painter.isFlat && b === 0 && c === 0 ? [left, top, left + a * width, top + d * height] : null;
            const seen = box && painter.seenBox(state, id);
            if (seen && (box[2] <= seen[0] || box[0] >= seen[2] || box[3] <= seen[1] || box[1] >= seen[3])) continue;
            const isCut = seen && (box[0] < seen[0] - 1 || box[2] > seen[2] + 1 || box[1] < seen[1] - 0.12 * d * height || box[3] > seen[3] + 0.12 * d * height);
            if (isCut) this.clip(context, seen);
            const wide = this.width(context, text, weight);
            const scale = font / 100;
            const stretch = wide > 0 ? width / (wide * scale) : 1;
            const ratio = painter.ratio;
            context.setTransform(ratio * a * scale * stretch, ratio * b * scale * stretch, ratio * c * scale, ratio * d * scale,
                ratio * (a * x + c * baseline + e), ratio * (b * x + d * baseline + f));
            context.fillText(text, 0, 0);
            if (isCut) context.restore();
            if (taken) taken.cover(box || Texts.around(map, x, y, width, height));
            shown++;
        }
        return shown;
    }

    /** The upright box around a line that lies in a turned plane. */
    static around([a, b, c, d, e, f], x, y, width, height) {
        const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]];
        const [xs, ys] = [corners.map(([u, v]) => a * u + c * v + e), corners.map(([u, v]) => b * u + d * v + f)];
        return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    }

    clip(context, [left, top, right, bottom]) {
        context.save();
        context.setTransform(this.painter.ratio, 0, 0, this.painter.ratio, 0, 0);
        context.beginPath();
        context.rect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
        context.clip();
    }

    /** Sets the font too. */
    width(context, text, weight) {
        const font = `${weight} 100px -apple-system, system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif`;
        if (this.font !== font || context.font !== this.set) {
            context.font = font;
            this.font = font;
            this.set = context.font;
        }
        const key = weight + text;
        let width = this.widths.get(key);
        if (width === undefined) {
            width = context.measureText(text).width;
            if (this.widths.size > 20000) this.widths.clear();
            this.widths.set(key, width);
        }
        return width;
    }
}

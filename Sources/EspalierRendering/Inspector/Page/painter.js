// Drawing. The scene is drawn anew when a step, the zoom or a filter changes; the overlay (hover, selection) is so cheap
// that it follows the pointer.

class Painter {
    constructor(scene, overlay) {
        this.scene = scene;
        this.overlay = overlay;
        this.colors = {};
        this.names = new Names(this);
        this.texts = new Texts(this);
        this.constraints = new ConstraintLines(this);
        this.labelFont = "500 11px system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
        this.readColors();
    }

    readColors() {
        const style = getComputedStyle(document.documentElement);
        for (const name of ["paper", "ink", "muted", "accent", "accent-soft", "added", "moved", "resized", "changed", "removed",
            "found", "view-fill", "view-line", "plane", "raised", "line", "faint"]) {
            this.colors[name] = style.getPropertyValue("--" + name).trim();
        }
        this.colors.reparented = this.colors.reordered = this.colors.moved;
    }

    resize(width, height) {
        this.width = width;
        this.height = height;
        this.ratio = Math.min(2, window.devicePixelRatio || 1);
        for (const canvas of [this.scene, this.overlay]) {
            canvas.width = Math.max(1, Math.round(width * this.ratio));
            canvas.height = Math.max(1, Math.round(height * this.ratio));
        }
    }

    begin(canvas) {
        const context = canvas.getContext("2d");
        context.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
        context.clearRect(0, 0, this.width, this.height);
        return context;
    }

    /** Puts the corners of all views on the screen, and sorts them for drawing: by layers where they are exploded. */
    project(state, camera) {
        const {geometry} = state;
        if (!this.screen || this.screen.length < geometry.corners.length) this.screen = new Float64Array(geometry.corners.length);
        const layers = [];
        for (let depth = 0; depth <= geometry.maxDepth; depth++) layers.push(camera.layer(depth));
        for (let i = 0; i < geometry.count; i++) {
            const id = geometry.order[i];
            Painter.map(geometry.corners, id * 8, layers[geometry.depths[id]], this.screen);
        }
        this.order = geometry.order.subarray(0, geometry.count);
        if (camera.depth > 0) this.order = this.order.slice().sort((one, other) =>
            geometry.depths[one] - geometry.depths[other] || geometry.places[one] - geometry.places[other]);
        this.layers = layers;
        this.isFlat = camera.depth === 0;
    }

    static map(corners, at, [a, b, c, d, e, f], result, to = at) {
        for (let i = 0; i < 8; i += 2) {
            const [x, y] = [corners[at + i], corners[at + i + 1]];
            result[to + i] = a * x + c * y + e;
            result[to + i + 1] = b * x + d * y + f;
        }
    }

    outline(context, points, at) {
        context.moveTo(points[at], points[at + 1]);
        context.lineTo(points[at + 2], points[at + 3]);
        context.lineTo(points[at + 4], points[at + 5]);
        context.lineTo(points[at + 6], points[at + 7]);
        context.closePath();
    }

    /** Whether any of a view can be seen on the screen. */
    isInSight(at) {
        const s = this.screen;
        return !(Math.max(s[at], s[at + 2], s[at + 4], s[at + 6]) < 0 || Math.min(s[at], s[at + 2], s[at + 4], s[at + 6]) > this.width
            || Math.max(s[at + 1], s[at + 3], s[at + 5], s[at + 7]) < 0 || Math.min(s[at + 1], s[at + 3], s[at + 5], s[at + 7]) > this.height);
    }

    drawScene(state, camera, options) {
        const context = this.begin(this.scene);
        this.project(state, camera);
        context.lineWidth = 1;
        context.lineJoin = "round";
        this.options = options;
        // Exploded, the views lie apart, and one picture shows none of that.
        const screen = this.isFlat ? options.screen : null;
        if (screen) Screens.draw(context, screen, this.screen, state.root * 8, this.ratio);
        else for (const id of this.order) this.drawView(context, state, id);
        if (options.lines) this.drawDependents(context, state);
        this.drawTraces(context, state);
        this.drawExpected(context, state, options.expected || []);
        const taken = this.taken = new BoxGrid(this.width, this.height);
        if (options.texts && !screen) this.texts.draw(context, state, taken);
        if (options.names && !screen) this.names.draw(context, state, taken);
    }

    /** Hatches over the views whose frames depend on which constraint of a conflict is broken. */
    drawDependents(context, state) {
        if (state.dependents.size === 0) return;
        const tile = document.createElement("canvas");
        tile.width = tile.height = 8;
        const pen = tile.getContext("2d");
        pen.strokeStyle = context.strokeStyle = this.colors.removed;
        pen.lineWidth = 1.5;
        for (const shift of [-8, 0, 8]) {
            pen.moveTo(shift - 1, 9);
            pen.lineTo(shift + 9, -1);
        }
        pen.stroke();
        context.fillStyle = context.createPattern(tile, "repeat");
        context.lineWidth = 1.5;
        context.setLineDash([5, 3]);
        for (const id of state.dependents.keys()) {
            if (!state.present[id] || state.geometry.cutOff[id] || state.geometry.invisible[id] && !this.options.hidden) continue;
            context.beginPath();
            this.outline(context, this.screen, id * 8);
            context.globalAlpha = 0.45;
            context.fill();
            context.globalAlpha = 1;
            context.stroke();
        }
        context.setLineDash([]);
    }

    /** Views that are not where the step expects them, and, dashed, the frames that they should have. */
    drawExpected(context, state, list) {
        context.strokeStyle = this.colors.removed;
        context.lineWidth = 2;
        for (const {id, frame} of list) {
            context.beginPath();
            this.outline(context, this.screen, id * 8);
            context.stroke();
            if (frame === null) continue;
            const parent = state.parents[id];
            const [a, b, c, d, e, f] = parent < 0 ? this.layers[0] : this.mapOf(state, parent, state.geometry.depths[id]);
            const [x, y, width, height] = frame;
            context.setLineDash([6, 4]);
            context.beginPath();
            for (const [u, v] of [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]) context.lineTo(a * u + c * v + e, b * u + d * v + f);
            context.closePath();
            context.stroke();
            context.setLineDash([]);
        }
    }

    /** The map of a view's own coordinates to the screen: six numbers of an affine map. */
    mapOf(state, id, depth = state.geometry.depths[id]) {
        const {maps} = state.geometry;
        const [a, b, c, d, e, f] = this.layers[depth];
        const at = id * 6;
        return [
            a * maps[at] + c * maps[at + 1], b * maps[at] + d * maps[at + 1], a * maps[at + 2] + c * maps[at + 3],
            b * maps[at + 2] + d * maps[at + 3], a * maps[at + 4] + c * maps[at + 5] + e, b * maps[at + 4] + d * maps[at + 5] + f,
        ];
    }

    /** What can be seen on the screen of an upright view: left, top, right, bottom. Right is less than left where nothing can. */
    seenBox(state, id) {
        const s = this.screen;
        const at = id * 8;
        let [left, top, right, bottom] = [s[at], s[at + 1], s[at + 4], s[at + 5]];
        if (left > right) [left, right] = [right, left];
        if (top > bottom) [top, bottom] = [bottom, top];
        const {clips} = state.geometry;
        if (!this.isFlat || clips[id * 4] === -Infinity) return [left, top, right, bottom];
        const [a, , , d, e, f] = this.layers[0];
        return [Math.max(left, clips[id * 4] * a + e), Math.max(top, clips[id * 4 + 1] * d + f),
            Math.min(right, clips[id * 4 + 2] * a + e), Math.min(bottom, clips[id * 4 + 3] * d + f)];
    }

    drawView(context, state, id) {
        const at = id * 8;
        const {geometry} = state;
        const isHidden = geometry.invisible[id] === 1;
        if (isHidden && !this.options.hidden || geometry.cutOff[id] || !this.isInSight(at)) return;
        const s = this.screen;
        const matches = this.options.matches;
        const isDimmed = matches !== null && !matches.has(id);
        const kinds = state.changes.get(id);
        const isUpright = s[at] === s[at + 6] && s[at + 1] === s[at + 3];
        context.globalAlpha = isDimmed ? 0.35 : isHidden ? 0.5 : 1;
        context.fillStyle = id === state.root || !this.isFlat ? this.colors.plane : this.colors["view-fill"];
        context.strokeStyle = kinds ? this.colors[kinds[0].kind] : this.colors["view-line"];
        if (matches !== null && !isDimmed) context.strokeStyle = this.colors.found;
        if (isHidden) context.setLineDash([3, 3]);
        if (!this.isFlat) context.globalAlpha *= id === state.root ? 0.9 : 0.72;
        if (isUpright) this.drawBox(context, state, id, kinds);
        else {
            context.beginPath();
            this.outline(context, s, at);
            context.fill();
            if (kinds) this.wash(context, kinds, () => context.fill());
            context.globalAlpha = isDimmed ? 0.35 : 1;
            context.lineWidth = kinds || (matches !== null && !isDimmed) ? 1.75 : 1;
            context.stroke();
        }
        if (isHidden) context.setLineDash([]);
        if (state.facts[id].k) this.drawLook(context, state, id, isUpright);
        context.globalAlpha = 1;
    }

    /** What a view's background and its layer draw. */
    drawLook(context, state, id, isUpright) {
        const facts = state.facts[id];
        const alpha = context.globalAlpha * Math.min(1, facts.a);
        context.save();
        if (isUpright) {
            const [left, top, right, bottom] = this.seenBox(state, id);
            const [width, height] = state.frames.subarray(id * 4 + 2, id * 4 + 4);
            const isCut = right - left < width * this.layers[0][0] - 0.5 || bottom - top < height * this.layers[0][3] - 0.5;
            if (this.isFlat && isCut) {
                context.beginPath();
                context.rect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
                context.clip();
            }
        }
        context.transform(...this.mapOf(state, id));
        for (const piece of facts.k) {
            const path = new Path2D(piece.d);
            context.globalAlpha = alpha * (piece.a === undefined ? 1 : piece.a);
            if (piece.f) {
                context.fillStyle = Painter.paint(context, piece.f);
                context.fill(path, piece.e ? "evenodd" : "nonzero");
            }
            if (!piece.s) continue;
            const [color, width, cap, join, miterLimit, phase, ...dash] = piece.s;
            Object.assign(context, {strokeStyle: color, lineWidth: width, lineCap: cap, lineJoin: join, miterLimit, lineDashOffset: phase});
            context.setLineDash(dash);
            context.stroke(path);
        }
        context.restore();
    }

    /** A colour, or colours along a line or around a point. */
    static paint(context, fill) {
        if (typeof fill === "string") return fill;
        const [kind, x, y, z] = fill;
        const gradient = kind === 0 ? context.createLinearGradient(x, y, z, fill[4]) : context.createRadialGradient(x, y, 0, x, y, z);
        for (let i = kind === 0 ? 5 : 4; i < fill.length; i += 2) gradient.addColorStop(fill[i], fill[i + 1]);
        return gradient;
    }

    /** An upright view, without what its superviews cut off. */
    drawBox(context, state, id, kinds) {
        const [left, top, right, bottom] = this.seenBox(state, id);
        if (right < left || bottom < top) return;
        if (right - left < 3 || bottom - top < 3) {
            // So thin that there is nothing within the outline, which costs far more than a filled box.
            context.fillStyle = context.strokeStyle;
            context.fillRect(left, top, Math.max(1, right - left), Math.max(1, bottom - top));
            return;
        }
        context.fillRect(left, top, right - left, bottom - top);
        if (kinds && id !== state.root) this.wash(context, kinds, () => context.fillRect(left, top, right - left, bottom - top));
        const isLoud = kinds || context.strokeStyle === this.colors.found;
        context.lineWidth = isLoud ? 1.75 : 1;
        const edge = isLoud ? 0 : 0.5;
        context.strokeRect(Math.round(left) + edge, Math.round(top) + edge, Math.round(right - left), Math.round(bottom - top));
    }

    wash(context, kinds, fill) {
        const alpha = context.globalAlpha;
        context.globalAlpha = alpha * 0.1;
        context.fillStyle = this.colors[kinds[0].kind];
        fill();
        context.globalAlpha = alpha;
    }

    /** What moved or went since the step before: the old outline, and an arrow to the new place. */
    drawTraces(context, state) {
        const old = state.before && state.before.corners;
        if (!old) return;
        const was = new Float64Array(8);
        // Dashes of thousands of outlines cost more than the outlines.
        const isCrowded = state.changes.size > 800;
        const arrows = [];
        for (const kind of Object.values(CHANGES)) {
            if (kind === CHANGES.added || kind === CHANGES.changed || kind === CHANGES.reordered) continue;
            context.beginPath();
            for (const [id, kinds] of state.changes) {
                if (kinds[0] !== kind) continue;
                Painter.map(old, id * 8, this.layers[Math.min(state.before.planes[id], this.layers.length - 1)], was, 0);
                if (!isCrowded || Math.abs(was[4] - was[0]) > 4 && Math.abs(was[5] - was[1]) > 4) this.outline(context, was, 0);
                if (kind === CHANGES.removed) this.cross(context, was);
                else if (arrows.length < 400 && kinds.some(Painter.isMove) && !state.geometry.invisible[id]) arrows.push([kind, was.slice(), id * 8]);
            }
            context.strokeStyle = this.colors[kind.kind];
            context.globalAlpha = isCrowded ? 0.3 : 0.75;
            context.lineWidth = isCrowded ? 1 : 1.25;
            context.setLineDash(isCrowded ? [] : [4, 3]);
            context.stroke();
        }
        context.setLineDash([]);
        for (const [kind, from, at] of arrows) {
            context.strokeStyle = this.colors[kind.kind];
            this.arrow(context, from, at);
        }
        context.globalAlpha = 1;
    }

    /** Whether the old place is drawn too. */
    static hasTrace(kinds) {
        return kinds.some((kind) => Painter.isMove(kind) || kind === CHANGES.resized || kind === CHANGES.removed);
    }

    static isMove(kind) { return kind === CHANGES.moved || kind === CHANGES.reparented; }

    cross(context, points) {
        context.moveTo(points[0], points[1]);
        context.lineTo(points[4], points[5]);
        context.moveTo(points[2], points[3]);
        context.lineTo(points[6], points[7]);
    }

    arrow(context, from, at) {
        const s = this.screen;
        const [x1, y1] = [(from[0] + from[4]) / 2, (from[1] + from[5]) / 2];
        const [x2, y2] = [(s[at] + s[at + 4]) / 2, (s[at + 1] + s[at + 5]) / 2];
        const length = Math.hypot(x2 - x1, y2 - y1);
        if (length < 6) return;
        const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
        const head = Math.min(8, length / 2);
        context.globalAlpha = 0.95;
        context.lineWidth = 1.5;
        context.beginPath();
        context.moveTo(x1, y1);
        context.lineTo(x2 - ux * head * 0.6, y2 - uy * head * 0.6);
        context.stroke();
        context.fillStyle = context.strokeStyle;
        context.beginPath();
        context.moveTo(x2, y2);
        context.lineTo(x2 - ux * head - uy * head * 0.5, y2 - uy * head + ux * head * 0.5);
        context.lineTo(x2 - ux * head + uy * head * 0.5, y2 - uy * head - ux * head * 0.5);
        context.fill();
        context.beginPath();
        context.arc(x1, y1, 2.2, 0, 7);
        context.fill();
    }

    drawOverlay(state, hovered, selected, needed, lines) {
        const context = this.begin(this.overlay);
        for (const id of needed) this.frame(context, state, id, this.colors.resized, 1.5, 0.1, [5, 3]);
        if (hovered >= 0 && hovered !== selected) this.frame(context, state, hovered, this.colors.accent, 1.5, 0.08, []);
        if (selected >= 0 && state.present[selected] && this.isInSight(selected * 8)) {
            this.frame(context, state, selected, this.colors.accent, 2.5, 0.16, []);
            this.handles(context, selected * 8);
            this.nameTag(context, state, selected);
        }
        if (this.screen) this.drawConstraints(context, state, selected, lines);
    }

    /** Of the chosen view all constraints; without one, those that cannot hold, and views that could be elsewhere. */
    drawConstraints(context, state, selected, {isOn, list, pointed}) {
        const {colors, constraints} = this;
        if (isOn && selected < 0) {
            for (const {broken, with: others} of state.conflicts) {
                constraints.draw(context, state, others, colors.removed);
                constraints.draw(context, state, [broken], colors.removed, true);
            }
            for (const [id, numbers] of [...state.ambiguous].slice(0, ConstraintLines.MOST)) constraints.ambiguity(context, state, id, numbers);
        } else if (isOn) {
            const broken = new Set(state.conflicts.map((conflict) => conflict.broken));
            constraints.draw(context, state, list.filter((constraint) => !broken.has(constraint)), colors.resized);
            constraints.draw(context, state, list.filter((constraint) => broken.has(constraint)), colors.removed, true);
            if (state.ambiguous.has(selected)) constraints.ambiguity(context, state, selected, state.ambiguous.get(selected));
        }
        if (pointed) constraints.draw(context, state, [pointed], colors.accent, true);
    }

    frame(context, state, id, color, width, alpha, dash) {
        if (!state.present[id] || !this.screen) return;
        context.beginPath();
        this.outline(context, this.screen, id * 8);
        context.fillStyle = color;
        context.globalAlpha = alpha;
        context.fill();
        context.globalAlpha = 1;
        context.setLineDash(dash);
        context.strokeStyle = color;
        context.lineWidth = width;
        context.stroke();
        context.setLineDash([]);
    }

    handles(context, at) {
        context.fillStyle = this.colors.raised;
        context.strokeStyle = this.colors.accent;
        context.lineWidth = 1.5;
        for (let i = 0; i < 8; i += 2) {
            context.beginPath();
            context.arc(this.screen[at + i], this.screen[at + i + 1], 3.2, 0, 7);
            context.fill();
            context.stroke();
        }
    }

    nameTag(context, state, id) {
        const at = id * 8;
        const s = this.screen;
        const frame = state.frame(id);
        const text = `${oneLine(state.title(id), 40)}  ${short(frame[2])} \u00d7 ${short(frame[3])}`;
        context.font = this.labelFont;
        context.textBaseline = "middle";
        const width = context.measureText(text).width + 14;
        const left = Math.max(4, Math.min(Math.min(s[at], s[at + 2], s[at + 4], s[at + 6]), this.width - width - 4));
        const bottom = Math.max(s[at + 1], s[at + 3], s[at + 5], s[at + 7]);
        const top = Math.max(4, Math.min(bottom + 7, this.height - 26));
        context.fillStyle = this.colors.accent;
        context.beginPath();
        context.roundRect(left, top, width, 20, 6);
        context.fill();
        context.fillStyle = this.colors.raised;
        context.fillText(text, left + 7, top + 10.5);
    }

    /** The view at a point of the screen that was drawn last; -1 for none. */
    hit(state, x, y) {
        const hits = this.hits(state, x, y, 1);
        return hits.length ? hits[0] : -1;
    }

    /** The views at a point of the screen, those that were drawn last first. */
    hits(state, x, y, limit = 100) {
        const found = [];
        for (let i = this.order ? this.order.length - 1 : -1; i >= 0 && found.length < limit; i--) {
            const id = this.order[i];
            if (state.geometry.invisible[id] && !(this.options && this.options.hidden)) continue;
            if (!state.geometry.cutOff[id] && this.contains(id * 8, x, y) && this.isUncut(state, id, x, y)) found.push(id);
        }
        return found;
    }

    contains(at, x, y) {
        const s = this.screen;
        let inside = false;
        for (let i = 0, j = 6; i < 8; j = i, i += 2) {
            const [x1, y1, x2, y2] = [s[at + i], s[at + i + 1], s[at + j], s[at + j + 1]];
            if ((y1 > y) !== (y2 > y) && x < (x2 - x1) * (y - y1) / (y2 - y1) + x1) inside = !inside;
        }
        return inside;
    }

    isUncut(state, id, x, y) {
        if (!this.isFlat) return true;
        const {clips} = state.geometry;
        const [a, , , d, e, f] = this.layers[0];
        const [px, py] = [(x - e) / a, (y - f) / d];
        return px >= clips[id * 4] && py >= clips[id * 4 + 1] && px <= clips[id * 4 + 2] && py <= clips[id * 4 + 3];
    }
}

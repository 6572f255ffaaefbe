// Where views are in the coordinates of the root: their corners, in the order in which they are drawn.

class Geometry {
    constructor(capacity) {
        /** Views in the order of drawing: depth first. */
        this.order = new Int32Array(capacity);
        this.count = 0;
        /** By id: depth, the last place of the subtree in `order`, and four corners (eight numbers). */
        this.depths = new Int32Array(capacity);
        this.ends = new Int32Array(capacity);
        this.places = new Int32Array(capacity);
        this.corners = new Float64Array(capacity * 8);
        /** By id: the rectangle (left, top, right, bottom) outside of which superviews cut off. */
        this.clips = new Float64Array(capacity * 4);
        /** By id: 1 where the view or a superview is hidden, or clear. */
        this.invisible = new Uint8Array(capacity);
        /** By id: 1 where superviews leave nothing of the view. */
        this.cutOff = new Uint8Array(capacity);
        this.maxDepth = 0;
        // By id: the way from the view's own coordinates to the root's.
        this.maps = new Float64Array(capacity * 6);
    }

    /** Computes all of it. Takes time in proportion to the number of views. */
    update(state) {
        this.count = 0;
        this.maxDepth = 0;
        if (state.root < 0) return;
        const open = [state.root];
        while (open.length) {
            const id = open.pop();
            if (id < 0) {
                this.ends[~id] = this.count;
                continue;
            }
            this.places[id] = this.count;
            this.order[this.count++] = id;
            this.place(state, id);
            const children = state.children[id];
            if (children.length === 0) {
                this.ends[id] = this.count;
                continue;
            }
            open.push(~id);
            for (let i = children.length - 1; i >= 0; i--) open.push(children[i]);
        }
    }

    place(state, id) {
        const {maps, corners, clips} = this;
        const facts = state.facts[id];
        const parent = state.parents[id];
        const at = id * 6;
        const frame = id * 4;
        const [x, y] = [state.frames[frame], state.frames[frame + 1]];
        let [width, height] = [state.frames[frame + 2], state.frames[frame + 3]];
        const [alongX, alongY] = state.scrolled.get(id) || [0, 0];
        const left = (facts.b ? facts.b[0] : 0) + alongX;
        const top = (facts.b ? facts.b[1] : 0) + alongY;
        // Into the superview's coordinates; the root's own are those of its bounds.
        let [a, b, c, d, tx, ty] = [1, 0, 0, 1, x - left, y - top];
        if (facts.m) {
            [a, b, c, d] = facts.m;
            const middleX = x + width / 2;
            const middleY = y + height / 2;
            [width, height] = facts.s;
            tx = middleX - (a * (left + width / 2) + c * (top + height / 2));
            ty = middleY - (b * (left + width / 2) + d * (top + height / 2));
        }
        if (parent < 0) {
            this.depths[id] = 0;
            this.invisible[id] = facts.h || facts.a <= 0 ? 1 : 0;
            maps.set([1, 0, 0, 1, 0, 0], at);
            clips.set([-Infinity, -Infinity, Infinity, Infinity], frame);
        } else {
            const up = parent * 6;
            const [pa, pb, pc, pd, px, py] = [maps[up], maps[up + 1], maps[up + 2], maps[up + 3], maps[up + 4], maps[up + 5]];
            maps[at] = pa * a + pc * b;
            maps[at + 1] = pb * a + pd * b;
            maps[at + 2] = pa * c + pc * d;
            maps[at + 3] = pb * c + pd * d;
            maps[at + 4] = pa * tx + pc * ty + px;
            maps[at + 5] = pb * tx + pd * ty + py;
            this.depths[id] = this.depths[parent] + 1;
            this.invisible[id] = this.invisible[parent] || facts.h || facts.a <= 0 ? 1 : 0;
            this.clip(state, id, parent);
        }
        if (this.depths[id] > this.maxDepth) this.maxDepth = this.depths[id];
        const corner = id * 8;
        for (let i = 0; i < 4; i++) {
            const u = i === 1 || i === 2 ? left + width : left;
            const v = i >= 2 ? top + height : top;
            corners[corner + 2 * i] = maps[at] * u + maps[at + 2] * v + maps[at + 4];
            corners[corner + 2 * i + 1] = maps[at + 1] * u + maps[at + 3] * v + maps[at + 5];
        }
        this.cutOff[id] = this.isCutOff(id) ? 1 : 0;
    }

    /** Whether superviews leave nothing of a view. */
    isCutOff(id) {
        const at = id * 4;
        if (this.clips[at] === -Infinity) return false;
        const [left, top, right, bottom] = this.box(id);
        return left > this.clips[at + 2] || right < this.clips[at] || top > this.clips[at + 3] || bottom < this.clips[at + 1];
    }

    /** What the superviews leave of the plane; under a transform, the upright rectangle around it. */
    clip(state, id, parent) {
        const {clips} = this;
        const [at, up] = [id * 4, parent * 4];
        for (let i = 0; i < 4; i++) clips[at + i] = clips[up + i];
        if (!state.facts[parent].c) return;
        const [left, top, right, bottom] = this.box(parent);
        clips[at] = Math.max(clips[at], left);
        clips[at + 1] = Math.max(clips[at + 1], top);
        clips[at + 2] = Math.min(clips[at + 2], right);
        clips[at + 3] = Math.min(clips[at + 3], bottom);
    }

    /** The upright rectangle around a view: left, top, right, bottom. */
    box(id, corners = this.corners) {
        const at = id * 8;
        const xs = [corners[at], corners[at + 2], corners[at + 4], corners[at + 6]];
        const ys = [corners[at + 1], corners[at + 3], corners[at + 5], corners[at + 7]];
        return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    }
}

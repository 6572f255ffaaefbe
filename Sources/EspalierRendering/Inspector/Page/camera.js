// How the plane of the root comes to the screen: zoom, pan, and the turned, exploded view.

class Camera {
    constructor() {
        this.scale = 1;
        this.panX = 0;
        this.panY = 0;
        /** 0: flat. 1: turned and exploded. */
        this.depth = 0;
        this.yaw = -0.62;
        this.pitch = 0.36;
        /** How far the layers are from each other; 1: so that half the size of the root lies between first and last. */
        this.spacing = 1;
        this.size = 1;
        this.middleX = 0;
        this.middleY = 0;
        this.maxDepth = 0;
    }

    /** What is looked at turns around its middle. */
    aim(box, maxDepth) {
        this.middleX = (box[0] + box[2]) / 2;
        this.middleY = (box[1] + box[3]) / 2;
        this.size = Math.max(box[2] - box[0], box[3] - box[1], 1);
        this.maxDepth = maxDepth;
    }

    /** The map of a layer to the screen: six numbers of an affine map. */
    layer(depth) {
        const yaw = this.yaw * this.depth;
        const pitch = this.pitch * this.depth;
        const height = (depth - this.maxDepth / 2) * this.step;
        const [cosY, sinY, cosP, sinP] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
        const s = this.scale;
        const a = cosY * s;
        const b = sinP * sinY * s;
        const d = cosP * s;
        const e = height * sinY * s + this.panX - a * this.middleX;
        const f = -height * sinP * cosY * s + this.panY - b * this.middleX - d * this.middleY;
        return [a, b, 0, d, e, f];
    }

    /** How far layers are from each other, in points: less in deep trees, so that all of it can be seen. */
    get step() {
        return this.depth * this.spacing * this.size * 0.55 / Math.max(4, this.maxDepth);
    }

    /** A point of the root's plane on the screen. */
    toScreen(x, y, depth) {
        const [a, b, c, d, e, f] = this.layer(depth);
        return [a * x + c * y + e, b * x + d * y + f];
    }

    /** Zooms so that what is at a point of the screen stays there. */
    zoomAt(x, y, factor) {
        const scale = Math.min(64, Math.max(0.005, this.scale * factor));
        const ratio = scale / this.scale;
        this.panX = x - (x - this.panX) * ratio;
        this.panY = y - (y - this.panY) * ratio;
        this.scale = scale;
    }

    /** Shows a rectangle of the root's plane, or points in layers [x, y, depth], as large as they fit. */
    fit(box, width, height, margins, points = null) {
        if (points && points.length) return this.fitPoints(points, width, height, margins);
        const [boxWidth, boxHeight] = [Math.max(box[2] - box[0], 1), Math.max(box[3] - box[1], 1)];
        const roomX = Math.max(40, width - margins.left - margins.right);
        const roomY = Math.max(40, height - margins.top - margins.bottom);
        const stack = this.step * this.maxDepth;
        const wide = boxWidth * Math.cos(this.yaw * this.depth) + Math.abs(Math.sin(this.yaw * this.depth)) * stack;
        const high = boxHeight * Math.cos(this.pitch * this.depth) + Math.abs(Math.sin(this.pitch * this.depth))
            * (stack + boxWidth * Math.abs(Math.sin(this.yaw * this.depth)));
        this.scale = Math.min(64, Math.max(0.005, Math.min(roomX / wide, roomY / high)));
        this.panX = margins.left + roomX / 2;
        this.panY = margins.top + roomY / 2;
        const [x, y] = this.toScreen((box[0] + box[2]) / 2, (box[1] + box[3]) / 2, this.maxDepth / 2);
        this.panX += margins.left + roomX / 2 - x;
        this.panY += margins.top + roomY / 2 - y;
    }

    fitPoints(points, width, height, margins) {
        [this.scale, this.panX, this.panY] = [1, 0, 0];
        const layers = new Map();
        const box = [Infinity, Infinity, -Infinity, -Infinity];
        for (const [x, y, depth] of points) {
            if (!layers.has(depth)) layers.set(depth, this.layer(depth));
            const [a, b, c, d, e, f] = layers.get(depth);
            const [left, top] = [a * x + c * y + e, b * x + d * y + f];
            [box[0], box[1], box[2], box[3]] = [Math.min(box[0], left), Math.min(box[1], top), Math.max(box[2], left), Math.max(box[3], top)];
        }
        const roomX = Math.max(40, width - margins.left - margins.right);
        const roomY = Math.max(40, height - margins.top - margins.bottom);
        this.scale = Math.min(64, Math.max(0.005, Math.min(roomX / Math.max(box[2] - box[0], 1), roomY / Math.max(box[3] - box[1], 1))));
        this.panX = margins.left + roomX / 2 - this.scale * (box[0] + box[2]) / 2;
        this.panY = margins.top + roomY / 2 - this.scale * (box[1] + box[3]) / 2;
    }
}

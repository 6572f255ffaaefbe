// The canvas under the pointer: pan, zoom, turning, hover and selection.

class CanvasView {
    constructor(app) {
        this.app = app;
        this.camera = new Camera();
        this.stage = document.querySelector(".stage");
        this.overlay = byId("overlay");
        this.painter = new Painter(byId("scene"), this.overlay);
        this.pointers = new Map();
        this.isFitted = true;
        this.needed = [];
        this.waiting = 0;
        new ResizeObserver(() => this.resize()).observe(this.stage);
        this.listen();
        this.resize();
    }

    get state() { return this.app.state; }

    resize() {
        const {clientWidth, clientHeight} = this.stage;
        if (clientWidth === 0 || clientHeight === 0) return;
        this.painter.resize(clientWidth, clientHeight);
        if (this.isFitted) this.fit();
        else this.draw();
    }

    // Drawing.

    /** Draws everything, at once. */
    draw() {
        if (!this.painter.width || !this.state || this.state.root < 0) return;
        const {names, texts, lines, hidden} = this.app.options;
        this.camera.maxDepth = this.state.geometry.maxDepth;
        const screen = this.app.options.screen ? this.app.screens.image : null;
        this.painter.drawScene(this.state, this.camera, {screen, names, texts, lines, hidden, matches: this.app.search.matches, expected: this.app.expectedFrames});
        this.drawOverlay();
        const blank = byId("blank");
        blank.hidden = hidden || !this.state.geometry.invisible[this.state.root];
        if (!blank.hidden) blank.textContent = `The root ${this.state.title(this.state.root)} is ${this.state.facts[this.state.root].h ? "hidden" : "clear"} at this step: nothing of it can be seen. \u201cHidden\u201d (H) shows it all the same.`;
        byId("zoom").textContent = Math.round(this.camera.scale * 100) + "%";
    }

    /** Draws with the next frame of the screen, however often it is asked. */
    drawSoon() {
        if (this.waiting) return;
        this.waiting = requestAnimationFrame(() => {
            this.waiting = 0;
            this.draw();
        });
    }

    drawOverlay() {
        if (!this.painter.screen) return;
        const {hovered, selected} = this.app;
        const lines = {isOn: this.app.options.lines, list: this.ofSelected(), pointed: this.app.pointed};
        this.painter.drawOverlay(this.state, hovered, selected, this.needed, lines);
    }

    /** The constraints of the selected view, found once for a step. */
    ofSelected() {
        const {app: {selected}, state} = this;
        const place = state.step + "/" + state.width;
        if (this.listed !== selected || this.listedAt !== place) {
            this.list = state.constraintsOf(selected);
            [this.listed, this.listedAt] = [selected, place];
        }
        return this.list;
    }

    fit(id = -1) {
        const {state, painter, camera} = this;
        if (!state || state.root < 0 || !painter.width) return;
        const geometry = state.geometry;
        camera.aim(geometry.box(state.root), geometry.maxDepth);
        let box = geometry.box(id < 0 ? state.root : id);
        if (id < 0 && camera.depth === 0) box = this.wholeBox(box);
        camera.fit(box, painter.width, painter.height, this.margins, id < 0 && camera.depth > 0 ? this.outlines() : null);
        this.isFitted = id < 0;
        this.draw();
    }

    /** What is kept free for the tools: on a low stage they stand at its sides. */
    get margins() {
        const {width, height} = this.painter;
        if (height < 420) return {left: 52, right: 84, top: 10, bottom: 10};
        const side = width < 600 ? 16 : 40;
        return {left: side, right: side, top: 52, bottom: width < 600 ? 56 : 70};
    }

    /** All corners that are drawn, with their layers: of views, and where what moved or went was before; none far outside the root. */
    outlines() {
        const {geometry, before, changes, root} = this.state;
        const [left, top, right, bottom] = geometry.box(root);
        const [roomX, roomY] = [(right - left) / 2, (bottom - top) / 2];
        const points = [];
        const add = (corners, id, depth) => {
            for (let i = id * 8; i < id * 8 + 8; i += 2) {
                points.push([Math.min(right + roomX, Math.max(left - roomX, corners[i])), Math.min(bottom + roomY, Math.max(top - roomY, corners[i + 1])), depth]);
            }
        };
        for (let i = 0; i < geometry.count; i++) {
            const id = geometry.order[i];
            if (!geometry.invisible[id] && !geometry.cutOff[id] || id === root) add(geometry.corners, id, geometry.depths[id]);
        }
        if (before && before.corners) {
            for (const [id, kinds] of changes) {
                if (Painter.hasTrace(kinds)) add(before.corners, id, Math.min(before.planes[id], geometry.maxDepth));
            }
        }
        return points;
    }

    /** The root, what stands out of it, and where what moved was before: as far as it is not much larger. */
    wholeBox(root) {
        const {geometry, before, changes} = this.state;
        const box = root.slice();
        const [roomX, roomY] = [(root[2] - root[0]) * 0.5, (root[3] - root[1]) * 0.5];
        if (before && before.corners && changes.has(this.state.root)) {
            const [left, top, right, bottom] = geometry.box(this.state.root, before.corners);
            return [Math.min(left, box[0]), Math.min(top, box[1]), Math.max(right, box[2]), Math.max(bottom, box[3])];
        }
        for (let i = 0; i < geometry.count; i++) {
            const id = geometry.order[i];
            if (geometry.invisible[id] || geometry.cutOff[id]) continue;
            const [left, top, right, bottom] = geometry.box(id);
            const clip = id * 4;
            box[0] = Math.min(box[0], Math.max(left, geometry.clips[clip]));
            box[1] = Math.min(box[1], Math.max(top, geometry.clips[clip + 1]));
            box[2] = Math.max(box[2], Math.min(right, geometry.clips[clip + 2]));
            box[3] = Math.max(box[3], Math.min(bottom, geometry.clips[clip + 3]));
        }
        if (before && before.corners) {
            for (const [id, kinds] of changes) {
                if (!Painter.hasTrace(kinds) || geometry.invisible[id]) continue;
                const [left, top, right, bottom] = geometry.box(id, before.corners);
                [box[0], box[1]] = [Math.min(box[0], left), Math.min(box[1], top)];
                [box[2], box[3]] = [Math.max(box[2], right), Math.max(box[3], bottom)];
            }
        }
        return [Math.max(box[0], root[0] - roomX), Math.max(box[1], root[1] - roomY),
            Math.min(box[2], root[2] + roomX), Math.min(box[3], root[3] + roomY)];
    }

    zoom(factor, x = this.painter.width / 2, y = this.painter.height / 2) {
        this.camera.zoomAt(x, y, factor);
        this.isFitted = false;
        this.drawSoon();
    }

    actualSize() { this.zoom(1 / this.camera.scale); }

    pan(x, y) {
        this.camera.panX += x;
        this.camera.panY += y;
        this.isFitted = false;
        this.drawSoon();
    }

    turn(yaw, pitch) {
        const {camera} = this;
        camera.yaw = Math.min(1.35, Math.max(-1.35, camera.yaw + yaw));
        camera.pitch = Math.min(1.35, Math.max(-1.35, camera.pitch + pitch));
        this.isFitted = false;
        this.drawSoon();
    }

    spread(factor) {
        this.camera.spacing = Math.min(8, Math.max(0.1, this.camera.spacing * factor));
        this.drawSoon();
    }

    /** Turns the picture and takes the layers apart, or puts them together again. */
    explode(on) {
        byId("explode").setAttribute("aria-pressed", String(on));
        const target = on ? 1 : 0;
        const start = this.camera.depth;
        const began = performance.now();
        const wasFitted = this.isFitted;
        const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches || this.state.geometry.count > 3000;
        const frame = (now) => {
            const time = isStill ? 1 : Math.min(1, Math.max(0, (now - began) / 320));
            const eased = 1 - Math.pow(1 - time, 3);
            this.camera.depth = start + (target - start) * eased;
            if (wasFitted) this.fit();
            else this.draw();
            if (time < 1) this.animation = requestAnimationFrame(frame);
        };
        cancelAnimationFrame(this.animation);
        if (isStill) frame(began);
        else this.animation = requestAnimationFrame(frame);
    }

    get isExploded() { return byId("explode").getAttribute("aria-pressed") === "true"; }

    /** Brings a view into sight, if it is not. */
    reveal(id) {
        if (id < 0 || !this.painter.screen || !this.state.present[id]) return;
        const s = this.painter.screen;
        const at = id * 8;
        const [x, y] = [(s[at] + s[at + 4]) / 2, (s[at + 1] + s[at + 5]) / 2];
        if (x > 0 && y > 0 && x < this.painter.width && y < this.painter.height) return;
        this.pan(this.painter.width / 2 - x, this.painter.height / 2 - y);
    }

    // The pointer.

    listen() {
        const {overlay} = this;
        overlay.addEventListener("pointerdown", (event) => this.down(event));
        overlay.addEventListener("pointermove", (event) => this.move(event));
        overlay.addEventListener("pointerup", (event) => this.up(event));
        overlay.addEventListener("pointercancel", (event) => this.up(event));
        overlay.addEventListener("pointerleave", () => { if (!this.pointers.size) this.app.hover(-1); });
        overlay.addEventListener("dblclick", (event) => {
            const {selected} = this.app;
            if (selected >= 0) this.fit(selected);
        });
        overlay.addEventListener("wheel", (event) => {
            event.preventDefault();
            const {x, y} = this.place(event);
            if (event.shiftKey) this.pan(-(event.deltaX || event.deltaY), event.deltaX ? -event.deltaY : 0);
            else this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016) * (event.deltaMode === 1 ? 20 : 1)), x, y);
        }, {passive: false});
    }

    place(event) {
        const box = this.overlay.getBoundingClientRect();
        return {x: event.clientX - box.left, y: event.clientY - box.top};
    }

    hit(event) {
        const {x, y} = this.place(event);
        return this.painter.hit(this.state, x, y);
    }

    down(event) {
        if (event.button > 1) return;
        this.overlay.setPointerCapture(event.pointerId);
        this.pointers.set(event.pointerId, this.place(event));
        this.travelled = this.pointers.size > 1 ? 100 : 0;
        this.overlay.classList.add("dragging");
    }

    move(event) {
        const now = this.place(event);
        const old = this.pointers.get(event.pointerId);
        if (!old) {
            this.app.hover(this.painter.hit(this.state, now.x, now.y), now);
            return;
        }
        const [x, y] = [now.x - old.x, now.y - old.y];
        this.travelled += Math.abs(x) + Math.abs(y);
        if (this.pointers.size === 2) this.pinch(event.pointerId, now);
        else if (this.travelled > 3) {
            if (this.isExploded && !event.shiftKey && event.buttons !== 4) this.turn(x * 0.008, y * 0.008);
            else this.pan(x, y);
        }
        this.pointers.set(event.pointerId, now);
    }

    pinch(moving, now) {
        const [one, other] = [...this.pointers.entries()];
        const still = one[0] === moving ? other[1] : one[1];
        const old = this.pointers.get(moving);
        const before = Math.hypot(old.x - still.x, old.y - still.y);
        const after = Math.hypot(now.x - still.x, now.y - still.y);
        this.pan((now.x - old.x) / 2, (now.y - old.y) / 2);
        if (before > 8) this.zoom(after / before, (now.x + still.x) / 2, (now.y + still.y) / 2);
    }

    up(event) {
        const wasDown = this.pointers.delete(event.pointerId);
        if (this.pointers.size === 0) this.overlay.classList.remove("dragging");
        if (wasDown && event.type === "pointerup" && this.travelled <= 3) this.app.select(this.nextHit(event), "canvas");
    }

    /** The view at the pointer; with each further click at the same place, the next one below it. */
    nextHit(event) {
        const {x, y} = this.place(event);
        const {selected} = this.app;
        const hits = this.painter.hits(this.state, x, y);
        const last = this.lastClick;
        this.lastClick = {x, y, time: event.timeStamp};
        const place = last && Math.hypot(last.x - x, last.y - y) < 4 ? hits.indexOf(selected) : -1;
        // The second click of a double click stays where the first was.
        if (place >= 0 && event.timeStamp - last.time < 350) return selected;
        return hits.length ? hits[(place + 1) % hits.length] : -1;
    }
}

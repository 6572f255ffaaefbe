// The screen of a step as its users see it: a picture that the browser draws, in place of the frames.

class Screens {
    constructor(app) {
        this.app = app;
        this.images = new Map();
        byId("screen").hidden = !app.recording.steps.some((step) => step.screen !== undefined);
    }

    /** The picture of the present step; null at other widths, in a step without one, and until it is there. */
    get image() {
        const {recording, state} = this.app;
        const number = state.width === null && state.scrolled.size === 0 && recording.steps[state.step] ? recording.steps[state.step].screen : undefined;
        if (number === undefined) return null;
        let image = this.images.get(number);
        if (!image) {
            image = new Image();
            image.addEventListener("load", () => this.app.canvas.drawSoon());
            image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(recording.text(number));
            this.images.set(number, image);
        }
        return image.complete && image.naturalWidth > 0 ? image : null;
    }

    /** Draws it where the root is, whose corners are given. */
    static draw(context, image, corners, at, ratio) {
        const [x, y] = [corners[at], corners[at + 1]];
        const {naturalWidth: width, naturalHeight: height} = image;
        context.save();
        context.setTransform(ratio * (corners[at + 2] - x) / width, ratio * (corners[at + 3] - y) / width,
            ratio * (corners[at + 6] - x) / height, ratio * (corners[at + 7] - y) / height, ratio * x, ratio * y);
        context.drawImage(image, 0, 0, width, height);
        context.restore();
    }
}

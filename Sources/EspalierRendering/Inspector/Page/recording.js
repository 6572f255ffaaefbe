// The recording as the page holds it: texts, classes, reasons, and what each step changes. Its form is written down
// with the Swift type InspectorData.

const ATTRIBUTES = ["x", "y", "width", "height"];

class Recording {
    constructor(data) {
        if (data.version !== 1) throw new Error("a recording of version " + data.version);
        this.title = data.title;
        this.error = data.error;
        this.expectations = data.expectations;
        this.texts = data.texts;
        this.classes = data.classes.map((text) => data.texts[text]);
        this.count = this.classes.length;
        this.records = data.reasons.map((record) => this.reasons(record));
        this.constraints = (data.constraints || []).map((parts, number) => new Constraint(this, number, parts));
        this.steps = data.steps;
        this.widthNote = data.widthNote || null;
        this.failures = 0;
        for (const step of this.steps) this.failures += step.failures ? step.failures.length : 0;
    }

    text(number) {
        return number === undefined || number < 0 ? null : this.texts[number];
    }

    /** A step at other widths; null where there are none. */
    widths(number) {
        const step = this.steps[number];
        if (step === undefined || step.widths === undefined) return null;
        if (typeof step.widths === "number") return this.widths(step.widths);
        if (!(step.widths instanceof StepWidths)) step.widths = new StepWidths(this, step.widths);
        return step.widths;
    }

    /** The reasons of a view: its rules, and of each attribute what gives it and what it needs. */
    reasons([rules, ...attributes]) {
        const list = [];
        for (let i = 0; i < rules.length; i += 2) list.push({text: this.text(rules[i]), origin: this.text(rules[i + 1])});
        return {
            rules: list,
            attributes: attributes.map(([parts, needs, formula]) => {
                const result = {parts: [], needs: [], formula: this.text(formula)};
                for (let i = 0; i < parts.length; i += 6) {
                    const [name, canonical, limit, rule, line, column] = parts.slice(i, i + 6);
                    result.parts.push({name: this.text(name), canonical: this.text(canonical), limit, rule, line, column});
                }
                for (let i = 0; i < needs.length; i += 2) result.needs.push({id: needs[i], attribute: needs[i + 1]});
                return result;
            }),
        };
    }

    /** An event, with its parts named. */
    event(numbers) {
        const at = (place) => numbers[place] === undefined ? -1 : numbers[place];
        return {
            observer: this.text(at(0)), kind: this.text(at(1)), path: this.text(at(2)), keyPath: this.text(at(3)),
            old: this.text(at(4)), new: this.text(at(5)), from: this.text(at(6)), parent: this.text(at(7)),
            index: at(8), fromIndex: at(9), indexes: this.text(at(10)), batch: at(11), prior: at(12) === 1,
        };
    }

    /** How much a step changes, for the bars above the slider. */
    weight(step) {
        const {frames = [], facts = [], out = [], in: placed = [], reasons = []} = this.steps[step];
        return frames.length / 4 + facts.length / 2 + out.length + placed.length / 3 + reasons.length / 8;
    }
}

// Building elements. Texts of a document reach the page only through text nodes and attributes, never as HTML.

/** The element with an id. */
function byId(id) {
    return document.getElementById(id);
}

/**
 * An element: element("p.note", {title: "…"}, "text", otherElement).
 * Functions among the attributes listen to events: {click: …}.
 */
function element(kind, attributes, ...children) {
    const [tag, ...classes] = kind.split(".");
    const made = document.createElement(tag);
    if (classes.length) made.className = classes.join(" ");
    for (const [name, value] of Object.entries(attributes || {})) {
        if (typeof value === "function") made.addEventListener(name, value);
        else if (value !== null && value !== undefined && value !== false) made.setAttribute(name, value === true ? "" : value);
    }
    if (tag === "button") made.type = "button";
    append(made, children);
    return made;
}

function append(parent, children) {
    for (const child of children) {
        if (child === null || child === undefined || child === false) continue;
        if (Array.isArray(child)) append(parent, child);
        else parent.append(child instanceof Node ? child : document.createTextNode(String(child)));
    }
}

/** A list with its heading. */
function group(title, count, ...children) {
    const badge = count === null ? null : element("span.badge", null, count);
    return element("section.group", null, element("h4", null, title, badge), ...children);
}

/** A small sign for a kind of change: a letter with a colour. */
function sign(change) {
    return element("span.sign." + change.kind, {title: change.label, "aria-label": change.label}, change.letter);
}

/**
 * A list that begins short: a button shows more, so that thousands of lines do not hold up a step.
 */
function longList(items, make, shown = 60) {
    const list = element("div.list");
    const show = (from, to) => {
        for (let i = from; i < Math.min(to, items.length); i++) list.append(make(items[i]));
        if (to < items.length) {
            const more = element("button.link.more", {
                click: () => { more.remove(); show(to, to + 500); },
            }, `${items.length - to} more`);
            list.append(more);
        }
    };
    show(0, shown);
    return list;
}

/** A text for one line: control characters shown as symbols, long ones cut. */
function oneLine(text, limit = 200) {
    const plain = text.replace(/[\u0000-\u001f\u007f]/g, (c) => c === "\u007f" ? "\u2421" : String.fromCharCode(0x2400 + c.charCodeAt(0)));
    return plain.length > limit ? plain.slice(0, limit) + "\u2026" : plain;
}

/** A number for reading: at most three digits after the point; the whole number is the title of what shows it. */
function short(number) {
    if (!Number.isFinite(number)) return String(number);
    return String(Math.round(number * 1000) / 1000);
}

function plural(count, word, many = word + "s") {
    return `${count.toLocaleString("en")} ${count === 1 ? word : many}`;
}

import EspalierApplications
import EspalierRendering
import EspalierScenarios
import Foundation

extension SceneDiff {
    /// A page for a browser: of each scene that differs the screens before and after, side by side, one through the other
    /// or one wiped over the other, with what changed outlined; what changed as text; the constraints that are others.
    ///
    /// One file, which needs no other and no network. The same files give the same bytes.
    func page() throws(CommandError) -> [UInt8] {
        var html = Self.head
        if changes.isEmpty { html += "<p>No scene differs.</p>\n" }
        for change in changes {
            switch change {
            case .added(let scene): html += Self.section("new", scene, pictures: [("after", try scene.screen(), [])])
            case .removed(let scene):
                html += Self.section("gone", scene, pictures: [("before", try scene.screen(), [])])
            case .changed(let before, let after, let diff):
                let (old, new) = (try before.screen(), try after.screen())
                let moved = HierarchyDiff(from: old, to: new, matching: .contents)
                html += Self.section(
                    "", after,
                    pictures: [
                        ("before", old, moved.changes.compactMap { $0.before.map { old.entries[$0].frameInRoot } }),
                        ("after", new, moved.changes.compactMap { $0.after.map { new.entries[$0].frameInRoot } }),
                    ], text: diff.text(limit: 200), constraints: after.constraintChanges(from: before))
            }
        }
        return Array((html + Self.script + "</body>\n</html>\n").utf8)
    }

    private static func section(
        _ word: String, _ scene: SceneInput,
        pictures: [(side: String, snapshot: HierarchySnapshot, outlines: [CGRect])],
        text: String = "", constraints: [ConstraintChange] = []
    ) -> String {
        var html = "<section>\n<h2>\(escaped(scene.label)) <small>\(word)</small></h2>\n"
        if pictures.count == 2 {
            html += """
                <p class="ways"><button aria-pressed="true" data-way="beside">Side by side</button>
                <button aria-pressed="false" data-way="onion">Onion skin</button>
                <button aria-pressed="false" data-way="wipe">Wipe</button>
                <input type="range" min="0" max="100" value="50" aria-label="How much is after" hidden></p>

                """
        }
        html += "<div class=\"pictures beside\">\n"
        for (side, snapshot, outlines) in pictures {
            let picture = Data(snapshot.screen(hasNames: false, outlining: outlines, isRight: side == "after"))
            html +=
                "<figure class=\"\(side)\"><img alt=\"\(side)\" src=\"data:image/svg+xml;base64,"
                + "\(picture.base64EncodedString())\"><figcaption>\(side)</figcaption></figure>\n"
        }
        html += "</div>\n"
        if !text.isEmpty { html += "<pre>\(escaped(text))</pre>\n" }
        if !constraints.isEmpty {
            html += "<h3>Constraints</h3>\n<ul>\n"
            for change in constraints { html += "<li><code>\(change.sign) \(escaped(change.text))</code></li>\n" }
            html += "</ul>\n"
        }
        return html + "</section>\n"
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }

    private static let head = """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; script-src 'unsafe-inline'; \
        style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
        <meta name="color-scheme" content="light dark">
        <title>What changed on the screens</title>
        <style>
        body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
        section { border-top: 1px solid #8886; padding-bottom: 1rem; }
        .pictures { display: flex; flex-wrap: wrap; gap: 1rem; }
        figure { margin: 0; }
        img { border: 1px solid #8886; max-width: 100%; }
        .onion, .wipe { display: grid; }
        .onion figure, .wipe figure { grid-area: 1 / 1; }
        .onion .after { opacity: calc(var(--share, 50) / 100); }
        .wipe .after img { clip-path: inset(0 0 0 calc(100% - var(--share, 50) * 1%)); }
        .onion figcaption, .wipe figcaption { display: none; }
        pre, ul { overflow-x: auto; }
        button[aria-pressed=true] { font-weight: bold; }
        </style>
        </head>
        <body>
        <h1>What changed on the screens</h1>

        """

    private static let script = """
        <script>
        "use strict";
        for (const section of document.querySelectorAll("section")) {
            const slider = section.querySelector("input"), pictures = section.querySelector(".pictures");
            const buttons = section.querySelectorAll("button");
            for (const button of buttons) button.addEventListener("click", () => {
                for (const other of buttons) other.setAttribute("aria-pressed", String(other === button));
                pictures.className = "pictures " + button.dataset.way;
                slider.hidden = button.dataset.way === "beside";
            });
            if (slider) slider.addEventListener("input", () => pictures.style.setProperty("--share", slider.value));
        }
        </script>

        """
}

extension SceneInput {
    /// The screen that the scene shows.
    func screen() throws(CommandError) -> HierarchySnapshot {
        do {
            return try application.screen(of: scene, at: request)
        } catch {
            throw .interface(error)
        }
    }
}

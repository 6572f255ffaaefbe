import EspalierViews

/// An interface file whose view is the root of a document.
package struct ScenarioNib: Sendable, Equatable {
    /// The path of the file, as the document writes it.
    package var path: String
    /// The identifier of the view, or of a controller whose view it is; nil for the first view of a xib, and the view
    /// of a storyboard's initial controller.
    package var view: String?
    /// What covers the edges of the view, as if a window gave it.
    package var safeAreaInsets: UIEdgeInsets?
    /// Where the object stands.
    package var mark: ScenarioMark

    package init(_ path: String, view: String? = nil, mark: ScenarioMark = .none) {
        self.path = path
        self.view = view
        self.mark = mark
    }
}

extension ScenarioDecoder {
    /// Whether a root is an interface file.
    func isNib(_ node: Int) -> Bool { tree.isObject(node) && tree.value("nib", in: node) != nil }

    /// The interface file that a root is, and the traits that stand beside it. Whether there is such a file, only a run can
    /// tell.
    mutating func nib(_ node: Int) -> (nib: ScenarioNib, traits: ScenarioTraits?)? {
        let before = problemCount
        checkKeys(node, of: "a nib", required: ["nib"], optional: ["view", "safeAreaInsets", "traits"])
        var nib = ScenarioNib("", mark: ScenarioMark(node: node))
        var traits: ScenarioTraits?
        for member in tree.members(node) {
            if member.key == "traits" { traits = self.traits(member.value) }
            if member.key == "safeAreaInsets",
                case .insets(let insets) = value(of: ScenarioField.safeAreaInsets.form, member.value)
            {
                nib.safeAreaInsets = insets
            }
            guard member.key == "nib" || member.key == "view", let text = text(member.value) else { continue }
            if text.isEmpty {
                report(member.value, "'\(member.key)' is empty", fix: Self.fix(member.key))
            } else if member.key == "nib" {
                nib.path = text
            } else {
                nib.view = text
            }
        }
        return problemCount == before ? (nib, traits) : nil
    }

    private static func fix(_ key: String) -> String {
        key == "nib"
            ? "write the path of a .xib or .storyboard file, from the document's folder"
            : "write the id of a view, or leave it out for the first one"
    }
}

extension JSONWriter {
    mutating func nib(_ nib: ScenarioNib) {
        beginObject()
        member("nib", nib.path)
        member("view", nib.view)
        if let insets = nib.safeAreaInsets { member("safeAreaInsets") { $0.numbers(insets.numbers) } }
        endObject()
    }
}

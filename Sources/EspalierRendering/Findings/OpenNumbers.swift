import EspalierViews

/// Which of the four numbers of a view or a guide constraints leave open (AUTOLAYOUT 2.5).
struct OpenNumbers: OptionSet, Hashable {
    let rawValue: Int

    static let x = OpenNumbers(rawValue: 1)
    static let y = OpenNumbers(rawValue: 2)
    static let width = OpenNumbers(rawValue: 4)
    static let height = OpenNumbers(rawValue: 8)

    static func place(_ axis: NSLayoutConstraint.Axis) -> OpenNumbers { axis == .horizontal ? .x : .y }
    static func size(_ axis: NSLayoutConstraint.Axis) -> OpenNumbers { axis == .horizontal ? .width : .height }
    static func all(_ axis: NSLayoutConstraint.Axis) -> OpenNumbers { [place(axis), size(axis)] }

    /// The one axis that is open; nil where both are.
    var axis: NSLayoutConstraint.Axis? {
        switch (isDisjoint(with: .all(.horizontal)), isDisjoint(with: .all(.vertical))) {
        case (false, true): .horizontal
        case (true, false): .vertical
        default: nil
        }
    }

    /// `its width and its vertical position`.
    var words: String {
        let known: [(OpenNumbers, String)] = [
            (.x, "its horizontal position"), (.width, "its width"), (.y, "its vertical position"),
            (.height, "its height"),
        ]
        let open = known.filter { contains($0.0) }.map(\.1)
        guard let last = open.last, open.count > 1 else { return open.first ?? "" }
        return open.dropLast().joined(separator: ", ") + " and " + last
    }

    /// What would decide them.
    ///
    /// - Parameter wishes: the numbers for which a content has a wish, so that priorities may decide; nil for a guide, which
    ///   has no content.
    func fix(wishes: OpenNumbers?) -> String {
        var fixes: [String] = []
        for axis in NSLayoutConstraint.Axis.both where !isDisjoint(with: .all(axis)) {
            let (near, far, size, centre) =
                axis == .horizontal
                ? ("leading", "trailing", "width", "horizontal centre") : ("top", "bottom", "height", "vertical centre")
            if !contains(.size(axis)) {
                fixes.append("constrain its \(near) or \(far) edge, or its \(centre)")
            } else if wishes?.contains(.size(axis)) ?? false {
                fixes.append(
                    "give it another content hugging or compression resistance priority than what shares the room with "
                        + "it, or constrain its \(size)")
            } else if contains(.place(axis)) {
                fixes.append("constrain two of its \(near) edge, its \(far) edge and its \(size)")
            } else {
                let content = wishes == nil ? "" : ", or give it a content that has a \(size)"
                fixes.append("constrain its \(size) or its \(far) edge\(content)")
            }
        }
        return fixes.joined(separator: "; ")
    }
}

extension UIView {
    var openNumbers: OpenNumbers { OpenNumbers(rawValue: ambiguousNumbers) }

    /// The sizes that the content wishes.
    var wishedNumbers: OpenNumbers {
        let size = intrinsicContentSize
        var wishes: OpenNumbers = []
        if size.width != UIView.noIntrinsicMetric { wishes.insert(.width) }
        if size.height != UIView.noIntrinsicMetric { wishes.insert(.height) }
        return wishes
    }
}

import EspalierControls
import EspalierLayout
import EspalierScenarios
import EspalierViews
import Foundation

extension FrameChecks {
    // MARK: Zero sizes

    /// A view that has something to show, but no width or no height, for which no superview and no plain `w = 0` is the
    /// reason.
    func lookForZeroSize(of place: Int, _ tree: LintTree, _ findings: inout some FrameFindings) {
        let node = tree.nodes[place]
        guard node.frame.width <= 0 || node.frame.height <= 0, findings.wants(.zeroSize), node.isVisible,
            node.isOwn, let content = content(of: place, tree)
        else { return }
        let missing = [LayoutAttribute.width, .height].filter { attribute in
            guard attribute.number(in: node.frame) <= 0 else { return false }
            if node.history?.trace.isPlainZero(attribute) ?? false { return false }
            return node.parent < 0 || attribute.number(of: tree.nodes[node.parent].view) > 0
        }
        if missing.isEmpty { return }
        findings.found(
            .zeroSize, tree, FrameSubject(view: place),
            FrameWords(
                what: "\(tree.label(place)) has \(content), but "
                    + missing.map { "no \($0)" }.joined(separator: " and "),
                fix: zeroSizeFix(of: place, missing, tree)))
    }

    /// What gives a view a size, by what places it now.
    private func zeroSizeFix(of place: Int, _ missing: [LayoutAttribute], _ tree: LintTree) -> String {
        let node = tree.nodes[place]
        let sizes = missing.map { "\($0)" }.joined(separator: " and a ")
        if node.history.map({ !$0.rules.isEmpty }) ?? false, node.parent >= 0 {
            let example = missing.map { $0 == .width ? "w = 80" : "h = 20" }.joined(separator: ", ")
            return "give it one, for example '\(example)', or two position rules on the axis"
        }
        if node.parent < 0 { return tree.source.plainViewsCount ? "give the root a frame" : tree.source.frameFix }
        let reason = missing.lazy.compactMap { node.view.constraint(zeroing: $0) }.first
        if let reason {
            return "the constraint \(PlainText.quoted(tree.source.text(of: reason))) makes it so: give it another "
                + "constant, or take it out"
        }
        if node.view.translatesAutoresizingMaskIntoConstraints {
            return node.view.hasForgottenMask
                ? "\(tree.label(place)) still has translatesAutoresizingMaskIntoConstraints true, so that its frame "
                    + "counts and not its constraints: set it to false" : tree.source.frameFix
        }
        return "constrain a \(sizes), or give it a content that has one"
    }

    /// What a view has to show: a text, rules, or subviews that have a size.
    private func content(of place: Int, _ tree: LintTree) -> String? {
        let node = tree.nodes[place]
        if let text = node.history?.description.text ?? (node.view as? UILabel)?.text, !text.isEmpty { return "a text" }
        if node.parent >= 0, let history = node.history, !history.rules.isEmpty { return "rules" }
        if node.history == nil, node.view.clipsToBounds { return nil }
        let shows = tree.children[place].contains { child in
            let frame = tree.nodes[child].frame
            return tree.nodes[child].isVisible && (frame.width > 0 || frame.height > 0)
        }
        return shows ? "subviews" : nil
    }

    // MARK: Texts

    /// A label that does not show all of its text: it is drawn with an ellipsis, or clipped, by a pixel or more.
    ///
    /// - Parameter natural: the size of the text on one line, where it is known.
    func lookForCutOff(
        of place: Int, _ tree: LintTree, natural: CGSize? = nil, _ findings: inout some FrameFindings
    ) {
        let node = tree.nodes[place]
        guard findings.wants(.cutOff), node.isVisible, let label = node.view as? UILabel, label.bounds.width > 0,
            label.bounds.height > 0
        else { return }
        let button = node.parent >= 0 ? tree.nodes[node.parent].view as? UIButton : nil
        let subject = button == nil ? place : node.parent
        // A list's own headers and footers are as high as their titles need.
        if isBandTitle(label, tree) { return }
        let share = tree.source.certainShare(ofTextIn: tree.nodes[subject].view)
        guard share > 0, let lack = label.lack(natural, share: share, pixel: tree.pixel) ?? clipping(of: subject, tree)
        else { return }
        findings.found(
            .cutOff, tree, FrameSubject(view: subject),
            FrameWords(
                what: "\(button == nil ? "" : "the title of ")\(tree.label(subject)) is cut off", numbers: lack,
                fix: "make room for it, allow more lines, or let its height follow the text"))
    }

    private func isBandTitle(_ label: UILabel, _ tree: LintTree) -> Bool {
        guard let band = label.superview?.superview, type(of: band) == UITableViewHeaderFooterView.self else {
            return false
        }
        return tree.source.mark(of: label) == nil
    }

    /// How much of the words of a view superviews clip, in words; nil where they show them.
    private func clipping(of place: Int, _ tree: LintTree) -> String? {
        guard tree.hasClippingSuperview(place), var words = tree.words(of: place) else { return nil }
        // What the view itself cuts off is known.
        words = words.common(with: tree.nodes[place].frame)
        var current = tree.nodes[place].parent
        while current >= 0, !tree.nodes[current].scrolls, !tree.nodes[current].view.isTransformed {
            let bounds = tree.nodes[current].view.bounds
            let shown = tree.clips(current) ? words.common(with: bounds) : words
            let lack = CGSize(width: words.width - shown.width, height: words.height - shown.height)
            if lack.width > tree.pixel || lack.height > tree.pixel || shown.isNull {
                let isWide = shown.isNull || lack.width > tree.pixel
                return ": \(tree.label(current)) clips \(Self.text(isWide ? lack.width : lack.height)) of its "
                    + "\(Self.text(isWide ? words.width : words.height)) points"
            }
            let origin = tree.nodes[current].frame.origin
            words = words.offsetBy(dx: origin.x - bounds.minX, dy: origin.y - bounds.minY)
            current = tree.nodes[current].parent
        }
        return nil
    }

    // MARK: Touch targets

    /// A control that is enabled, and smaller than a finger.
    ///
    /// Controls whose size the system gives, such as a switch, may be as small as that.
    func lookForSmallTarget(of place: Int, _ tree: LintTree, _ findings: inout some FrameFindings) {
        let node = tree.nodes[place]
        guard findings.wants(.smallTarget), node.isVisible, node.isOwn,
            let control = node.view as? UIControl, !(control is UIPageControl), control.isEnabled,
            control.isUserInteractionEnabled
        else { return }
        let size = control.bounds.size
        guard size.width > 0, size.height > 0 else { return }
        var least = CGSize(width: Self.leastTarget, height: Self.leastTarget)
        func fits() -> Bool { least.width - size.width < Self.tolerance && least.height - size.height < Self.tolerance }
        if fits() { return }
        if let usual = control.sizeOfTheSystem {
            let own = control.intrinsicContentSize
            if own.width > 0 { least.width = min(least.width, own.width) }
            least.height = min(least.height, usual)
            if own.height > 0 { least.height = min(least.height, own.height) }
            if fits() { return }
        } else if control is UIButton, size.width * size.height >= least.width * least.height {
            // A finger that misses by little along the long side still meets it.
            let wanted = least.height
            least.height = tree.source.leastButtonHeight
            if fits() { return }
            least.height = wanted
        }
        findings.found(
            .smallTarget, tree, FrameSubject(view: place),
            FrameWords(
                what: "\(tree.label(place)) is a small target for a finger",
                numbers: ": it is \(Self.text(size.width)) x \(Self.text(size.height)) points",
                fix: "make it at least \(Self.wish(size, least))"))
    }

    /// How large a target must be; where the system has it smaller than a finger, only the side that is too short.
    private static func wish(_ size: CGSize, _ least: CGSize) -> String {
        let isOfSystem = least.width < leastTarget || least.height < leastTarget
        if isOfSystem, least.width - size.width < tolerance { return "\(text(least.height)) points high" }
        if isOfSystem, least.height - size.height < tolerance { return "\(text(least.width)) points wide" }
        return "\(text(least.width)) x \(text(least.height)) points"
    }

    // MARK: Labels

    /// Whether those who do not see a view come to it: no view above is read out as one thing, or hides what is in it.
    /// - Complexity: O(depth).
    private func isReachable(_ place: Int, _ tree: LintTree) -> Bool {
        var current = tree.nodes[place].parent
        while current >= 0 {
            let view = tree.nodes[current].view
            if view.isReadOut || view.says("accessibilityElementsHidden", else: view.accessibilityElementsHidden) {
                return false
            }
            current = tree.nodes[current].parent
        }
        return true
    }

    /// A control that can be operated, and of which nothing says what it is: no title, no placeholder, no label.
    func lookForMissingLabel(of place: Int, _ tree: LintTree, _ findings: inout some FrameFindings) {
        let node = tree.nodes[place]
        guard findings.wants(.noLabel), node.isVisible, node.isOwn, let control = node.view as? UIControl,
            control.isEnabled, control.isUserInteractionEnabled, control.isReadOut, !(control is UIPageControl),
            (control.accessibilityLabel ?? "").isEmpty
        else { return }
        if case .text(let label) = control.scenarioProperty("accessibilityLabel"), !label.isEmpty { return }
        // Last, as it goes up the tree.
        guard isReachable(place, tree) else { return }
        findings.found(
            .noLabel, tree, FrameSubject(view: place),
            FrameWords(
                what: "nothing says what \(tree.label(place)) is to those who do not see it",
                fix: "give it a title or a placeholder, or say it in a property: "
                    + "'\"properties\": {\"accessibilityLabel\": \"Close\"}'"))
    }
}

extension UIView {
    /// Whether the view is read out as one thing; a document says so in a property.
    fileprivate var isReadOut: Bool { says("isAccessibilityElement", else: isAccessibilityElement) }

    fileprivate func says(_ property: String, else own: Bool) -> Bool {
        if case .boolean(let said) = scenarioProperty(property) { return said }
        return own
    }
}

extension UIControl {
    /// How high controls are, at least, whose height the system and Interface Builder give to all of their class: what newer
    /// versions have, or what older ones had and files still say. Nil for others.
    fileprivate var sizeOfTheSystem: CGFloat? {
        switch self {
        case is UITextField, is UISlider: 30
        case is UISegmentedControl: 28
        case is UIStepper: 29
        case is UISwitch, is UIDatePicker: CGFloat(FrameChecks.leastTarget)
        default: nil
        }
    }
}

extension UILabel {
    private static let unlimited: CGFloat = 10_000_000

    /// The size of the text on one line.
    var naturalSize: CGSize {
        textRect(
            forBounds: CGRect(x: 0, y: 0, width: Self.unlimited, height: Self.unlimited), limitedToNumberOfLines: 1
        ).size
    }

    /// What the label lacks to show all of its text, in words; nil where it shows it.
    ///
    /// - Parameter share: how much of the text's size counts.
    fileprivate func lack(_ natural: CGSize?, share: Double, pixel tolerance: Double) -> String? {
        guard let text, !text.isEmpty else { return nil }
        let size = bounds.size
        let lines = numberOfLines
        if lines == 1 {
            let natural = natural ?? naturalSize
            let width = natural.width * (adjustsFontSizeToFitWidth ? minimumScaleFactor : 1)
            if width * share > size.width + tolerance {
                return ": its text is \(FrameChecks.text(width)) points wide, and there are "
                    + FrameChecks.text(size.width)
            }
            if adjustsFontSizeToFitWidth || !isClipped(natural.height * share, tolerance) { return nil }
            return ": its text is \(FrameChecks.text(natural.height)) points high, and there are "
                + FrameChecks.text(size.height)
        }
        // A width that is rounded down to whole pixels still holds the line.
        let room = CGRect(x: 0, y: 0, width: size.width + tolerance, height: Self.unlimited)
        let height = textRect(forBounds: room, limitedToNumberOfLines: lines).height
        let isOne = height < 2 * font.lineHeight
        if isOne ? isClipped(height * share, tolerance) : height * share > size.height + tolerance {
            return ": at this width its text is \(FrameChecks.text(height)) points high, and there are "
                + FrameChecks.text(size.height)
        }
        guard lines > 1, share == 1,
            textRect(forBounds: room, limitedToNumberOfLines: 0).height > height + tolerance
        else { return nil }
        return ": at this width its text takes more than \(lines) lines"
    }

    /// Whether a line of that height loses a part of its letters: it stands in the middle, and has room above capitals and
    /// below letters that go no deeper than the base line.
    private func isClipped(_ height: CGFloat, _ tolerance: Double) -> Bool {
        let lost = (height - bounds.height) / 2
        guard lost > 0, let font else { return false }
        let goesDeep = text?.contains { !Self.shallow.contains($0) } ?? false
        let room = font.roomAroundLetters
        let below = goesDeep ? room.below : -font.descender
        let isPlain = text?.unicodeScalars.allSatisfy { $0.isASCII } ?? true
        let above = isPlain ? room.above : 0
        return lost > below + tolerance || lost > above + tolerance
    }

    /// Letters that do not go below the base line.
    private static let shallow = Set("ABCDEFGHIKLMNOPRSTUVWXYZabcdefhiklmnorstuvwxz0123456789 .:!?+-*'\"=#%&äöüÄÖÜ")
}

extension UIView {
    /// A constraint on the size of the view alone that leaves it none.
    fileprivate func constraint(zeroing attribute: LayoutAttribute) -> NSLayoutConstraint? {
        constraintsAffectingLayout(for: attribute == .width ? .horizontal : .vertical).first { constraint in
            constraint.firstItem === self && constraint.secondItem == nil && constraint.constant <= 0
                && constraint.firstAttribute == (attribute == .width ? .width : .height)
                && constraint.relation != .greaterThanOrEqual
        }
    }

    /// Whether constraints are to place the view, but its mask was kept (see `LayoutConflict.maskedViews`).
    fileprivate var hasForgottenMask: Bool {
        var holder: UIView? = self
        while let view = holder {
            for constraint in view.constraints where constraint.firstItem === self || constraint.secondItem === self {
                if LayoutConflict(broken: constraint, with: []).maskedViews.contains(where: { $0 === self }) {
                    return true
                }
            }
            holder = view.superview
        }
        return false
    }
}

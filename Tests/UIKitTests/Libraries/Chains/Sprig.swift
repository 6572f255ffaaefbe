import UIKit

// Layouts that look like what they make: `sprig(20, |-8-icon-12-title-|, 8, |body|, 0)`.

prefix operator |-
prefix operator |
postfix operator -|
postfix operator |
postfix operator %

/// A number of hundredths.
struct SprigPercent {
    let value: CGFloat
}

postfix func % (value: Double) -> SprigPercent { SprigPercent(value: CGFloat(value)) }

/// A row that waits for what comes at its left, or has begun there.
struct SprigSide {
    let constant: CGFloat
}

struct SprigStep {
    let view: UIView
    let constant: CGFloat
}

/// What a column is made of: views, rows and distances.
protocol SprigPart {}
extension UIView: SprigPart {}
extension Int: SprigPart {}
extension Array: SprigPart where Element: UIView {}

extension UIView {
    @discardableResult
    func sv(_ views: UIView...) -> UIView {
        for view in views {
            addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        return self
    }

    @discardableResult
    func relate(
        _ attribute: NSLayoutConstraint.Attribute, to other: AnyObject? = nil,
        _ otherAttribute: NSLayoutConstraint.Attribute? = nil, times multiplier: Double = 1, plus constant: Double = 0,
        in holder: UIView? = nil
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: self, attribute: attribute, relatedBy: .equal, toItem: other, attribute: otherAttribute ?? attribute,
            multiplier: CGFloat(multiplier), constant: CGFloat(constant))
        constraint.priority = UILayoutPriority(rawValue: UILayoutPriority.defaultHigh.rawValue + 1)
        (holder ?? superview)?.addConstraint(constraint)
        return constraint
    }

    // MARK: Sizes

    @discardableResult
    func height(_ points: Double) -> Self {
        relate(.height, plus: points)
        return self
    }

    @discardableResult
    func width(_ points: Double) -> Self {
        relate(.width, plus: points)
        return self
    }

    @discardableResult
    func size(_ points: Double) -> Self { width(points).height(points) }

    @discardableResult
    func width(_ percent: SprigPercent) -> Self {
        if let superview { relate(.width, to: superview, times: Double(percent.value / 100)) }
        return self
    }

    @discardableResult
    func heightEqualsWidth() -> Self {
        relate(.height, to: self, .width)
        return self
    }

    // MARK: Places

    @discardableResult
    func fillContainer(padding: Double = 0) -> Self {
        guard let superview else { return self }
        relate(.left, to: superview, plus: padding)
        relate(.top, to: superview, plus: padding)
        relate(.right, to: superview, plus: -padding)
        relate(.bottom, to: superview, plus: -padding)
        return self
    }

    @discardableResult
    func centerInContainer() -> Self {
        guard let superview else { return self }
        relate(.centerX, to: superview)
        relate(.centerY, to: superview)
        return self
    }

    /// `percent` of the superview's height below its top.
    @discardableResult
    func top(_ percent: SprigPercent) -> Self {
        if let superview { relate(.top, to: superview, .bottom, times: Double(percent.value / 100)) }
        return self
    }

    // MARK: Looking constraints up

    func constraint(of attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
        func isMine(_ item: AnyObject?) -> Bool {
            guard let item = item as? UIView else { return false }
            return item.isEqual(self)
        }
        let candidates = (superview?.constraints ?? []) + constraints
        return candidates.first {
            isMine($0.firstItem) && $0.firstAttribute == attribute
                || isMine($0.secondItem) && $0.secondAttribute == attribute
        }
    }

    var heightConstraint: NSLayoutConstraint? { constraint(of: .height) }

    // MARK: Columns

    @discardableResult
    func sprig(_ parts: SprigPart...) -> [UIView] {
        var distance: Double?
        var previous: UIView?
        var views: [UIView] = []
        for part in parts {
            if let number = part as? Int {
                distance = Double(number)
                continue
            }
            let row = part as? [UIView] ?? (part as? UIView).map { [$0] } ?? []
            guard let first = row.first else { continue }
            if let distance {
                if let previous {
                    first.relate(.top, to: previous, .bottom, plus: distance, in: self)
                } else {
                    first.relate(.top, to: self, plus: distance, in: self)
                }
            }
            for (one, other) in zip(row, row.dropFirst()) { other.relate(.top, to: one, in: self) }
            views.append(first)
            previous = first
            distance = nil
        }
        if let previous, let distance { previous.relate(.bottom, to: self, plus: -distance, in: self) }
        return views
    }

    // MARK: The visual format

    @discardableResult
    func vertical(_ format: String, _ metrics: [String: CGFloat], _ views: [String: UIView]) -> [NSLayoutConstraint] {
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: "V:" + format, options: [.alignAllLeft], metrics: metrics, views: views)
        addConstraints(made)
        return made
    }
}

// MARK: Rows

prefix func |- (number: Int) -> SprigSide { SprigSide(constant: CGFloat(number)) }

@discardableResult
prefix func |- (view: UIView) -> UIView {
    if let superview = view.superview { view.relate(.left, to: superview, plus: 8) }
    return view
}

@discardableResult
prefix func | (view: UIView) -> UIView {
    if let superview = view.superview { view.relate(.left, to: superview) }
    return view
}

@discardableResult
prefix func | (views: [UIView]) -> [UIView] {
    if let first = views.first { _ = |first }
    return views
}

@discardableResult
postfix func -| (view: UIView) -> UIView {
    if let superview = view.superview { view.relate(.right, to: superview, plus: -8) }
    return view
}

@discardableResult
postfix func -| (views: [UIView]) -> [UIView] {
    if let last = views.last { _ = last-| }
    return views
}

@discardableResult
postfix func | (view: UIView) -> UIView {
    if let superview = view.superview { view.relate(.right, to: superview) }
    return view
}

@discardableResult
func - (side: SprigSide, view: UIView) -> UIView {
    if let superview = view.superview { view.relate(.left, to: superview, plus: Double(side.constant)) }
    return view
}

func - (view: UIView, distance: Int) -> SprigStep { SprigStep(view: view, constant: CGFloat(distance)) }

func - (views: [UIView], distance: Int) -> ([UIView], Int) { (views, distance) }

@discardableResult
func - (step: SprigStep, view: UIView) -> [UIView] {
    view.relate(.left, to: step.view, .right, plus: Double(step.constant), in: step.view.superview)
    return [step.view, view]
}

@discardableResult
func - (begun: ([UIView], Int), view: UIView) -> [UIView] {
    if let last = begun.0.last {
        view.relate(.left, to: last, .right, plus: Double(begun.1), in: last.superview)
    }
    return begun.0 + [view]
}

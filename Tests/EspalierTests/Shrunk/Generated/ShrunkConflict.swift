import Espalier
import TestSupport
import Testing

/// A button that is too wide.
@Test(.mustFail) func shrunkConflict() throws {
    let screen = UIView()
    screen.name = "screen"
    let a = UIView()
    a.name = "a"
    a.translatesAutoresizingMaskIntoConstraints = false
    screen.addSubview(a)
    a.widthAnchor.constraint(lessThanOrEqualTo: screen.widthAnchor).isActive = true
    let constraint7 = a.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)
    constraint7.identifier = "wide"
    constraint7.isActive = true
    a.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 2).isActive = true
    let constraint11 = a.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor)
    constraint11.priority = UILayoutPriority(750)
    constraint11.isActive = true
    a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5).isActive = true
    try screen.solveLayout()
    #expect(screen.layoutConflicts.isEmpty)
}

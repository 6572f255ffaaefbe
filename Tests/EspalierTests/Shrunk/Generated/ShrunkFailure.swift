import Espalier
import TestSupport
import Testing

@Test(.mustFail) func shrunkFailure() throws {
    let root = UIView()
    root.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
    let a = UIView()
    a.name = "a"
    a.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    root.addSubview(a)
    let view2 = UIView()
    view2.name = "class"
    root.addSubview(view2)
    try view2.layoutRules.add("ll = %rl + %f, w = 5", a, 0.5)
    try root.solveLayout()
    a.removeFromSuperview()
    try root.solveLayout()
    #expect(view2.frame == CGRect(x: 9, y: 0, width: 5, height: 0))
    #expect(a.frame.size.width == 6)
    #expect(root.hasAmbiguousLayout == true)
}

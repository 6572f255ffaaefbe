import Espalier
import TestSupport
import Testing

@Test(.mustFail) func shrunkConflictOfASet() throws {
    let root = UIView()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let a = UIView()
    a.name = "a"
    a.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
    root.addSubview(a)
    a.widthAnchor.constraint(equalToConstant: 9).isActive = true
    try root.solveLayout()
    a.frame = CGRect(x: 0, y: 0, width: 8, height: 9)
    try root.solveLayout()
    #expect(root.layoutConflicts.isEmpty)
}

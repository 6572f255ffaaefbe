import EspalierLayout
import EspalierSLL
import EspalierViews
import Foundation

/// A rule text on a view with a superview and a sibling: read, added with fitting arguments, solved, written again.
func fuzzRules(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let (syntax, diagnostics) = RuleSyntax.parse(text)
    for diagnostic in diagnostics {
        require(diagnostic.line >= 1 && diagnostic.column >= 1, "a place that is none")
        require((0...text.utf8.count).contains(diagnostic.offset), "a place outside the text")
    }
    if diagnostics.isEmpty { syntax._checkInvariants() }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let sibling = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
    root.addSubview(view)
    root.addSubview(sibling)
    let arguments = syntax.formats.enumerated().map { index, use -> LayoutArgument in
        let format = use.format
        if format.accepts(.view) { return (index % 2 == 0 ? root : sibling).layoutArgument }
        if format.accepts(.number) { return Double(index * 7).layoutArgument }
        if format.accepts(.function) { return .block { $0.frame.width } }
        return .object(NSNumber(value: index))
    }
    do {
        try view.layoutRules.add(text, arguments: arguments)
    } catch {
        require(!view.layoutRules.isRuled, "a refused text has left something")
        return
    }
    require(diagnostics.isEmpty, "a wrong text was added")
    root.layoutIfNeeded()
}

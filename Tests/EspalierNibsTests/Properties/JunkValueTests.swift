import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierNibs

@Suite("Values in interface files that make no sense")
struct JunkValueTests {
    static let junk = [
        "", "nan", "inf", "-inf", "1e308", "1e15", "-1e15", "-1", "0", "-0.0", "1.5", "2147483647", "-2147483648",
        "9223372036854775807", "YES", "NO", "default", "x", "🙂", "0x1p3", "1 2",
    ]

    @Test("no value of any known attribute stops the program", arguments: KnownElements.objects.keys.sorted())
    func attributes(name: String) throws {
        let rules = try #require(KnownElements.rules(of: name))
        var elements: [String] = []
        for rule in rules.rules where rule.apply != nil {
            guard case .attribute(let attribute) = rule.source else { continue }
            elements += Self.junk.map { "<\(name) \(attribute)='\($0)'/>" }
        }
        try build(elements.joined())
    }

    @Test("no attribute of any child that is a value stops the program", arguments: KnownElements.objects.keys.sorted())
    func children(name: String) throws {
        let rules = try #require(KnownElements.rules(of: name))
        let names = ["x", "y", "width", "height", "minX", "minY", "maxX", "maxY", "top", "left", "bottom", "right"]
        let shapes = ["rect", "size", "point", "inset", "edgeInsets"]
        var elements: [String] = []
        func add(_ child: String) { elements.append("<\(name)>\(child)</\(name)>") }
        for rule in rules.rules where rule.apply != nil {
            guard case .keyed(let key) = rule.source else { continue }
            for value in ["", "nan", "1e308", "1e15", "-1e15", "-1"] {
                let numbers = names.map { "\($0)='\(value)'" }.joined(separator: " ")
                for shape in shapes { add("<\(shape) key='\(key)' \(numbers)/>") }
                add("<date key='\(key)' timeIntervalSinceReferenceDate='\(value)'/>")
                add("<fontDescription key='\(key)' type='system' pointSize='\(value)' weight='\(value)'/>")
                add("<color key='\(key)' white='\(value)' alpha='\(value)'/>")
                add("<string key='\(key)' base64-UTF8='YES'>\(value)</string>")
                add("<state key='\(key)' title='\(value)' image='\(value)'/>")
            }
            add("<nil key='\(key)'/>")
            add("<\(name) key='\(key)'/>")
        }
        try build(elements.joined())
    }

    static let wrong: [(String, String)] = [
        (
            "<segmentedControl selectedSegmentIndex='2'><segments><segment title='A'/></segments></segmentedControl>",
            "selectedSegmentIndex of <segmentedControl> is '2': there is 1 segment; it is left out"
        ),
        ("<stepper stepValue='0'/>", "stepValue of <stepper> is '0': a number above 0 is needed; it is left out"),
        (
            "<tableView selectionMode='some'/>",
            "selectionMode of <tableView> is 'some': known are multiple, none, single; it is left out"
        ),
        (
            "<pageControl numberOfPages='-1'/>",
            "numberOfPages of <pageControl> is '-1': a whole number of at least 0 is needed; it is left out"
        ),
        (
            "<collectionViewFlowLayout><size key='itemSize' width='-1' height='2'/></collectionViewFlowLayout>",
            "width of <size> is '-1': a number of at least 0.0 is needed; it is left out"
        ),
    ]

    @Test("what a property cannot take is reported", arguments: wrong)
    func wrongValue(element: String, message: String) throws {
        #expect(try build(element).reports.map(\.message) == [message])
    }

    /// Makes the objects, asks them for what follows from their properties, and lays them out.
    @discardableResult
    private func build(_ element: String) throws -> InterfaceBuild {
        let xml = "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'><objects>\(element)</objects></document>"
        let build = UINib(try InterfaceDocument(data: Data(xml.utf8), name: "Junk.xib")).build()
        for object in build.topLevelObjects {
            guard let view = object as? UIView else { continue }
            _ = view.intrinsicContentSize
            _ = view.sizeThatFits(CGSize(width: 100, height: 100))
            if view is UIWindow { continue }
            let holder = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            holder.addSubview(view)
            holder.layoutIfNeeded()
        }
        return build
    }
}

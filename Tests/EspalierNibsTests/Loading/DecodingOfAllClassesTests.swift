import EspalierControllers
import EspalierControls
import EspalierObservation
import EspalierViews
import Foundation
import Testing

@testable import EspalierNibs

/// An archive that notes what an object is like when what the file says has just been set.
private final class NotingCoder: NSCoder, ObjectDecoding {
    private let decode: (AnyObject) -> Void
    private(set) var count = 0
    private(set) var state: [String] = []

    init(_ decode: @escaping (AnyObject) -> Void) {
        self.decode = decode
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }

    func decodeContent(of object: AnyObject) {
        count += 1
        decode(object)
        state = Self.state(of: object)
    }

    /// All that keys tell of an object, and what of a view has no key.
    static func state(of object: AnyObject) -> [String] {
        let keys = (type(of: object) as? any KeyValueObservable.Type)?.observableKeys.map(\.name) ?? []
        // What would load the view of a controller is none of its own.
        let loading = object is UIViewController ? ["view", "tableView", "collectionView"] : []
        let own = keys.filter { !loading.contains($0) }
        var state = own.map { key in "\(key): \(TextKeys.value(forKeyPath: key, of: object).map { "\($0)" } ?? "nil")" }
        if let view = object as? UIView {
            state += [
                "\(view.frame) \(view.bounds) \(view.autoresizingMask) \(view.isUserInteractionEnabled) \(view.isHidden)",
                "\(view.isOpaque) \(view.contentMode) \(view.clipsToBounds)",
                "\(view.subviews.map { "\(type(of: $0)) \($0.frame)" })",
            ]
        }
        if let scroll = object as? UIScrollView {
            state.append("\(scroll.alwaysBounceVertical) \(scroll.isScrollEnabled) \(scroll.contentInset)")
        }
        return state
    }
}

@Suite("Decoding of all classes")
struct DecodingOfAllClassesTests {
    @Test(
        "no class sets anything after what a file says of it, whatever that is",
        arguments: KnownElements.objects.keys.sorted())
    func last(name: String) throws {
        let rules = try #require(KnownElements.rules(of: name))
        let attributes = rules.places.keys.compactMap { source -> String? in
            if case .attribute(let name) = source { name } else { nil }
        }.sorted()
        var differ = 0
        for value in ["", "YES", "NO", "3", "0.5", "center", "x"] {
            let text = value.isEmpty ? "" : attributes.map { " \($0)=\"\(value)\"" }.joined()
            let frame = "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"33\" height=\"44\"/>"
            let document = try Interface.document(Interface.xib("<\(name) id=\"o\"\(text)>\(frame)</\(name)>"))
            let element = try #require(document.element(id: "o") ?? document.elements.first { $0.name == name })
            guard let base = ElementKind(element)?.base, !(base is UIGestureRecognizer.Type) else { return }
            let builder = NibBuilder(NibContent(document, InterfaceClasses()), owner: nil, scene: nil)
            let coder = NotingCoder { builder.decode(element, $0) }
            let object = try #require(InterfaceMaking.make(base, coder))
            #expect(coder.count == 1, "\(base)")
            #expect(NotingCoder.state(of: object) == coder.state)
            if let plain = InterfaceMaking.make(base, NotingCoder { _ in }) {
                if NotingCoder.state(of: plain) != coder.state { differ += 1 }
            }
        }
        // The file has said something.
        if let element = ElementKind.baseForTests(name), element is UIView.Type { #expect(differ > 0) }
    }
}

extension ElementKind {
    /// The class of the elements of a name.
    fileprivate static func baseForTests(_ name: String) -> AnyClass? {
        let element = try? Interface.document(Interface.xib("<\(name) id=\"o\"/>")).element(id: "o")
        return element.flatMap { ElementKind($0)?.base }
    }
}

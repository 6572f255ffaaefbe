import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation

@testable import EspalierNibs

/// Short forms of interface files for tests.
enum Interface {
    static func document(_ text: String, limits: InterfaceLimits = .init()) throws -> InterfaceDocument {
        try InterfaceDocument(data: Data(text.utf8), name: "Test.xib", limits: limits)
    }

    /// A xib with these objects at the top level, after the usual placeholders.
    static func xib(_ objects: String, owner: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">\(owner)</placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)
        </objects>
        </document>
        """
    }

    static func nib(
        _ objects: String, owner: String = "", classes: InterfaceClasses = .init()
    ) throws -> UINib {
        UINib(try document(xib(objects, owner: owner)), classes: classes)
    }

    /// A storyboard; each scene is the content of its `objects`.
    static func storyboard(
        initial: String?, _ scenes: [String], classes: InterfaceClasses = .init()
    ) throws -> UIStoryboard {
        let scenes = scenes.enumerated().map {
            "<scene sceneID=\"s\($0)\"><objects>\($1)"
                + "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"fr\($0)\"/></objects></scene>"
        }
        let initial = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"\(initial)>
            <scenes>\(scenes.joined(separator: "\n"))</scenes></document>
            """
        return try UIStoryboard(document(text), classes: classes)
    }

    static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }
}

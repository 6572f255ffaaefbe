import EspalierControls
import EspalierViews
import Foundation

@testable import EspalierNibs

// What is said about values in interface files that are left out.
extension MessageTable {
    static let interfaceParts = [
        MessageGroup("values of interface files", elements) { said($0) },
        MessageGroup("parts of interface files that are not known", unknown) { element in
            let document = try InterfaceDocument(data: Data(xib(element).utf8), name: "a.xib")
            return InterfaceProperties.unknownParts(of: document).map(\.description).joined(separator: "\n")
        },
        MessageGroup(
            "resources of interface files",
            [
                "<image name=\"a\" width=\"-1\" height=\"2\"/>",
                "<namedColor name=\"a\"><color red=\"x\"/></namedColor>",
            ]
        ) { text in
            let document = try InterfaceDocument(data: Data(xib("", resources: text).utf8), name: "a.xib")
            return InterfaceResources(document).reports.map(\.description).joined(separator: "\n")
        },
    ]

    /// What is reported when the objects of a xib are made.
    static func said(_ objects: String, classes: InterfaceClasses = .init(), owner: AnyObject? = nil) -> String {
        do {
            let document = try InterfaceDocument(data: Data(xib(objects).utf8), name: "a.xib")
            return UINib(document, classes: classes).build(withOwner: owner).reports.map(\.description)
                .joined(separator: "\n")
        } catch {
            return "\(error)"
        }
    }

    private static let elements = [
        "<view tag=\"x\"/>", "<view hidden=\"maybe\"/>", "<view alpha=\"x\"/>", "<view contentMode=\"round\"/>",
        "<view verticalHuggingPriority=\"1001\"/>", "<view><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\"/></view>",
        "<view><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"a\"/></view>",
        "<view><color key=\"backgroundColor\" red=\"1\" green=\"1\"/></view>",
        "<view><color key=\"backgroundColor\" white=\"x\" alpha=\"1\"/></view>",
        "<view><color key=\"backgroundColor\" name=\"sunset\"/></view>",
        "<segmentedControl selectedSegmentIndex=\"2\"><segments><segment title=\"A\"/></segments></segmentedControl>",
        "<stepper stepValue=\"0\"/>", "<tableView selectionMode=\"some\"/>", "<pageControl numberOfPages=\"-1\"/>",
        "<collectionViewFlowLayout><size key=\"itemSize\" width=\"-1\" height=\"2\"/></collectionViewFlowLayout>",
        "<label><fontDescription key=\"fontDescription\" type=\"cursive\" pointSize=\"12\"/></label>",
        "<label><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleLoud\"/></label>",
        "<imageView image=\"Logo\"/>", "<imageView><imageReference key=\"image\"/></imageView>",
        "<datePicker countDownDuration=\"x\" minuteInterval=\"7\"/>",
        "<view><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"range\" keyPath=\"a\">"
            + "<range key=\"value\" location=\"1\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>",
        "<switch customClass=\"UIView\" on=\"YES\"/>",
        "<label><attributedString key=\"attributedText\"><fragment content=\"a\"><attributes>"
            + "<color key=\"NSColor\" name=\"sunset\"/></attributes></fragment></attributedString></label>",
    ]

    private static let unknown = [
        "<view fancy=\"YES\"/>", "<hologram/>", "<view><color key=\"glow\" white=\"1\"/></view>",
        "<view><segments/></view>", "<view><glow/></view>",
    ]
}

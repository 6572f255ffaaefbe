import Espalier
import EspalierApplications
import Foundation
import Testing

@testable import EspalierRendering

@Suite("The pictures of the screen")
struct LookPicturesTests {
    /// Each picture's name, and the views that it shows as a document says them.
    static let controls: [(name: String, size: String, views: String)] = [
        (
            "buttons", "392, 300",
            [
                "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent",
            ].enumerated().map { place, style in
                let frame = "[\(12 + place % 2 * 188), \(16 + place / 2 * 60), 180, 44]"
                return #"{"class": "UIButton", "configuration": "\#(style)", "title": "\#(style)", "frame": \#(frame)}"#
            }.joined(separator: ", ") + #"""
                , {"class": "UIButton", "buttonType": "system", "title": "system", "frame": [16, 256, 136, 30]},
                {"class": "UIButton", "buttonType": "contactAdd", "frame": [164, 256, 30, 30]}
                """#
        ),
        (
            "switches", "200, 90",
            #"""
            {"class": "UISwitch", "isOn": true, "frame": [16, 16, 63, 28]}, {"class": "UISwitch", "frame": [100, 16, 63, 28]},
            {"class": "UIStepper", "value": 1, "maximumValue": 3, "frame": [16, 52, 94, 32]}
            """#
        ),
        (
            "values", "300, 160",
            #"""
            {"class": "UISlider", "value": 0.3, "frame": [16, 10, 268, 34]},
            {"class": "UIProgressView", "progress": 0.6, "frame": [16, 56, 268, 4]},
            {"class": "UISegmentedControl", "titles": ["Day", "Week", "Month"], "selectedSegmentIndex": 1,
             "frame": [16, 74, 268, 32]},
            {"class": "UIPageControl", "numberOfPages": 4, "currentPage": 1, "frame": [16, 116, 140, 26]},
            {"class": "UIActivityIndicatorView", "isAnimating": true, "style": "large", "frame": [200, 112, 37, 37]}
            """#
        ),
        (
            "fields", "300, 260",
            #"""
            {"class": "UITextField", "borderStyle": "roundedRect", "placeholder": "roundedRect", "frame": [16, 10, 268, 34]},
            {"class": "UITextField", "borderStyle": "line", "text": "line", "frame": [16, 54, 268, 34]},
            {"class": "UITextField", "borderStyle": "bezel", "text": "bezel", "frame": [16, 98, 268, 34]},
            {"class": "UITextField", "text": "none", "frame": [16, 142, 268, 34]},
            {"class": "UISearchBar", "placeholder": "Search", "frame": [0, 186, 300, 56]}
            """#
        ),
        (
            "pickers", "300, 320",
            #"""
            {"class": "UIPickerView", "titles": ["One", "Two", "Three"], "frame": [10, 0, 280, 160]},
            {"class": "UIDatePicker", "datePickerMode": "date", "frame": [10, 170, 280, 140]}
            """#
        ),
        (
            "tables", "300, 330",
            #"""
            {"class": "UITableView", "style": "plain", "rows": [2], "rowHeight": 44, "frame": [0, 0, 300, 110], "cell":
              {"class": "UITableViewCell", "accessoryType": "disclosureIndicator", "subviews": [
                {"class": "UILabel", "text": "Plain", "frame": [16, 11, 120, 22]}]}},
            {"class": "UITableView", "style": "insetGrouped", "rows": [3], "rowHeight": 44, "frame": [0, 120, 300, 210],
             "cell": {"class": "UITableViewCell", "accessoryType": "checkmark", "subviews": [
                {"class": "UILabel", "text": "Inset", "frame": [16, 11, 120, 22]}]}}
            """#
        ),
    ]

    @Test("Of controls are those that the views say, light and dark and in the older design", arguments: controls)
    func control(name: String, size: String, views: String) throws {
        for (suffix, traits) in [
            ("", "{}"), ("-dark", #"{"userInterfaceStyle": "dark"}"#), ("-ios18", #"{"controlDesign": "iOS18"}"#),
        ] {
            let json = #"""
                {"espalier": 1, "traits": \#(traits), "root": {"frame": [0, 0, \#(size)], "subviews": [\#(views)]}}
                """#
            let recording = try ScenarioRecording(
                running: ScenarioDocument(json: json), source: nil, classes: ScenarioClasses(), nibs: ScenarioNibs(),
                fonts: FontBook(), explaining: false, painting: true, afterStep: { _ in })
            #expect(recording.error == nil)
            let picture = try #require(recording.steps.last).snapshot.screen(hasNames: false)
            try ProjectFiles.expect(
                "Docs/Pictures/look-\(name)\(suffix).svg", is: String(decoding: picture, as: UTF8.self))
        }
    }

    @Test("Of the sample show each of its scenes")
    func sample() throws {
        let application = try Application(folder: ProjectFiles.root.appendingPathComponent("Samples/Shop"))
        for scene in application.files.flatMap(application.shownScenes) {
            let picture = try application.screen(of: scene, at: SceneRequest()).screen()
            let name = application.label(of: scene).lowercased()
            try ProjectFiles.expect("Docs/Pictures/look-shop-\(name).svg", is: String(decoding: picture, as: UTF8.self))
        }
    }
}

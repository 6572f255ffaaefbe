import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierScenarios

@Suite("Fields of a scenario")
struct FieldTests {
    private static let classes = ScenarioClasses().entries.filter { $0.type != UIWindow.self }

    /// A document of one view with one key.
    private func document(_ className: String, _ key: String, _ value: String) throws -> ScenarioDocument {
        try ScenarioDocument(json: #"{"espalier": 1, "root": {"class": "\#(className)", "\#(key)": \#(value)}}"#)
    }

    private static let samples: [String: String] = [
        "configuration": #""filled""#, "buttonSize": #""mini""#, "contentInsets": "[1, 2, 3, 4]", "subtitle": #""Now""#,
        "imagePlacement": #""top""#, "imagePadding": "3", "titlePadding": "4",
        "font": #"{"size": 20, "weight": "bold"}"#, "lines": "3", "lineBreakMode": #""byCharWrapping""#,
        "textAlignment": #""center""#, "preferredMaxLayoutWidth": "120", "placeholder": #""Name""#,
        "borderStyle": #""line""#, "textContainerInset": "[1, 2, 3, 4]", "isEditable": "false", "image": "[30, 40]",
        "contentMode": #""center""#, "isEnabled": "false", "isSelected": "true",
        "contentHorizontalAlignment": #""fill""#, "contentVerticalAlignment": #""top""#, "buttonType": #""system""#,
        "title": #""Go""#, "contentEdgeInsets": "[1, 2, 3, 4]", "titleEdgeInsets": "[1, 2, 3, 4]",
        "imageEdgeInsets": "[1, 2, 3, 4]", "isOn": "true", "minimumValue": "-5", "maximumValue": "50",
        "stepValue": "2", "value": "1", "numberOfPages": "4", "currentPage": "0", "titles": #"["a", "b"]"#,
        "selectedSegmentIndex": "-1", "progress": "0.5", "progressViewStyle": #""bar""#,
        "hidesWhenStopped": "false", "isAnimating": "true", "datePickerMode": #""time""#, "prompt": #""Where?""#,
        "searchBarStyle": #""minimal""#, "axis": #""vertical""#, "distribution": #""fillEqually""#,
        "alignment": #""center""#, "spacing": "7", "isBaselineRelativeArrangement": "true",
        "isLayoutMarginsRelativeArrangement": "true", "arrangedSubviews": "[]", "customSpacing": "{}",
        "contentSize": "[300, 400]", "contentInset": "[1, 2, 3, 4]",
        "contentInsetAdjustmentBehavior": #""never""#, "contentOffset": "[5, 6]", "isScrollEnabled": "false",
        "isPagingEnabled": "true", "rowHeight": "33", "estimatedRowHeight": "34", "sectionHeaderHeight": "35",
        "sectionFooterHeight": "36", "accessoryType": #""checkmark""#, "cellStyle": #""subtitle""#, "cell": "{}",
        "rows": "[2, 3]",
        "itemSize": "[7, 8]", "minimumLineSpacing": "9", "minimumInteritemSpacing": "10",
        "sectionInset": "[1, 2, 3, 4]", "scrollDirection": #""horizontal""#, "items": "[2, 3]",
        "adjustsFontSizeToFitWidth": "true", "minimumScaleFactor": "0.5",
        "attributedText": #"[{"text": "a", "kern": 2}, {"text": "b", "font": {"size": 30}}]"#,
        "attributedTitle": #"[{"text": "Go", "paragraphStyle": {"lineSpacing": 3, "alignment": "center"}}]"#,
        "minimumZoomScale": "0.5", "maximumZoomScale": "4", "viewForZooming": #""z""#, "zoomScale": "1",
        "tableHeaderView": #"{"frame": [0, 0, 10, 30]}"#, "tableFooterView": #"{"frame": [0, 0, 10, 20]}"#,
        "sectionHeader": "{}", "sectionFooter": "{}", "kinds": "[0]", "estimatedItemSize": #""automatic""#,
        "headerReferenceSize": "[10, 20]", "footerReferenceSize": "[10, 30]",
        "sectionHeadersPinToVisibleBounds": "true", "sectionFootersPinToVisibleBounds": "true",
        "sectionHeaderTitles": #"["a", ""]"#, "sectionFooterTitles": #"["b"]"#, "rowHeights": "[10, 20.5]",
        "itemSizes": "[[10, 20], [30, 40]]",
        "backgroundColor": #""systemRed""#, "tintColor": ##""#1d4ed8""##, "clipsToBounds": "true",
        "textColor": ##"{"light": "#000000", "dark": "#ffffff80"}"##, "titleColor": #""label""#,
        "layer.cornerRadius": "8", "layer.borderWidth": "2", "layer.borderColor": ##""#12ab34""##,
        "layer.shadowColor": ##""#0a0b0c40""##, "layer.shadowOpacity": "0.5", "layer.shadowOffset": "[1, -2]",
        "layer.shadowRadius": "4",
    ]

    private func sample(_ field: ScenarioField, _ type: UIView.Type) -> String? {
        if field.key == "style" { return type is UITableView.Type ? #""grouped""# : #""large""# }
        return Self.samples[field.key]
    }

    @Test("are set on every class that has them, read back, written as they were, and refused on the others")
    func everyClass() throws {
        for entry in Self.classes {
            let own = ScenarioField.fields(of: entry.type)
            for field in ScenarioField.all where field.group == .ofClass {
                let value = try #require(sample(field, entry.type), "\(field.key)")
                let document = try document(entry.name, field.key, value)
                #expect(try ScenarioDocument(json: document.json()) == document)
                guard own.contains(field) else {
                    #expect(throws: ScenarioError.self, "\(entry.name) \(field.key)") { try Simulation(document) }
                    continue
                }
                // There is no view in it that could be zoomed.
                if field == .viewForZooming { continue }
                let simulation = try Simulation(document)
                let error = simulation.run { _ in }
                #expect(error == nil, "\(entry.name) \(field.key): \(error?.description ?? "")")
                let owner = try #require(field.owner(of: entry.type))
                if field == .customSpacing { continue }
                // Scroll views may take their content from constraints, and what a table shows decides it.
                if field.key == "contentSize", entry.type != UIScrollView.self { continue }
                // A button has a font where it has a title.
                if field.key == "font", entry.type == UIButton.self { continue }
                let got = owner.get(simulation.root)
                #expect(
                    got == document.root[0].settings[field], "\(entry.name) \(field.key): \(String(describing: got))")
            }
        }
    }

    @Test("are told where a class has none, with the classes that have")
    func missing() throws {
        func message(_ json: String) throws -> String {
            let document = try ScenarioDocument(json: json)
            return try #require(#expect(throws: ScenarioError.self) { try Simulation(document) }).description
        }
        #expect(
            try message(#"{"espalier": 1, "root": {"axis": "vertical"}}"#) == """
                1:34: $.root.axis: the class 'UIView' has no 'axis'
                fix: leave it out, or use a class that has it: UIStackView
                """)
        #expect(
            try message(#"{"espalier": 1, "root": {"class": "UITableView", "style": "large"}}"#) == """
                1:59: $.root.style: the 'style' of the class 'UITableView' cannot be 'large'
                fix: write one of plain, grouped, insetGrouped
                """)
        #expect(
            try message(#"{"espalier": 1, "root": {"class": "UITableView", "cell": {"class": "UILabel"}}}"#) == """
                1:68: $.root.cell.class: the cell of a 'UITableView' is a 'UITableViewCell', and 'UILabel' is none
                fix: leave 'class' out, or write a class of such cells
                """)
    }

    @Test(
        "are refused by steps on classes that have none, and where views are made with them",
        arguments: [
            ("UIView", "axis", #""vertical""#, "the class 'UIView' has no 'axis'"),
            ("UITableView", "style", #""grouped""#, "a view of the class 'UITableView' is made with its 'style'"),
            ("UITableView", "style", #""large""#, "cannot be 'large'"),
            ("UISegmentedControl", "selectedSegmentIndex", "3", "there is no segment 3; there are 0"),
        ])
    func settingErrors(className: String, key: String, value: String, expected: String) throws {
        let result = try run(
            root: #"{"class": "\#(className)"}"#,
            steps: #"{"set": "/", "keyPath": "\#(key)", "value": \#(value)}"#)
        #expect(result.error?.description.contains(expected) ?? false, "\(result.error?.description ?? "")")
    }

    @Test("are told of to observers, or refused where nobody can tell")
    func observing() throws {
        for entry in Self.classes {
            for field in ScenarioField.fields(of: entry.type) where field.uses.contains(.observed) {
                let steps =
                    #"{"observe": {"id": "o", "target": "/", "keyPath": "\#(field.key)", "options": ["initial", "new"]}}"#
                let result = try run(root: #"{"class": "\#(entry.name)"}"#, steps: steps)
                if let error = result.error {
                    #expect(
                        error.description.contains("the '\(field.key)' of the class '\(entry.name)' cannot be observed")
                    )
                }
            }
        }
        let other = try run(
            root: "{}", steps: #"{"observe": {"id": "o", "target": "/", "keyPath": "axis", "options": []}}"#)
        #expect(other.error?.description.contains("the class 'UIView' has no 'axis'\nfix: observe another") ?? false)
    }

    @Test(
        "of wrong forms are errors with a place and a fix",
        arguments: [
            (#""font": {"size": 0}"#, "the number 0 is not between 0.01 and 10000"),
            (#""font": {"size": 9, "weight": "fat"}"#, "unknown word 'fat'"),
            (#""font": {"style": "bdoy"}"#, "did you mean 'body'?"),
            (#""font": {"name": "", "size": 9}"#, "a font's name is empty"),
            (#""font": {"name": "A", "size": 9, "weight": "bold"}"#, "a font has 'name' or 'weight'"),
            (#""font": 17"#, "a font belongs here, but this is a number"),
            (#""rowHeight": "auto""#, "a height belongs here, but this is a text"),
            (#""rowHeight": -1"#, "the number -1 is not between 0 and 10000000"),
            (#""rows": [1, -1]"#, "the number -1 is not between 0 and 20000"),
            (#""rows": [15000, 15000]"#, "there are more than 20000 rows"),
            (#""customSpacing": [1]"#, "an object of numbers by name belongs here"),
            (#""customSpacing": {"a": "b"}"#, "a number belongs here"),
            (#""directionalLayoutMargins": [1, 2, 3]"#, "[top, leading, bottom, trailing] has 4 numbers"),
            (#""estimatedItemSize": 3"#, "an estimated size belongs here, but this is a number"),
            (#""estimatedItemSize": [-1, 3]"#, "the number -1 is not between 0 and 10000000"),
            (#""itemSizes": [[1, 2], [3]]"#, "a size [width, height] has 2 numbers, but this list has 1"),
            (#""kinds": [-1]"#, "the number -1 is not between 0 and 20000"),
            (#""cell": []"#, "the list has no cell"), (#""cell": [3]"#, "a view belongs here"),
            (#""minimumScaleFactor": 2"#, "the number 2 is not between 0 and 1"),
            (#""zoomScale": 0"#, "the number 0 is not between 0.001 and 1000"),
            (#""attributedText": [{"txt": "a"}]"#, "did you mean 'text'?"),
            (#""attributedText": ["a"]"#, "a text with attributes belongs here"),
            (#""attributedText": [{"text": "a", "kern": "wide"}]"#, "a number belongs here"),
            (
                #""attributedText": [{"text": "a", "paragraphStyle": {"lineHieghtMultiple": 2}}]"#,
                "did you mean 'lineHeightMultiple'?"
            ),
            (#""attributedText": [{"text": "a", "paragraphStyle": {"headIndent": -2}}]"#, "is not between 0 and"),
            (#""keyboard": [0, 0]"#, "a rectangle [x, y, width, height] has 4 numbers"),
            (#""subviews": [{"keyboard": [0, 0, 1, 1]}]"#, "only the root of a document has 'keyboard'"),
            (#""isUserInteractionEnabled": "no""#, "a boolean belongs here"),
            (#""titles": ["a", 1]"#, "a text belongs here"), (#""spacing": 1e9"#, "is not between"),
            (#""image": [-1, 5]"#, "the number -1 is not between 0 and 10000000"),
            (#""image": {"name": "a"}"#, "'size'"),
            (#""image": {"size": [1, 2], "name": "a", "symbol": "b"}"#, "an image has 'name' or 'symbol'"),
            (#""image": {"size": [1, 2], "symbol": ""}"#, "an image's name is empty"),
            (#""image": 3"#, "an image belongs here, but this is a number"),
            (#""backgroundColor": "systemRde""#, "did you mean 'systemRed'?"),
            (##""backgroundColor": "#12345""##, "'#12345' is no colour"),
            (#""backgroundColor": 3"#, "a colour belongs here"),
            (##""backgroundColor": {"light": "#000000"}"##, "'dark'"),
            (##""backgroundColor": {"light": "white", "dark": "#000000"}"##, "'white' is no colour of an appearance"),
            (#""layer.cornerRadius": -1"#, "the number -1 is not between 0 and 10000000"),
            (#""layer.cornerRadios": 1"#, "did you mean 'layer.cornerRadius'?"),
            (##""attributedText": [{"text": "a", "color": "#12"}]"##, "is no colour"),
            (#""axsi": "vertical""#, "did you mean 'axis'?"), (#""axis": "vertcal""#, "did you mean 'vertical'?"),
            (
                #""cell": {"cell": {"cell": {"cell": {"cell": {}}}}}"#, "cells are nested deeper than 4"
            ),
        ])
    func forms(member: String, expected: String) throws {
        let error = #expect(throws: ScenarioError.self) {
            try ScenarioDocument(json: #"{"espalier": 1, "root": {\#(member)}}"#)
        }
        let text = try #require(error).description
        #expect(text.contains(expected) && text.hasPrefix("1:") && text.contains("\nfix: "), "\(text)")
    }

    @Test("of hostile documents end in a result or an error, whatever the numbers")
    func hostile() throws {
        var random = SplitMix64(seed: 23)
        let numbers = [
            "0", "-0", "1e7", "-1e7", "9999999", "0.000001", "1000000", "-1", "3.5", "null", "true", "\"a\"",
        ]
        for _ in 0..<120 {
            let entry = random.any(Self.classes)
            var members: [String] = []
            let fields = ScenarioField.fields(of: entry.type)
            for field in fields.isEmpty ? [] : random.some(of: fields) where field != .rows && field != .items {
                var value = try #require(sample(field, entry.type))
                if random.oneIn(2) { value = value.replacing(/[0-9.]+/) { _ in random.any(numbers) } }
                if !members.contains(where: { $0.hasPrefix("\"\(field.key)\"") }) {
                    members.append("\"\(field.key)\": \(value)")
                }
            }
            let root = #"{"class": "\#(entry.name)", "frame": [0, 0, 50, 50]\#(members.map { ", " + $0 }.joined())}"#
            guard let document = try? ScenarioDocument(json: #"{"espalier": 1, "root": \#(root)}"#) else { continue }
            let result = try? document.simulate()
            #expect(result.map { !$0.json().isEmpty } ?? true)
        }
    }

    @Test("of looks are captured as they were said, and a colour of the system's by its name")
    func looks() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let label = UILabel()
        root.addSubview(label)
        root.backgroundColor = .systemBackground
        root.layer.cornerRadius = 4
        label.textColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
        let json = try ScenarioDocument(capturing: root).json()
        #expect(json.contains(##""backgroundColor": "systemBackground", "layer.cornerRadius": 4"##))
        #expect(json.contains(##""textColor": {"light": "#ff0000", "dark": "#ffffff"}"##))
        #expect(!json.contains("tintColor") && !json.contains("shadow") && !json.contains("clipsToBounds"))
        let simulation = try Simulation(ScenarioDocument(json: json))
        #expect(simulation.run { _ in } == nil)
        #expect(simulation.root.backgroundColor == .systemBackground && simulation.root.layer.cornerRadius == 4)
        let again = (simulation.root.subviews.first as? UILabel)?.textColor
        #expect(again?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        #expect(again?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .red)
    }

    @Test("of live views are captured, and a stack as a stack")
    func capturing() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .boldSystemFont(ofSize: 20)
        let image = UIImageView(image: UIImage(size: CGSize(width: 3, height: 4)))
        let stack = UIStackView(arrangedSubviews: [UIView()])
        stack.axis = .vertical
        for view in [label, image, stack] { root.addSubview(view) }
        let json = try ScenarioDocument(capturing: root).json()
        #expect(json.contains(#""font": {"size": 20, "weight": "bold"}, "lines": 0"#))
        #expect(json.contains(#""image": [3, 4]"#) && json.contains(#""axis": "vertical""#) && !json.contains("UISV"))
        let again = try ScenarioDocument(json: json)
        #expect(try again.simulate().error == nil)
        label.font = .systemFont(ofSize: 20_000)
        #expect(throws: ScenarioCaptureError.self) { try ScenarioDocument(capturing: root) }
    }
}

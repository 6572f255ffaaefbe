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

    /// A picture of what is in a window.
    private func picture(_ window: UIWindow, hasFrame: Bool = false) -> String {
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        var numbering = ViewNumbering(painting: true)
        let snapshot = HierarchySnapshot(of: window, numbering: &numbering)
        return String(decoding: snapshot.screen(hasNames: false, hasFrame: hasFrame), as: UTF8.self)
    }

    private static let small = UIScreen(name: "", portraitSize: CGSize(width: 320, height: 568), scale: 2)

    @Test("Of bars show titles, items, the way back, tabs and a tool bar", arguments: ["", "-ios18"])
    func bars(suffix: String) throws {
        let window = UIWindow(screen: Self.small)
        if !suffix.isEmpty { window.controlDesign = .iOS18 }
        let first = UIViewController(), second = UIViewController()
        first.navigationItem.title = "Orders"
        second.navigationItem.title = "Order 14"
        second.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Edit", style: .plain, target: nil, action: nil)
        second.toolbarItems = [UIBarButtonItem(title: "Archive", style: .plain, target: nil, action: nil)]
        let large = UINavigationController(rootViewController: first)
        large.navigationBar.prefersLargeTitles = true
        large.pushViewController(second, animated: false)
        large.isToolbarHidden = false
        second.view.backgroundColor = .systemGroupedBackground
        second.navigationItem.largeTitleDisplayMode = .always
        large.tabBarItem = UITabBarItem(title: "Orders", image: UIImage(systemName: "plus"), tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(title: "Account", image: UIImage(systemName: "person"), tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [large, other]
        window.rootViewController = tabs
        try ProjectFiles.expect("Docs/Pictures/look-bars\(suffix).svg", is: picture(window))
    }

    @Test(
        "Of what is presented show grounds, dimming, grabbers and arrows",
        arguments: ["alert", "actions", "sheet", "popover"])
    func presented(name: String) throws {
        let window = UIWindow(screen: name == "popover" ? .iPadPro11Inch : .iPhone14)
        let below = UIViewController()
        below.view.backgroundColor = .systemBackground
        window.rootViewController = below
        if name == "sheet" { window.overrideUserInterfaceStyle = .dark }
        window.makeKeyAndVisible()
        let shown: UIViewController
        switch name {
        case "alert", "actions":
            let alert = UIAlertController(
                title: "Delete the order?", message: "It cannot be brought back.",
                preferredStyle: name == "alert" ? .alert : .actionSheet)
            for title in name == "alert" ? ["Delete"] : ["Delete", "Archive"] {
                alert.addAction(UIAlertAction(title: title, style: .default))
            }
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            shown = alert
        default:
            shown = UIViewController()
            let label = UILabel(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
            label.text = "Order 14"
            shown.view.addSubview(label)
            shown.view.backgroundColor = .systemBackground
            shown.modalPresentationStyle = name == "sheet" ? .pageSheet : .popover
            shown.preferredContentSize = CGSize(width: 240, height: 120)
            if name == "sheet" {
                shown.sheetPresentationController?.detents = [.medium()]
                shown.sheetPresentationController?.prefersGrabberVisible = true
            } else {
                let button = UIView(frame: CGRect(x: 300, y: 60, width: 60, height: 44))
                button.backgroundColor = .systemBlue
                below.view.addSubview(button)
                shown.popoverPresentationController?.sourceView = button
            }
        }
        below.present(shown, animated: false)
        try ProjectFiles.expect("Docs/Pictures/look-\(name).svg", is: picture(window, hasFrame: name == "sheet"))
    }

    /// Two sections with headers.
    private final class Sections: UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Section \(section + 1)"
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row + 1)"
            cell.detailTextLabel?.text = "Detail"
            return cell
        }
    }

    @Test(
        "Of lists show headers of sections, a clear button beside a text, and what a blur lets through",
        arguments: ["", "-dark"])
    func lists(suffix: String) throws {
        let window = UIWindow(screen: Self.small)
        if !suffix.isEmpty { window.overrideUserInterfaceStyle = .dark }
        let sections = Sections()
        for (number, style) in [UITableView.Style.plain, .insetGrouped].enumerated() {
            let table = UITableView(frame: CGRect(x: 0, y: number * 230, width: 320, height: 220), style: style)
            table.dataSource = sections
            window.addSubview(table)
        }
        let field = UITextField(frame: CGRect(x: 16, y: 470, width: 288, height: 34))
        field.borderStyle = .roundedRect
        field.text = "A text"
        field.clearButtonMode = .always
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        blur.frame = CGRect(x: 16, y: 400, width: 288, height: 50)
        for view in [field, blur] as [UIView] { window.addSubview(view) }
        try withExtendedLifetime(sections) {
            try ProjectFiles.expect("Docs/Pictures/look-lists\(suffix).svg", is: picture(window))
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

import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierScenarios

@Suite("The runtime's own classes in a scenario")
struct OwnClassTests {
    /// What a document may write, and what that makes. A window can only be the root.
    private static let classes: [(name: String, type: UIView.Type)] = [
        ("UIView", UIView.self), ("UILabel", UILabel.self), ("UITextField", UITextField.self),
        ("UISearchTextField", UISearchTextField.self), ("UITextView", UITextView.self),
        ("UISearchBar", UISearchBar.self), ("UIControl", UIControl.self), ("UIButton", UIButton.self),
        ("UISwitch", UISwitch.self), ("UISlider", UISlider.self), ("UIStepper", UIStepper.self),
        ("UISegmentedControl", UISegmentedControl.self), ("UIPageControl", UIPageControl.self),
        ("UIDatePicker", UIDatePicker.self), ("UIPickerView", UIPickerView.self),
        ("UIProgressView", UIProgressView.self), ("UIActivityIndicatorView", UIActivityIndicatorView.self),
        ("UIImageView", UIImageView.self), ("UIScrollView", UIScrollView.self), ("UIStackView", UIStackView.self),
        ("UITableView", UITableView.self), ("UITableViewCell", UITableViewCell.self),
        ("UITableViewHeaderFooterView", UITableViewHeaderFooterView.self),
        ("UICollectionView", UICollectionView.self),
        ("UICollectionReusableView", UICollectionReusableView.self),
        ("UICollectionViewCell", UICollectionViewCell.self), ("UIVisualEffectView", UIVisualEffectView.self),
        ("UINavigationBar", UINavigationBar.self), ("UIToolbar", UIToolbar.self), ("UITabBar", UITabBar.self),
        ("WKWebView", WKWebView.self), ("MKMapView", MKMapView.self), ("GLKView", GLKView.self),
        ("SCNView", SCNView.self), ("SKView", SKView.self), ("ARSCNView", ARSCNView.self), ("ARSKView", ARSKView.self),
        ("MTKView", MTKView.self),
    ]
    private static let texts = ["UILabel", "UITextField", "UISearchTextField", "UITextView", "UISearchBar"]

    @Test("are the ones of this list, and the window, and count as own ones")
    func list() {
        #expect(Set(ScenarioClasses().names) == Set(Self.classes.map(\.name) + ["UIWindow"]))
        #expect(ScenarioClasses.isOwn(UIWindow.self))
        #expect(Self.classes.allSatisfy { ScenarioClasses.isOwn($0.type) })
        #expect(!ScenarioClasses.isOwn(Caption.self))
    }

    @Test("are made, stand in the result by their names, and get the frames that the document says")
    func made() throws {
        for (name, type) in Self.classes {
            // Switches and the like have a size of their own: of a frame, the place counts.
            let json = #"{"espalier": 1, "root": {"subviews": [{"class": "\#(name)", "frame": [5, 6, 70, 80]}]}}"#
            let simulation = try Simulation(try ScenarioDocument(json: json))
            var names: [String] = []
            let error = simulation.run { names += ($0.views ?? []).map(\.className) }
            #expect(error == nil)
            let view = try #require(simulation.root.subviews.first)
            #expect(Swift.type(of: view) == type)
            #expect(view.frame.origin == CGPoint(x: 5, y: 6), "\(name)")
            #expect(names.prefix(2) == ["UIView", name])
        }
    }

    @Test("have a text where the class has one, and only there")
    func text() throws {
        let classes = ScenarioClasses()
        #expect(classes.names.filter { classes.entry($0)?.text != nil } == Self.texts)
        for name in Self.texts {
            let result = try run(
                root: #"{"subviews": [{"class": "\#(name)", "text": "a"}]}"#,
                observers: #"{"id": "o", "target": "/0", "keyPath": "text", "options": ["old", "new"]}"#,
                steps: #"{"set": "/0", "keyPath": "text", "value": "b"}"#)
            #expect(result.error == nil)
            #expect(result.events(1).count == 1 && result.events(1)[0].hasSuffix(#""old": "a", "new": "b""#), "\(name)")
        }
    }
}

import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierNibs

private class Editor: UIViewController {
    var heard: [String] = []

    func save(_ sender: UIButton) { heard.append("save \(sender.title(for: .normal) ?? "-")") }
    func any(_ sender: Any) { heard.append("any \(type(of: sender))") }
    func close() { heard.append("close") }
    func unlisted() { heard.append("unlisted") }

    override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers.action("save:", Editor.save(_:)).action("any:", Editor.any(_:))
            .action("close", Editor.close)
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { identifier != "never" }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        heard.append("prepare \(segue.identifier ?? "-") \(segue.destination.isViewLoaded) \(sender == nil)")
        segue.destination.title = "prepared"
    }
}

@Suite("Actions of interface files")
struct ActionTests {
    private let editor: Editor
    private let window = UIWindow(screen: .iPhone14)

    init() throws {
        var classes = InterfaceClasses()
        classes.register(Editor.self)
        func button(_ y: Int, _ action: String, _ event: String = "touchUpInside", to destination: String = "a")
            -> String
        {
            """
            <button id="b\(y)">\(Interface.rect(0, Double(y), 100, 40))<state key="normal" title="B\(y)"/><connections>
            <action selector="\(action)" destination="\(destination)" eventType="\(event)" id="x\(y)"/></connections></button>
            """
        }
        let editor = """
            <viewController id="a" customClass="Editor">
            <view key="view" id="av">\(Interface.rect(0, 0, 390, 844))<subviews>
            \(button(200, "save:"))\(button(250, "any:", "touchDown"))\(button(300, "close"))\(button(350, "unlisted"))
            \(button(400, "save:", to: "nobody"))
            <slider id="s">\(Interface.rect(0, 450, 100, 30))<connections>
            <action selector="save:" destination="a" eventType="valueChanged" id="xs"/></connections></slider>
            <containerView id="c">\(Interface.rect(0, 500, 100, 30))<connections>
            <segue destination="b" kind="embed" identifier="child" id="e1"/>
            <segue destination="b" kind="embed" identifier="never" id="e2"/></connections></containerView>
            <view id="t">\(Interface.rect(0, 550, 100, 30))<connections>
            <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="xo"/></connections></view>
            </subviews></view>
            <navigationItem key="navigationItem" id="an"><barButtonItem key="rightBarButtonItem" title="Go" id="ai">
            <connections><action selector="any:" destination="a" id="xi"/></connections></barButtonItem></navigationItem>
            </viewController><tapGestureRecognizer id="g"><connections>
            <action selector="any:" destination="a" id="xg"/></connections></tapGestureRecognizer>
            """
        let child = """
            <viewController id="b"><view key="view" id="bv">\(Interface.rect(0, 0, 100, 30))</view></viewController>
            """
        let storyboard = try Interface.storyboard(initial: "a", [editor, child], classes: classes)
        self.editor = try #require(storyboard.instantiateInitialViewController() as? Editor)
        window.rootViewController = UINavigationController(rootViewController: self.editor)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    @Test("are called by controls, items and recognizers, where the class lists the method, with who calls")
    func calls() throws {
        editor.heard = []
        for y in [220, 270, 320, 370, 420] { window.tap(at: CGPoint(x: 50, y: y)) }
        #expect(editor.heard == ["save B200", "any UIButton", "close"])
        editor.heard = []
        try #require(editor.navigationItem.rightBarButtonItem).performPrimaryAction()
        window.tap(at: CGPoint(x: 50, y: 565))
        #expect(editor.heard == ["any UIBarButtonItem", "any UITapGestureRecognizer"])
    }

    @Test("pass over a sender that the method does not take")
    func otherSender() throws {
        editor.heard = []
        let slider = try #require(editor.view.subviews.compactMap { $0 as? UISlider }.first)
        slider.sendActions(for: .valueChanged)
        #expect(editor.heard.isEmpty)
    }

    @Test("Embed segues are asked for, and prepared before the view of the child is there")
    func embedding() {
        #expect(editor.heard == ["prepare child false true"])
        #expect(editor.children.count == 1 && editor.children.first?.title == "prepared")
    }
}

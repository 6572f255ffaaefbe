import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierNibs

private class List: UIViewController {
    var prepared: [String] = []
    var allows = true

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        prepared.append("\(segue.identifier ?? "-") by \(sender is UIButton ? "a button" : "\(sender ?? "nobody")")")
        segue.destination.title = "prepared"
        #expect(segue.source === self && !segue.destination.isViewLoaded)
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { allows }
}

/// Hands the destination over, and does what the kind of the segue says.
private class Handing: UIStoryboardSegue {
    override func perform() {
        destination.title = "\(destination.title ?? "-"), handed over by \(source is List ? "the list" : "nobody")"
        super.perform()
    }
}

@Suite("Segues")
struct SegueTests {
    private let storyboard: UIStoryboard
    private let list: List
    private let window = UIWindow(screen: .iPhone14)

    init() throws {
        var classes = InterfaceClasses()
        classes.register(List.self)
        classes.register(segue: Handing.init(identifier:source:destination:))
        let list = """
            <viewController storyboardIdentifier="list" id="a" customClass="List">
            <view key="view" id="av">\(Interface.rect(0, 0, 390, 844))<subviews>
            <button id="ab">\(Interface.rect(0, 200, 100, 40))<connections>
            <segue destination="b" kind="show" identifier="touch" id="s3"/></connections></button>
            </subviews></view>
            <navigationItem key="navigationItem" id="an"><barButtonItem key="rightBarButtonItem" title="Go" id="ai">
            <connections><segue destination="b" kind="presentation" id="s4"/></connections></barButtonItem>
            </navigationItem><connections>
            <segue destination="b" kind="show" identifier="detail" id="s1"/>
            <segue destination="b" kind="presentation" identifier="sheet" modalPresentationStyle="fullScreen"
            animates="NO" id="s2"/>
            <segue destination="b" kind="unwind" identifier="back" id="s5"/>
            <segue destination="b" kind="push" identifier="push" animates="NO" id="s6"/>
            <segue destination="b" kind="showDetail" identifier="beside" id="s7"/>
            <segue destination="z" kind="show" identifier="lost" id="s8"/>
            <segue destination="b" kind="popoverPresentation" identifier="popover" animates="NO" id="s14">
            <popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES"/></segue>
            <segue destination="b" kind="custom" identifier="own" customClass="Handing" id="s9"/>
            <segue destination="b" kind="presentation" identifier="own sheet" modalPresentationStyle="fullScreen"
            customClass="Handing" customModule="EspalierNibsTests" id="s10"/>
            <segue destination="b" kind="custom" identifier="unknown" customClass="Missing" id="s11"/>
            <segue destination="b" kind="push" animates="NO" identifier="unknown push" customClass="Missing" id="s12"/>
            <segue destination="b" kind="custom" identifier="plain" id="s13"/>
            </connections></viewController>
            """
        let detail = """
            <viewController id="b"><view key="view" id="bv">\(Interface.rect(0, 0, 390, 844))</view></viewController>
            """
        storyboard = try Interface.storyboard(initial: "a", [list, detail], classes: classes)
        self.list = try #require(storyboard.instantiateInitialViewController() as? List)
        window.rootViewController = UINavigationController(rootViewController: self.list)
        window.makeKeyAndVisible()
    }

    @Test("performSegue prepares, then shows: pushes in a navigation controller, presents otherwise")
    func performing() {
        list.performSegue(withIdentifier: "detail", sender: 7)
        window.clock.advance(by: 1)
        #expect(list.prepared == ["detail by 7"])
        #expect(list.navigationController?.topViewController?.title == "prepared")
        list.navigationController?.popViewController(animated: false)
        list.performSegue(withIdentifier: "push", sender: nil)
        #expect(list.navigationController?.viewControllers.count == 2)
        list.navigationController?.popViewController(animated: false)
        list.performSegue(withIdentifier: "sheet", sender: nil)
        #expect(list.presentedViewController?.modalPresentationStyle == .fullScreen)
        #expect(list.presentedViewController?.title == "prepared" && list.prepared.last == "sheet by nobody")
        list.dismiss(animated: false)
        list.performSegue(withIdentifier: "beside", sender: nil)
        #expect(list.presentedViewController != nil)
    }

    @Test("A touch on a control or an item carries its segue out, if the controller lets it")
    func touching() throws {
        window.tap(at: CGPoint(x: 50, y: 220))
        window.clock.advance(by: 1)
        #expect(list.prepared == ["touch by a button"] && list.navigationController?.viewControllers.count == 2)
        list.navigationController?.popViewController(animated: false)
        window.layoutIfNeeded()
        list.allows = false
        window.tap(at: CGPoint(x: 50, y: 220))
        #expect(list.prepared.count == 1 && list.navigationController?.viewControllers.count == 1)
        // One without an identifier is not asked about.
        try #require(list.navigationItem.rightBarButtonItem).performPrimaryAction()
        #expect(list.presentedViewController != nil)
    }

    @Test("A segue of a registered class performs what the class says, which may go on as the kind says")
    func ownClasses() throws {
        let made = try #require(list.makeSegue("own", sender: nil))
        #expect(made is Handing && made.identifier == "own" && made.source === list)
        list.performSegue(withIdentifier: "own", sender: 7)
        #expect(list.prepared == ["own by 7"])
        // The kind itself shows nothing.
        made.perform()
        #expect(made.destination.title == "-, handed over by the list")
        #expect(list.presentedViewController == nil && list.navigationController?.viewControllers.count == 1)
        list.performSegue(withIdentifier: "own sheet", sender: nil)
        #expect(list.presentedViewController?.title == "prepared, handed over by the list")
        #expect(list.presentedViewController?.modalPresentationStyle == .fullScreen)
    }

    @Test("A segue of a class that is not registered is reported, and does what its kind says, if that is something")
    func unknownClasses() {
        var reports: [String] = []
        storyboard.reportHandler = { reports.append($0.message) }
        list.performSegue(withIdentifier: "unknown push", sender: nil)
        #expect(list.navigationController?.topViewController?.title == "prepared")
        let missing = { (kind: String) in
            "there is no class of segues 'Missing'; the kind '\(kind)' decides what is done; register it with "
                + "InterfaceClasses.register(segue:)"
        }
        #expect(reports == [missing("push")])
        #expect(list.makeSegue("unknown", sender: nil) == nil && list.makeSegue("plain", sender: nil) == nil)
        let notDone = "segues of the kind 'custom' are not carried out"
        #expect(reports == [missing("push"), missing("custom"), notDone, notDone])
    }

    @Test("A segue of one's own does what it is made with")
    func own() {
        var performed = 0
        UIStoryboardSegue(identifier: nil, source: list, destination: UIViewController()) { performed += 1 }.perform()
        UIStoryboardSegue(identifier: "x", source: list, destination: UIViewController()).perform()
        #expect(performed == 1)
    }

    @Test("A segue that is not there, or is not carried out, stops the program and is reported")
    func traps() async throws {
        var reports: [String] = []
        storyboard.reportHandler = { reports.append($0.message) }
        #expect(list.makeSegue("back", sender: nil) == nil && list.makeSegue("lost", sender: nil) == nil)
        #expect(
            reports[0] == "nobody above takes the unwind action '': register it with InterfaceClasses.register("
                + "unwindAction:_:)")
        list.performSegue(withIdentifier: "back", sender: nil)
        #expect(reports[1] == "the segue leads to 'z', which is no controller of this file")
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIViewController().performSegue(withIdentifier: "detail", sender: nil)
        }
        #expect(errorText(result).contains("it has no segue 'detail' to be carried out"))
    }

    @Test("a segue to a popover shows one, without a style too, which points to what has caused it")
    func popover() throws {
        let anchor = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        list.view.addSubview(anchor)
        for sender in [anchor, nil] {
            list.performSegue(withIdentifier: "popover", sender: sender)
            let shown = try #require(list.presentedViewController)
            #expect(shown.modalPresentationStyle == .popover)
            #expect(shown.popoverPresentationController?.sourceView === sender ?? list.view)
            #expect(shown.popoverPresentationController?.permittedArrowDirections == [.up, .down])
            list.dismiss(animated: false)
            window.clock.advance(by: 1)
        }
    }
}

import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierNibs

/// Found by its name in this module.
final class NamedBadge: UIView {}

final class Made: UIView {
    let price: Int

    init(price: Int) {
        self.price = price
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        price = coder.decodeInteger(forKey: "price")
        super.init(coder: coder)
    }
}

final class Refusing: UILabel {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
}

final class Helper: InterfaceCreatable {
    init?(coder: NSCoder) {}
}

@Suite("Which class an element becomes")
struct ClassesTests {
    private func only(_ element: String, _ classes: InterfaceClasses = .init(), owner: AnyObject? = nil) throws -> (
        AnyObject, [String]
    ) {
        let build = try Interface.nib(element, classes: classes).build(withOwner: owner)
        return (try #require(build.topLevelObjects.first), build.reports.map(\.message))
    }

    @Test("an element without a custom class becomes what its name says")
    func elements() throws {
        #expect(try only("<label id=\"a\"/>").0 is UILabel)
        #expect(try only("<mapView id=\"a\"/>").0 is MKMapView)
        #expect(type(of: try only("<containerView id=\"a\"/>").0) == UIView.self)
        #expect(try only("<tableViewController id=\"a\"/>").0 is UITableViewController)
    }

    @Test("registered classes count before others, with and without their module")
    func registered() throws {
        var classes = InterfaceClasses()
        classes.register(NamedBadge.self)
        #expect(try only("<view customClass=\"NamedBadge\"/>", classes).0 is NamedBadge)
        classes.register("Shop.NamedBadge") { _ in Made(price: 3) }
        let made = try only("<view customClass=\"NamedBadge\" customModule=\"Shop\"/>", classes).0 as? Made
        #expect(made?.price == 3)
        classes.register(Made.self) { coder in Made(coder: coder) }
        #expect((try only("<view customClass=\"Made\"/>", classes).0 as? Made)?.price == 0)
        classes.register("Helper", Helper.self)
        #expect(try only("<customObject customClass=\"Helper\"/>", classes).0 is Helper)
    }

    @Test("classes of the program are found by module and name")
    func named() throws {
        let module = "customModule=\"EspalierNibsTests\""
        #expect(try only("<view customClass=\"NamedBadge\" \(module)/>").0 is NamedBadge)
        #expect(try only("<view customClass=\"NamedBadge\"/>", owner: Helper.made).0 is NamedBadge)
        #expect(try only("<view customClass=\"NamedBadge\"/>", .init(modules: ["EspalierNibsTests"])).0 is NamedBadge)
    }

    @Test("an unknown custom class falls back to the element's class, and is reported with its place")
    func unknown() throws {
        let nib = try Interface.nib("<label id=\"a\" customClass=\"Nowhere\" customModule=\"Gone\"/>")
        let build = nib.build()
        #expect(build.object(id: "a") is UILabel)
        #expect(build.reports.count == 1)
        #expect(build.reports.first?.place == TextPlace(line: 6, column: 1))
        #expect(build.reports.first?.message.contains("Gone.Nowhere") ?? false)
        #expect(build.reports.first?.description.hasPrefix("Test.xib:6:1: ") ?? false)
    }

    @Test("a class that cannot stand at that place, and one whose initialiser fails, fall back too")
    func wrong() throws {
        var classes = InterfaceClasses()
        classes.register(NamedBadge.self)
        classes.register(Refusing.self)
        let (cell, reports) = try only("<tableViewCell customClass=\"NamedBadge\"/>", classes)
        #expect(type(of: cell) == UITableViewCell.self)
        #expect(reports.count == 1 && reports[0].contains("UITableViewCell"))
        let (label, refused) = try only("<label customClass=\"Refusing\"/>", classes)
        #expect(type(of: label) == UILabel.self)
        #expect(refused.count == 1 && refused[0].contains("nil"))
    }

    @Test("elements of classes that are not here get something in their place, and are reported")
    func standIns() throws {
        let (controller, reports) = try only("<avPlayerViewController id=\"a\"/>")
        #expect(type(of: controller) == UIViewController.self && reports.count == 1)
        #expect(try only("<hoverGestureRecognizer id=\"a\"/>").0 is InterfaceObject)
        #expect(
            type(of: try only("<strangeView id=\"a\">\(Interface.rect(1, 2, 3, 4))</strangeView>").0) == UIView.self)
    }

    @Test("registering a class that is not made by init?(coder:) without a factory stops the program")
    func trapping() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var classes = InterfaceClasses()
            classes.register("CallLog", CallLog.self)
        }
        let text = errorText(result)
        #expect(text.contains("CallLog was registered for interface files"))
        #expect(text.contains("register it with a factory"))
    }
}

extension Helper {
    static var made: Helper? { Helper(coder: NSCoder()) }
}

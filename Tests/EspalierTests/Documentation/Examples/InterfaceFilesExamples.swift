// swift-format-ignore-file
// The examples of Docs/InterfaceFiles.md, made from the page by a test: edit the page, and record.
import Espalier
import Testing

private func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.add(items, separator: separator, terminator: terminator)
}

@Suite("The examples of Docs/InterfaceFiles.md")
struct InterfaceFilesExamples {
    @Test("1: Interface files")
    func example1() async throws {
        let printed = try await Printed.collect {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let xml = """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                    <objects>
                        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                        <view contentMode="scaleToFill" id="v" customClass="CartView">
                            <rect key="frame" x="0.0" y="0.0" width="320" height="50"/>
                            <subviews>
                                <label contentMode="left" text="0" id="l">
                                    <rect key="frame" x="8" y="8" width="200" height="21"/>
                                </label>
                                <button contentMode="scaleToFill" buttonType="system" id="b">
                                    <rect key="frame" x="220" y="8" width="90" height="30"/>
                                    <state key="normal" title="Pay"/>
                                </button>
                            </subviews>
                            <connections>
                                <outlet property="titleLabel" destination="l" id="c1"/>
                                <outletCollection property="buttons" destination="b" id="c2"/>
                            </connections>
                        </view>
                    </objects>
                </document>
                """
            try xml.write(to: folder.appendingPathComponent("Cart.xib"), atomically: true, encoding: .utf8)

            final class CartView: UIView {
                @Outlet var titleLabel: UILabel!
                @OutletCollection var buttons: [UIButton]

                override func awakeFromNib() {
                    super.awakeFromNib()
                    titleLabel.text = "\(buttons.count) buttons"
                }
            }

            var classes = InterfaceClasses()
            classes.register(CartView.self)
            let nib = try UINib(contentsOf: folder.appendingPathComponent("Cart.xib"), classes: classes)
            nib.reportHandler = { print($0) }
            let cart = nib.instantiate(withOwner: nil).first as? CartView
            print(cart?.titleLabel.text ?? "")  // 1 buttons
            Printed.endBlock()
            final class Badge: UILabel {
                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                    text = "\(text ?? "") of the file"
                    font = .boldSystemFont(ofSize: 12)
                }
            }
            Printed.endBlock()
            final class PriceView: UIView {
                @Outlet private var label: UILabel! { didSet { label.font = .boldSystemFont(ofSize: 20) } }
                weak var unit: UILabel? { didSet { unit?.isHidden = true } }

                override class var interfaceMembers: InterfaceMembers {
                    super.interfaceMembers
                        .outlet("label", \PriceView.label)
                        .outlet("unit", \PriceView.unit)
                }
            }
        }
        try Printed.compare(printed, withExample: 1, of: "Docs/InterfaceFiles.md")
    }

    @Test("2: Actions")
    func example2() async throws {
        let printed = try await Printed.collect {
            final class EditorController: UIViewController {
                func save(_ sender: UIButton) { title = "saved" }

                override class var interfaceMembers: InterfaceMembers {
                    super.interfaceMembers.action("save:", EditorController.save(_:))
                }
            }
        }
        try Printed.compare(printed, withExample: 2, of: "Docs/InterfaceFiles.md")
    }
}

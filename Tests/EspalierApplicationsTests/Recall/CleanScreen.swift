import EspalierViews
import Foundation
import TestSupport

/// A screen without a mistake: a column of labels, buttons, fields, images and pairs, from the safe area's top on, of which
/// each row is tied to the one above it. Which rows there are follows from a seed.
struct CleanScreen {
    /// One row.
    struct Row {
        enum Kind: CaseIterable { case label, button, field, image, pair, scroll }

        let kind: Kind
        /// The identifier of its element, and the beginning of those of its constraints.
        let id: String
        /// Where it stands on the canvas, which is 393 x 852 points.
        let top: Int

        var height: Int {
            switch kind {
            case .label, .pair: 21
            case .button: 44
            case .field: 34
            case .image: 60
            case .scroll: 80
            }
        }
    }

    private(set) var rows: [Row] = []
    /// Elements by what they are: others are put in their place by a break.
    var elements: [String: String] = [:]
    /// Constraints of the screen, by their identifiers.
    var constraints: [String: String] = [:]
    /// Files beside the storyboard.
    var files: [String: String] = [
        "Assets.xcassets/logo.imageset/Contents.json":
            #"{"images": [{"idiom": "universal", "filename": "logo.svg"}]}"#,
        "Assets.xcassets/logo.imageset/logo.svg":
            #"<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"/>"#,
    ]

    /// - Parameter seed: with the same seed, the same screen. Each kind of row is there.
    init(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var kinds = Row.Kind.allCases
        kinds.shuffle(using: &random)
        if random.oneIn(2) { kinds.append(.label) }
        var top = 59 + 8
        for (index, kind) in kinds.enumerated() {
            let row = Row(kind: kind, id: "row\(index)", top: top)
            rows.append(row)
            top += row.height + 8
            add(row, above: index == 0 ? nil : "row\(index - 1)")
        }
    }

    func row(_ kind: Row.Kind) -> Row { rows.first { $0.kind == kind } ?? rows[0] }

    private mutating func add(_ row: Row, above: String?) {
        let id = row.id
        let frame = #"<rect key="frame" x="16" y="\#(row.top)" width="361" height="\#(row.height)"/>"#
        let placed = #"translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)""#
        tie(
            "\(id)-top", id, "top", to: above ?? "safe", above == nil ? "top" : "bottom", 8)
        tie("\(id)-leading", id, "leading", to: "root", "leading", 16)
        switch row.kind {
        case .label:
            elements[id] =
                #"<label opaque="NO" text="Total" lineBreakMode="tailTruncation" \#(placed)>\#(frame)"#
                + #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#
            tie("\(id)-trailing", "root", "trailing", to: id, "trailing", 16)
        case .button:
            elements[id] =
                #"<button opaque="NO" buttonType="system" \#(placed)>\#(frame)"#
                + #"<state key="normal" title="Pay"/></button>"#
            tie("\(id)-trailing", "root", "trailing", to: id, "trailing", 16)
            size("\(id)-height", id, "height", 44)
        case .field:
            elements[id] =
                #"<textField opaque="NO" borderStyle="roundedRect" placeholder="Name" \#(placed)>\#(frame)"#
                + #"<fontDescription key="fontDescription" type="system" pointSize="14"/></textField>"#
            tie("\(id)-trailing", "root", "trailing", to: id, "trailing", 16)
        case .image:
            elements[id] =
                #"<imageView image="logo" \#(placed)>"#
                + #"<rect key="frame" x="16" y="\#(row.top)" width="60" height="60"/></imageView>"#
            size("\(id)-width", id, "width", 60)
            size("\(id)-height", id, "height", 60)
        case .pair:
            elements[id] =
                #"<label opaque="NO" text="Sum" lineBreakMode="tailTruncation" \#(placed)>"#
                + #"<rect key="frame" x="16" y="\#(row.top)" width="100" height="21"/>"#
                + #"<fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#
                + #"<label opaque="NO" text="12.00" lineBreakMode="tailTruncation" "#
                + #"translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)b">"#
                + #"<rect key="frame" x="124" y="\#(row.top)" width="100" height="21"/>"#
                + #"<fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#
            size("\(id)-width", id, "width", 100)
            size("\(id)b-width", "\(id)b", "width", 100)
            tie("\(id)b-leading", "\(id)b", "leading", to: id, "trailing", 8)
            tie("\(id)b-top", "\(id)b", "top", to: id, "top", 0)
        case .scroll:
            elements[id] =
                #"<scrollView \#(placed)>\#(frame)<subviews>"#
                + #"<label opaque="NO" text="Terms" numberOfLines="0" lineBreakMode="tailTruncation" "#
                + #"translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)in">"#
                + #"<rect key="frame" x="0" y="0" width="361" height="21"/>"#
                + #"<fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>"#
                + Self.scrolled.map { attribute, id2 in
                    #"<constraint firstItem="\#(id)in" firstAttribute="\#(attribute)" secondItem="\#(id)" "#
                        + #"secondAttribute="\#(attribute)" id="\#(id)-\#(id2)"/>"#
                }.joined(separator: "\n") + "</constraints></scrollView>"
            tie("\(id)-trailing", "root", "trailing", to: id, "trailing", 16)
            size("\(id)-height", id, "height", 80)
        }
    }

    private static let scrolled = [
        ("top", "ct"), ("bottom", "cb"), ("leading", "cl"), ("trailing", "cr"), ("width", "cw"),
    ]

    mutating func tie(
        _ name: String, _ item: String, _ attribute: String, to other: String, _ otherAttribute: String,
        _ constant: Int
    ) {
        constraints[name] =
            #"<constraint firstItem="\#(item)" firstAttribute="\#(attribute)" secondItem="\#(other)" "#
            + #"secondAttribute="\#(otherAttribute)" constant="\#(constant)" id="\#(name)"/>"#
    }

    mutating func size(_ name: String, _ item: String, _ attribute: String, _ constant: Int) {
        constraints[name] =
            #"<constraint firstItem="\#(item)" firstAttribute="\#(attribute)" constant="\#(constant)" id="\#(name)"/>"#
    }

    /// As a storyboard, an element or a constraint a line.
    var storyboard: String {
        let views = elements.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
        let lines = constraints.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="screen">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes><scene sceneID="s"><objects>
            <viewController title="Bill" customClass="BillController" id="screen" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
            \(views)
            </subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>
            \(lines)
            </constraints></view></viewController></objects></scene></scenes>
            <resources><image name="logo" width="60" height="60"/></resources>
            </document>
            """
    }

    var folder: TemporaryFolder {
        get throws {
            var all = files
            all["Base.lproj/Main.storyboard"] = storyboard
            return try TemporaryFolder(all)
        }
    }
}

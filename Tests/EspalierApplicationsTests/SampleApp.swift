import Foundation
import TestSupport

@testable import EspalierApplications

/// A small application: a storyboard with a screen in a navigation controller, a nib with a cell, translations.
enum SampleApp {
    /// A screen whose title is on one line between the margins, and whose button is pinned to the safe area.
    static func storyboard(
        title: String = "Orders", constraints: String = "", buttonHeight: Int = 44, views: String = ""
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" initialViewController="n">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
        <scene sceneID="s0"><objects><navigationController id="n" sceneMemberID="viewController">
        <navigationBar key="navigationBar" contentMode="scaleToFill" id="nb"/>
        <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s1"><objects>
        <viewController storyboardIdentifier="Orders" title="Orders" customClass="OrdersController" id="c" \
        sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <label opaque="NO" contentMode="left" text="\(title)" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="l"><rect key="frame" x="16" y="111" width="361" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <button opaque="NO" contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="16" y="760" width="361" height="\(buttonHeight)"/>
        <state key="normal" title="Pay now"/></button>
        \(views)
        </subviews>
        <viewLayoutGuide key="safeArea" id="sa"/>
        <constraints>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="k1"/>
        <constraint firstItem="v" firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="16" id="k2"/>
        <constraint firstItem="l" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="8" id="k3"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="16" id="k4"/>
        <constraint firstItem="v" firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="16" id="k5"/>
        <constraint firstItem="sa" firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="8" id="k6"/>
        <constraint firstItem="b" firstAttribute="height" constant="\(buttonHeight)" id="k7"/>
        \(constraints)
        </constraints></view>
        <navigationItem key="navigationItem" title="Orders" id="ni"/>
        <connections><outlet property="titleLabel" destination="l" id="o1"/><outlet property="payButton" destination="b" id="o2"/>
        </connections></viewController></objects></scene>
        </scenes></document>
        """
    }

    static let cell = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <tableViewCell contentMode="scaleToFill" reuseIdentifier="Row" id="cell" customClass="RowCell">
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="cv">
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <subviews><label text="Name" lineBreakMode="tailTruncation" numberOfLines="0" \
        translatesAutoresizingMaskIntoConstraints="NO" id="cl"><rect key="frame" x="16" y="11" width="288" height="22"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
        <constraints>
        <constraint firstItem="cl" firstAttribute="leading" secondItem="cv" secondAttribute="leading" constant="16" id="q1"/>
        <constraint firstItem="cl" firstAttribute="top" secondItem="cv" secondAttribute="top" constant="11" id="q2"/>
        <constraint firstAttribute="trailing" secondItem="cl" secondAttribute="trailing" constant="16" id="q3"/>
        <constraint firstAttribute="bottom" secondItem="cl" secondAttribute="bottom" constant="11" id="q4"/>
        </constraints></tableViewCellContentView></tableViewCell></objects></document>
        """

    static func folder(_ storyboard: String = SampleApp.storyboard(), _ others: [String: String] = [:]) throws
        -> TemporaryFolder
    {
        var files = ["Base.lproj/Main.storyboard": storyboard, "Cells/RowCell.xib": cell]
        files.merge(others) { _, new in new }
        return try TemporaryFolder(files)
    }

    static func lint(
        _ folder: TemporaryFolder, _ change: (inout ApplicationLintOptions) -> Void = { _ in }
    ) throws -> ApplicationReport {
        var options = ApplicationLintOptions()
        change(&options)
        return try Application(folder: URL(filePath: folder.path)).lint(options)
    }
}

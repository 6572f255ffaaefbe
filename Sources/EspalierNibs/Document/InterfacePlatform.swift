/// The system whose interface a file describes. Only those of iOS are made of UIKit's views as they are here.
public enum InterfacePlatform: String, Hashable, Sendable {
    /// iPhones and iPads.
    case iOS
    /// Macs, whose views are AppKit's.
    case macOS
    /// Apple TV.
    case tvOS
    /// Apple Watch.
    case watchOS

    /// By what the root of a file says; iOS where it says nothing.
    fileprivate init(_ document: InterfaceElement) {
        let (type, runtime) = (document["type"] ?? "", document["targetRuntime"] ?? "")
        let said = (type + " " + runtime).lowercased()
        self =
            if runtime.hasPrefix("MacOSX") || type.contains(".Cocoa.") {
                .macOS
            } else if said.contains("appletv") {
                .tvOS
            } else if said.contains("watchkit") {
                .watchOS
            } else {
                .iOS
            }
    }
}

extension InterfaceDocument {
    /// The system that the file is for, by its `targetRuntime` and its `type`. ``UINib`` and ``UIStoryboard`` make
    /// objects only of files for iOS.
    public var platform: InterfacePlatform { InterfacePlatform(root) }

    /// Why nothing can be made of the file; nil for one for iOS.
    package var foreignError: InterfaceError? {
        let platform = platform
        if platform == .iOS { return nil }
        return InterfaceError(
            file: name, place: root.place,
            message: "the file is for \(platform.rawValue), and its views are not UIKit's on iOS",
            fix: "name a .xib or .storyboard file of an app for iOS")
    }
}

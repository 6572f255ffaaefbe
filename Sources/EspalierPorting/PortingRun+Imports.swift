extension PortingRun {
    /// Apple's frameworks that code with views imports, and that only Apple's systems have.
    private static let apples: Set<String> = [
        "ARKit", "AVFoundation", "AVKit", "Accelerate", "AdSupport", "AppKit", "AudioToolbox", "AuthenticationServices",
        "CallKit", "CloudKit", "Combine", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth",
        "CoreData", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreML", "CoreMotion",
        "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "EventKit",
        "EventKitUI", "ExternalAccessory", "GLKit", "GameController", "GameKit", "HealthKit", "HomeKit", "ImageIO",
        "Intents", "IntentsUI", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI",
        "Messages", "Metal", "MetalKit", "MobileCoreServices", "MultipeerConnectivity", "NaturalLanguage", "Network",
        "NetworkExtension", "NotificationCenter", "OSLog", "ObjectiveC", "OpenGLES", "PDFKit", "PassKit",
        "PencilKit", "Photos", "PhotosUI", "PushKit", "QuartzCore", "QuickLook", "ReplayKit", "SafariServices",
        "SceneKit", "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftUI", "SystemConfiguration",
        "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "Vision", "VisionKit",
        "WatchConnectivity",
        "WebKit", "WidgetKit", "os",
    ]
    /// Those of which `import UIKit` brings what views need, and the one that code for iOS does without.
    private static let brought: Set<String> = ["AppKit", "CoreGraphics", "CoreText", "ObjectiveC", "QuartzCore"]

    /// Imports of what only Apple's systems have stand under a condition; parts of UIKit are imported with the whole. On
    /// iOS names of UIKit come with other imports too (of a test framework, by a header of the module): here they do not.
    mutating func portImports() {
        var importsViews = false
        var lone: [Int] = []
        for index in source.tokens.indices where source.has("import", at: index) && source.openers[index] < 0 {
            guard source.isWord(index + 1) else { continue }
            var first = index + 1
            let kinds = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
            if kinds.contains(source.text(first)), source.isWord(first + 1) { first += 1 }
            var last = first
            while source.has(".", at: last + 1), source.isWord(last + 2) { last += 2 }
            let module = source.text(first)
            if module == "UIKit" || module == "Espalier" { importsViews = true }
            if module == "UIKit" {
                guard last > first || first > index + 1 else { continue }
                let range = source.tokens[index + 1].range.lowerBound..<source.tokens[last].range.upperBound
                replace(range, with: "UIKit")
                tell("a part of UIKit is imported with the whole", at: index)
                continue
            }
            guard Self.apples.contains(module), !isAskedFor(module, at: index) else { continue }
            // Attributes such as @testable stand before it.
            var begin = index
            while begin > 0, !source.tokens[begin].startsLine { begin -= 1 }
            let line = source.tokens[begin].range.lowerBound..<source.tokens[last].range.upperBound
            replace(line, with: "#if canImport(\(module))\n\(source.text(line))\n#endif")
            tell("'\(module)' is imported where it is there", at: index)
            if Self.brought.contains(module) {
                lone.append(index)
                continue
            }
            leave(
                "'\(module)' is on Apple's systems only", fix: "put what uses it into '#if canImport(\(module))'",
                at: index)
        }
        if importsViews { return }
        // Alone, such a module brings its own names, of which UIKit has those that there are.
        let named = source.tokens.indices.first { isOfUIKit($0) }
        guard let user = lone.first ?? named else { return }
        let first = source.tokens[0].range.lowerBound
        replace(first..<first, with: "import UIKit\n")
        tell("'import UIKit' brings '\(source.text(lone.isEmpty ? user : user + 1))'", at: user)
    }

    /// Whether a token is a name of UIKit's, not one behind a dot.
    private func isOfUIKit(_ index: Int) -> Bool {
        guard source.isWord(index), !source.has(".", at: index - 1) else { return false }
        let name = source.text(index)
        if ["CALayer", "CAShapeLayer", "CGAffineTransform", "NSDirectionalEdgeInsets"].contains(name) { return true }
        if name.hasPrefix("NSLayout") { return true }
        return name.hasPrefix("UI") && name.count > 4
            && name.dropFirst(2).prefix(2).enumerated().allSatisfy { $0 == 0 ? $1.isUppercase : $1.isLowercase }
    }

    /// `os(iOS)` asks for UIKit, as a rule: that can be asked for by its name. Beside a question for UIKit it means the
    /// system. Views that are left out on Linux are missed here.
    mutating func portConditions() {
        for index in source.tokens.indices where source.tokens[index].kind == .hash {
            guard source.has("#if", at: index) || source.has("#elseif", at: index) else { continue }
            if isAskedFor("UIKit", from: index) { continue }
            var place = index + 1
            while source.tokens.indices.contains(place), !source.tokens[place].startsLine {
                if source.has("os", at: place), source.has("iOS", at: place + 2), source.has("(", at: place + 1) {
                    replace(
                        source.tokens[place].range.lowerBound..<source.tokens[place + 3].range.upperBound,
                        with: "canImport(UIKit)")
                    tell("'os(iOS)' asks for UIKit", at: place)
                }
                if source.has(["!", "os", "(", "Linux", ")"], from: place), holdsViews(under: index) {
                    leave(
                        "views stand under '!os(Linux)', and are left out here",
                        fix: "write '#if canImport(UIKit)', or '!os(Linux) || canImport(UIKit)'", at: place)
                }
                place += 1
            }
        }
    }

    /// Whether a token stands under a condition on the module, or on a system that is not this one.
    private func isAskedFor(_ module: String, at token: Int) -> Bool {
        conditions[token] >= 0 && isAskedFor(module, from: conditions[token])
    }

    /// Whether something of UIKit's is named between an `#if` and what ends its part.
    private func holdsViews(under condition: Int) -> Bool {
        var place = condition + 1
        var depth = 0
        while source.tokens.indices.contains(place) {
            if source.has("#if", at: place) { depth += 1 }
            if source.has("#endif", at: place) { depth -= 1 }
            if depth < 0 || depth == 0 && (source.has("#else", at: place) || source.has("#elseif", at: place)) {
                return false
            }
            if isOfUIKit(place) { return true }
            place += 1
        }
        return false
    }

    private func isAskedFor(_ module: String, from condition: Int) -> Bool {
        var place = condition + 1
        while source.tokens.indices.contains(place), !source.tokens[place].startsLine {
            if source.text(place) == module || source.has("macOS", at: place) { return true }
            place += 1
        }
        return false
    }
}

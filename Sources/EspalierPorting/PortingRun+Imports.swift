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

    /// Imports of what only Apple's systems have stand under a condition; parts of UIKit are imported with the whole.
    mutating func portImports() {
        for index in source.tokens.indices where source.has("import", at: index) && source.openers[index] < 0 {
            guard source.isWord(index + 1) else { continue }
            var first = index + 1
            let kinds = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
            if kinds.contains(source.text(first)), source.isWord(first + 1) { first += 1 }
            var last = first
            while source.has(".", at: last + 1), source.isWord(last + 2) { last += 2 }
            let module = source.text(first)
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
            if Self.brought.contains(module) { continue }
            leave(
                "'\(module)' is on Apple's systems only", fix: "put what uses it into '#if canImport(\(module))'",
                at: index)
        }
    }

    /// `os(iOS)` asks for UIKit, as a rule: that can be asked for by its name.
    mutating func portConditions() {
        for index in source.tokens.indices where source.tokens[index].kind == .hash {
            guard source.has("#if", at: index) || source.has("#elseif", at: index) else { continue }
            var place = index + 1
            while source.tokens.indices.contains(place), !source.tokens[place].startsLine {
                if source.has("os", at: place), source.has("iOS", at: place + 2), source.has("(", at: place + 1) {
                    replace(
                        source.tokens[place].range.lowerBound..<source.tokens[place + 3].range.upperBound,
                        with: "canImport(UIKit)")
                    tell("'os(iOS)' asks for UIKit", at: place)
                }
                place += 1
            }
        }
    }

    /// Whether a token stands under a condition on the module, or on a system that is not this one.
    private func isAskedFor(_ module: String, at token: Int) -> Bool {
        let condition = conditions[token]
        guard condition >= 0 else { return false }
        var place = condition + 1
        while source.tokens.indices.contains(place), !source.tokens[place].startsLine {
            if source.text(place) == module || source.has("macOS", at: place) { return true }
            place += 1
        }
        return false
    }
}

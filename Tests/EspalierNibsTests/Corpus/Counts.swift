import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation

@testable import EspalierNibs

/// What came of one file when everything in it was made: each element once, however often it was made.
struct Counts: Equatable, CustomStringConvertible {
    var files = 0
    var elements = 0
    var frames = 0
    var attributes = 0
    var outlets = 0
    var collections = 0
    var actions = 0
    var segues = 0
    var customClasses = 0

    static func + (lhs: Counts, rhs: Counts) -> Counts {
        Counts(
            files: lhs.files + rhs.files, elements: lhs.elements + rhs.elements, frames: lhs.frames + rhs.frames,
            attributes: lhs.attributes + rhs.attributes, outlets: lhs.outlets + rhs.outlets,
            collections: lhs.collections + rhs.collections, actions: lhs.actions + rhs.actions,
            segues: lhs.segues + rhs.segues, customClasses: lhs.customClasses + rhs.customClasses)
    }

    var description: String {
        "\(files) files: \(elements) elements, \(frames) frames, \(attributes) attributes, \(outlets) outlets, "
            + "\(collections) collection members, \(actions) actions, \(segues) segues, \(customClasses) classes"
    }
}

/// Makes everything that a file holds, and counts what arrived.
final class CorpusRun {
    private(set) var counts = Counts()
    private(set) var missing: [String] = []
    /// Outlets and attributes of custom classes that did not get there.
    private(set) var lost: [String] = []
    /// How many did.
    private(set) var taken = 0
    private var views: Set<Int> = []
    private var attributes: Set<Int> = []
    private var outlets: Set<Int> = []
    private var collections: Set<Int> = []
    private var classes: Set<Int> = []

    init(_ url: URL) throws {
        let document = try InterfaceDocument(contentsOf: url)
        if document.isStoryboard {
            try makeScenes(document)
        } else {
            let nib = UINib(document, classes: Probes.classes(for: document))
            take(nib.build(withOwner: FileOwner()))
            for element in prototypes(of: document) { _ = nib.build(elementID: element.id ?? "").map(take) }
        }
        counts = Counts(
            files: 1, elements: document.elementCount, frames: views.count, attributes: attributes.count,
            outlets: outlets.count, collections: collections.count, actions: document.actions.count,
            segues: document.segues.count, customClasses: classes.count)
        for element in document.elements {
            let isView = element.child(key: "frame")?.name == "rect"
            let list: Set<Int>? =
                switch element.name {
                case "outlet": outlets
                case "outletCollection": collections
                case "userDefinedRuntimeAttribute": attributes
                default: isView ? views : nil
                }
            if let list, !list.contains(element.index) {
                missing.append("\(url.lastPathComponent):\(element.place): \(element.name)")
            }
        }
    }

    private func makeScenes(_ document: InterfaceDocument) throws {
        let storyboard = try UIStoryboard(document, classes: Probes.classes(for: document))
        storyboard.buildHandler = { [unowned self] in take($0) }
        for scene in document.root.first("scenes")?.children ?? [] {
            for element in scene.first("objects")?.children ?? [] {
                storyboard.instantiate(elementID: element.id ?? "")?.loadViewIfNeeded()
            }
        }
        for element in prototypes(of: document) { _ = storyboard.build(elementID: element.id ?? "") }
    }

    /// Prototypes are made each time that one is dequeued: once here.
    private func prototypes(of document: InterfaceDocument) -> [InterfaceElement] {
        document.elements.filter {
            $0.parent?.name == "prototypes" || ($0.parent?.name == "cells" && $0.name == "collectionViewCell")
                || $0.key == "sectionHeaderView" || $0.key == "sectionFooterView"
        }
    }

    private func take(_ build: InterfaceBuild) {
        for (element, object) in build.objects {
            if let rect = element.child(key: "frame"), rect.name == "rect", object is UIView {
                views.insert(element.index)
            }
            if element["customClass"] != nil { classes.insert(element.index) }
        }
        lost += build.attributes.filter { $0.object is any Probe && !$0.isSet }.map { "\($0.element.place)" }
        lost += build.outlets.filter { $0.source is any Probe && !$0.isSet }.map { "\($0.element.place)" }
        taken += build.outlets.filter { $0.source is any Probe }.count
        for attribute in build.attributes { attributes.insert(attribute.element.index) }
        for outlet in build.outlets {
            if outlet.isCollection {
                collections.insert(outlet.element.index)
            } else {
                outlets.insert(outlet.element.index)
            }
        }
    }
}

/// Stands for whatever owns a file.
final class FileOwner: Probe {
    let taken = Taken()
}

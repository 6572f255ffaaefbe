import EspalierControllers
import EspalierControls
import EspalierSupport
import EspalierViews

/// A document with everything that making objects from it needs: what a nib and a storyboard share.
final class NibContent {
    let document: InterfaceDocument
    let classes: InterfaceClasses
    private(set) lazy var resources = InterfaceResources(document)
    /// Where names of images and colours are looked for before the resources of the document.
    var assets = AssetCatalog()
    private(set) lazy var reports = (document.reports + InterfaceProperties.unknownParts(of: document)).ordered {
        $0.place < $1.place
    }
    var onReport: ((InterfaceReport) -> Void)?
    /// Hears of everything that is made, rows and views that are made later included.
    var onBuild: ((InterfaceBuild) -> Void)?
    /// The controllers of the scenes by the name that code calls them by.
    private(set) lazy var controllers = scenes(of: document)

    /// For which size classes objects are made; those of the device that the file was last shown on, unless set.
    lazy var sizeClasses = InterfaceCanvas.Device(document).sizeClasses
    /// The identifiers that outlets lead to.
    private(set) lazy var outletTargets = Set(
        document.elements.lazy.filter { $0.name == "outlet" || $0.name == "outletCollection" }
            .compactMap { $0["destination"] })

    /// The outlets without a listed setter of which it was looked whether they have observers, by their declarations.
    var checkedOutlets: Set<DeclarationPlace> = []
    private var members: [ObjectIdentifier: InterfaceMembers] = [:]

    /// The members that the class of an object lists.
    func members(of object: AnyObject) -> InterfaceMembers {
        let type: AnyObject.Type = type(of: object)
        guard let listing = type as? any InterfaceMemberListing.Type else { return InterfaceMembers() }
        if let known = members[ObjectIdentifier(type)] { return known }
        let found = listing.interfaceMembers
        members[ObjectIdentifier(type)] = found
        return found
    }

    init(_ document: InterfaceDocument, _ classes: InterfaceClasses) {
        self.document = document
        self.classes = classes
    }

    func tell(_ build: InterfaceBuild) {
        onBuild?(build)
        guard let onReport else { return }
        for report in build.reports { onReport(report) }
    }

    private func scenes(of document: InterfaceDocument) -> [String: InterfaceElement] {
        var result: [String: InterfaceElement] = [:]
        for scene in document.root.first("scenes")?.children ?? [] {
            for element in scene.first("objects")?.children ?? [] {
                guard isController(element), let name = element["storyboardIdentifier"], result[name] == nil else {
                    continue
                }
                result[name] = element
            }
        }
        return result
    }
}

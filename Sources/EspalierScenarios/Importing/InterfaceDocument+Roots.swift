import EspalierNibs
import EspalierSupport

extension InterfaceDocument {
    /// How many identifiers an error lists.
    private static let listedIds = 20

    /// The view that an identifier means, or the first of those that stand for themselves; and the others, where
    /// nobody has chosen. A controller that has no view in the file stands for the one that it would make.
    func rootView(
        id: String?
    ) throws(InterfaceImportError) -> (view: InterfaceElement, others: [InterfaceElement]) {
        if let error = foreignError {
            throw InterfaceImportError(file: name, place: error.place, message: error.message, fix: error.fix)
        }
        guard let id else {
            let views = topViews
            if let first = views.first { return (first, Array(views.dropFirst())) }
            if let controller = topController { return (controller, []) }
            throw InterfaceImportError(
                file: name, place: nil, message: "there is no view in the file",
                fix: "write a file that has one")
        }
        guard let element = element(id: id) else {
            throw InterfaceImportError(
                file: name, place: nil, message: "there is no view with the id \(Quoted.text(id))", fix: fix(for: id))
        }
        if element.ownView == nil, element.isController { return (element, []) }
        guard let view = element.ownView else {
            throw InterfaceImportError(
                file: name, place: element.place, message: "'\(id)' is no view, but <\(element.name)>",
                fix: fix(for: nil))
        }
        return (view, [])
    }

    /// Names the identifiers that there are: the nearest one, or those that come first.
    private func fix(for id: String?) -> String {
        let ids = elements.filter { $0.ownView != nil || $0.isController }.compactMap(\.id)
        if let id, let near = nearestName(to: id, among: ids) { return "did you mean '\(near)'?" }
        if ids.isEmpty { return "leave the id out: no view of the file has one" }
        let more = ids.count > Self.listedIds ? " and \(ids.count - Self.listedIds) more" : ""
        let listed = ids.prefix(Self.listedIds).compactMap { element(id: $0)?.rootDescription }
        return "write one of \(listed.joined(separator: ", "))\(more)"
    }
}

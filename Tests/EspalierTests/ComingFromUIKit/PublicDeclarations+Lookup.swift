import Foundation

extension PublicDeclarations {
    /// All Swift files below a folder, but for folders of these names.
    init(below folder: URL, except left: Set<String>) throws {
        self.init()
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var paths: [String] = []
        while let file = files?.nextObject() as? URL {
            if left.contains(file.lastPathComponent) { files?.skipDescendants() }
            if file.pathExtension == "swift" { paths.append(file.path) }
        }
        for path in paths.sorted() {
            add(try String(contentsOfFile: path, encoding: .utf8))
        }
    }

    /// Whether there is a type of that name, or a member: with labels exactly that one, without any of the base name,
    /// inherited ones too.
    func has(_ name: String) -> Bool {
        if types.contains(name) || members.contains(name) { return true }
        let head = name.prefix { $0 != "(" }
        guard let dot = head.lastIndex(of: ".") else { return bases.contains(name) }
        let member = name[name.index(after: dot)...]
        var open = [String(name[..<dot])]
        var seen: Set<String> = []
        while let type = open.popLast() {
            guard seen.insert(type).inserted else { continue }
            let full = type + "." + member
            if members.contains(full) || types.contains(full) || (head == name && bases.contains(full)) { return true }
            open += supertypes[type] ?? []
        }
        return false
    }
}

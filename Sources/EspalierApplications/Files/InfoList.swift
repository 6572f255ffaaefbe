/// What an application's Info.plist says of orientations.
enum InfoList {
    /// `UISupportedInterfaceOrientations` of the first Info.plist that has them, for phones and for pads.
    static func orientations(_ walk: FolderWalk, in folder: String) -> (phone: [String]?, pad: [String]?) {
        for path in walk.infoLists {
            guard let bytes = try? TextFile.utf8("\(folder)/\(path)", shown: path),
                let list = try? PropertyList(bytes, file: path, maxBytes: Localizations.maxBytes)
            else { continue }
            let all = PropertyList.texts(PropertyList.value("UISupportedInterfaceOrientations", in: list.root))
            let pad = PropertyList.texts(PropertyList.value("UISupportedInterfaceOrientations~ipad", in: list.root))
            if !all.isEmpty || !pad.isEmpty {
                return (all.isEmpty ? nil : all, pad.isEmpty ? (all.isEmpty ? nil : all) : pad)
            }
        }
        return (nil, nil)
    }
}

import EspalierNibs

extension Application {
    /// The interface files and documents whose screens may look otherwise when other files have changed: the file itself or a
    /// translation of it as a whole, a table of its texts, an image or colour that it names, a font where it names one, and the
    /// size of a class that it has.
    ///
    /// - Parameters:
    ///   - changed: paths of files that are new, gone or other ones, relative to the application's folder.
    ///   - classes: the classes whose sizes in the configuration have changed.
    /// - Complexity: O(elements of the files, and changed paths).
    package func files(touchedBy changed: Set<String>, classes: Set<String> = []) -> Set<String> {
        let touch = Touch(changed, classes)
        var touched = changed.intersection(documents)
        for file in files where touch.reaches(file, self) { touched.insert(file) }
        return touched
    }
}

/// What changed files are, sorted by how they reach screens.
private struct Touch {
    /// Interface files, without the folders of their languages.
    private var interfaces: Set<String> = []
    /// Tables, by their stems: where they stand.
    private var tables: [String: Set<String>] = [:]
    /// Images and colours.
    private var assets: Set<String> = []
    /// Whether something has changed that may mean any image.
    private var touchesAllAssets = false
    private var touchesFonts = false
    private let classes: Set<String>

    init(_ changed: Set<String>, _ classes: Set<String>) {
        self.classes = classes
        for path in changed {
            if FolderWalk.isOfAssets(path) {
                add(asset: path)
                continue
            }
            switch FolderWalk.ending(of: path) {
            case "storyboard", "xib": interfaces.insert(ProjectPath.withoutLanguage(path))
            case "strings", "stringsdict", "xcstrings":
                tables[ProjectPath.stem(of: path), default: []].insert(ProjectPath.container(of: path))
            case _ where FolderWalk.isFont(path): touchesFonts = true
            default: break
            }
        }
    }

    private mutating func add(asset path: String) {
        // `star` for `Assets.xcassets/star.imageset/star@2x.png`, for `star@2x.png`, and for `star~ipad.png`.
        let set = path.split(separator: "/").last { $0.hasSuffix("set") && $0.contains(".") }
        if let set {
            assets.insert(ProjectPath.stem(of: String(set)))
        } else if path.contains(".xcassets/") {
            // A folder of a catalogue that gives names, or none.
            touchesAllAssets = true
        } else {
            assets.insert(String(ProjectPath.stem(of: path).prefix { $0 != "@" && $0 != "~" }))
        }
    }

    func reaches(_ file: String, _ application: Application) -> Bool {
        if interfaces.contains(ProjectPath.withoutLanguage(file)) { return true }
        if let places = tables[ProjectPath.stem(of: file)],
            ProjectPath.containers(of: file).contains(where: places.contains)
        {
            return true
        }
        guard !assets.isEmpty || touchesAllAssets || touchesFonts || !classes.isEmpty,
            let document = application.document(of: file)
        else { return false }
        return usesAsset(document) || document.elements.contains(where: uses)
    }

    private func usesAsset(_ document: InterfaceDocument) -> Bool {
        let names = (document.root.first("resources")?.children ?? []).compactMap { $0["name"] }
        return names.contains { name in
            touchesAllAssets || assets.contains(String(name.split(separator: "/").last ?? ""))
        }
    }

    private func uses(_ element: InterfaceElement) -> Bool {
        if touchesFonts, element.name == "fontDescription", element["name"] != nil { return true }
        return !classes.isEmpty && element["customClass"].map(classes.contains) == true
    }
}

/// How the files of a folder stood at a moment, so that it can be seen which are others later.
package struct FolderStamps: Sendable {
    private var stamps: [String: FileStamp] = [:]

    /// Looks at all files that say something of the screens of an application's folder.
    ///
    /// - Parameter others: further paths, as they are opened: configuration, baseline.
    /// - Complexity: O(names in the folder).
    package init(of folder: String, and others: [String] = []) {
        let walk = FolderWalk(folder)
        for list in [
            walk.interfaceFiles, walk.jsonFiles, walk.stringFiles, walk.looseImages, walk.fonts, walk.projects,
            walk.infoLists,
        ] { for path in list { stamps[path] = FileStamp("\(folder)/\(path)") } }
        var waiting = walk.catalogues
        while let path = waiting.popLast() {
            for entry in DirectoryEntry.list("\(folder)/\(path)") ?? [] {
                let below = "\(path)/\(entry.name)"
                switch entry.kind {
                case .folder: waiting.append(below)
                case .file: stamps[below] = FileStamp("\(folder)/\(below)")
                case .other: break
                }
            }
        }
        for path in others { stamps[path] = FileStamp(path) }
    }

    /// The paths that are new, gone or others than before.
    package func changes(since earlier: FolderStamps) -> Set<String> {
        var changed = Set(stamps.filter { earlier.stamps[$0.key] != $0.value }.keys)
        changed.formUnion(earlier.stamps.keys.filter { stamps[$0] == nil })
        return changed
    }
}

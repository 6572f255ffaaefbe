import Foundation

/// The forms that a picture can have.
enum PictureForm: String, CaseIterable {
    case svg, png, pdf

    /// What is asked for: by the option, else by the name of the file.
    init(_ options: CommandOptions) {
        let ending = options.hasSeveralFiles ? nil : options.output?.split(separator: ".").last
        let named = ending.flatMap { PictureForm(rawValue: $0.lowercased()) }
        self = options.value(.format).flatMap(PictureForm.init) ?? named ?? .svg
    }
}

/// A program of the machine that makes PNG and PDF out of SVG.
struct PictureProgram {
    private let path: String
    private let name: String
    private var isBrowser: Bool { name != "rsvg-convert" }

    private static let browsers = ["chromium", "chromium-browser", "google-chrome"]
    /// In seconds; a browser that waits for something is ended.
    private static let patience = 60

    /// Finds a program.
    ///
    /// - Parameter path: the folders of programs, as `PATH` has them.
    /// - Throws: that there is none, and how to get one.
    init(path: String, for form: PictureForm) throws(CommandError) {
        let folders = path.split(separator: ":")
        for name in ["rsvg-convert"] + Self.browsers {
            let found = folders.lazy.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
            if let found {
                (self.path, self.name) = (found, name)
                return
            }
        }
        throw .usage(
            "\(form.rawValue.uppercased()) is made by 'rsvg-convert' or a Chromium, and there is neither",
            fix:
                "install one, as in 'apt-get install librsvg2-bin' or 'brew install librsvg'; or write '-o picture.svg'",
            command: .render)
    }

    /// The picture in another form.
    func converted(_ svg: [UInt8], to form: PictureForm) throws(CommandError) -> [UInt8] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let made = folder.appendingPathComponent("picture.\(form.rawValue)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
            try Data(svg).write(to: folder.appendingPathComponent("picture.svg"))
            try Data(Self.page(svg).utf8).write(to: folder.appendingPathComponent("picture.html"))
            try run(isBrowser ? browse(folder, made, svg, form) : convert(folder, made, form))
            return [UInt8](try Data(contentsOf: made))
        } catch {
            throw .usage(
                "'\(name)' makes no \(form.rawValue.uppercased()) of the picture",
                fix: "write '-o picture.svg', and see what the program says of that file", command: .render)
        }
    }

    /// Twice as many pixels as points: as on most screens.
    private func convert(_ folder: URL, _ made: URL, _ form: PictureForm) -> [String] {
        ["--format", form.rawValue, "--zoom", form == .png ? "2" : "1", "--output", made.path]
            + [folder.appendingPathComponent("picture.svg").path]
    }

    private func browse(_ folder: URL, _ made: URL, _ svg: [UInt8], _ form: PictureForm) -> [String] {
        let size = Self.size(svg)
        var arguments = [
            "--headless", "--disable-gpu", "--hide-scrollbars", "--allow-file-access-from-files", "--no-first-run",
            "--user-data-dir=\(folder.path)/profile", "--window-size=\(size.width),\(size.height)",
        ]
        // A Chromium refuses its own sandbox to the superuser, as whom containers run.
        if geteuid() == 0 { arguments.append("--no-sandbox") }
        arguments +=
            form == .pdf
            ? ["--no-pdf-header-footer", "--print-to-pdf=\(made.path)"]
            : ["--force-device-scale-factor=2", "--screenshot=\(made.path)"]
        return arguments + [folder.appendingPathComponent("picture.html").absoluteString]
    }

    private func run(_ arguments: [String]) throws {
        let child = try ChildProcess.start(path, [path] + arguments) { actions in
            for stream in 0..<3 { posix_spawn_file_actions_addopen(&actions, Int32(stream), "/dev/null", O_RDWR, 0) }
        }
        _ = ChildProcess.wait(for: child, atMost: Self.patience)
    }

    /// A page that is nothing but the picture.
    private static func page(_ svg: [UInt8]) -> String {
        let size = size(svg)
        return """
            <!DOCTYPE html><meta charset="utf-8"><style>@page { size: \(size.width)px \(size.height)px; margin: 0 }
            body { margin: 0 } img { display: block }</style><img src="picture.svg">
            """
    }

    /// The size that the picture says of itself, in whole points.
    private static func size(_ svg: [UInt8]) -> (width: Int, height: Int) {
        let head = String(decoding: svg.prefix(400), as: UTF8.self)
        func number(_ name: String) -> Int {
            guard let start = head.range(of: " \(name)=\"")?.upperBound else { return 1 }
            return max(1, Int(min((Double(head[start...].prefix { $0 != "\"" }) ?? 1).rounded(.up), 20_000)))
        }
        return (number("width"), number("height"))
    }
}

import EspalierRendering
import Foundation
import TestSupport
import Testing

@testable import EspalierApplications

@Suite struct ReportPageTests {
    private static let title = "Your orders and what became of them since May"

    private func page(
        _ storyboard: String = SampleApp.storyboard(title: title), isSingle: Bool = false,
        _ change: (inout ApplicationReport) -> Void = { _ in }
    ) throws -> (files: [ReportPage.File], html: String, layouts: Int, report: ApplicationReport) {
        let folder = try SampleApp.folder(storyboard)
        let application = try Application(folder: URL(filePath: folder.path))
        var report = application.lint()
        change(&report)
        var page = ReportPage(isSingle: isSingle)
        page.add(report, application, ApplicationLintOptions(), FindingPaths(prefix: "App"))
        let files = page.allFiles()
        let index = try #require(files.last)
        #expect(index.path == "index.html")
        return (files, String(decoding: index.bytes, as: UTF8.self), page.layouts, report)
    }

    @Test("5: a card has the finding's sentence, place, ranges, fix, and pictures of where it is wrong and right")
    func card() throws {
        let (files, html, layouts, report) = try page()
        #expect(report.findings.count == 1)
        #expect(html.components(separatedBy: "<article").count == 2)
        let place = try #require(report.findings[0].place)
        #expect(html.contains("App/Base.lproj/Main.storyboard:\(place)"))
        #expect(html.contains("<h3>The label &#39;titleLabel&#39; is cut off</h3>"))
        #expect(html.contains("<b>Wrong</b> iPhone SE, 375 x 667"))
        // The nearest device that shows it whole.
        #expect(html.contains("<b>Right</b> iPhone Air, 420 x 912"))
        #expect(html.contains("class=\"is-wrong\" style=\"left:"))
        #expect(html.contains("<i style=\"left:"))
        #expect(layouts == 2)
        #expect(files.map(\.path).filter { $0.hasPrefix("pictures/") }.count == 2)
        let inspector = try #require(files.first { $0.path.hasPrefix("inspector/") && $0.path.hasSuffix(".html") })
        #expect(html.contains("href=\"\(inspector.path)\""))
        // Its views are called as in the card.
        #expect(String(decoding: inspector.bytes, as: UTF8.self).contains("\"titleLabel\""))
        // A file without a finding is one line.
        #expect(html.contains("<li><code>App/Cells/RowCell.xib</code></li>"))
    }

    @Test("5: a picture is cut out around what is wrong, and has it outlined")
    func excerpt() throws {
        let (files, _, _, _) = try page()
        let svg = String(decoding: try #require(files.first { $0.path.hasPrefix("pictures/") }).bytes, as: UTF8.self)
        // The label is at 16, 82 on an iPhone SE (20 of status bar, 54 of navigation bar, 8 of distance), 343 wide.
        #expect(svg.contains("<rect class=\"wrong\" x=\"14\" y=\"80\" width=\"347\""))
        #expect(svg.components(separatedBy: "class=\"wrong\"").count == 2)
        let viewBox = try #require(svg.firstMatch(of: #/viewBox="([-0-9.]+) ([-0-9.]+) ([-0-9.]+) ([-0-9.]+)"/#))
        let (top, height) = (try #require(Double(viewBox.2)), try #require(Double(viewBox.4)))
        #expect(top < 80 && top + height > 104 && height < 300, "\(viewBox.0)")
    }

    @Test("5: a conflict outlines the views of its constraints")
    func conflict() throws {
        let second = "<constraint firstItem=\"b\" firstAttribute=\"height\" constant=\"60\" id=\"k8\"/>"
        let (files, html, _, report) = try page(SampleApp.storyboard(constraints: second))
        #expect(report.findings.map(\.kind) == [.conflict])
        let svg = String(decoding: try #require(files.first { $0.path.hasPrefix("pictures/") }).bytes, as: UTF8.self)
        #expect(svg.components(separatedBy: "class=\"wrong\"").count == 2)
        #expect(html.contains("<li>with <code>App/Base.lproj/Main.storyboard:"))
        // It is nowhere right.
        #expect(!html.contains("<b>Right</b>"))
    }

    @Test("5: findings that share scene and setting share the layout")
    func shared() throws {
        let (_, html, layouts, report) = try page(SampleApp.storyboard(title: Self.title, buttonHeight: 30))
        #expect(report.findings.count == 2)
        #expect(html.components(separatedBy: "<b>Wrong</b>").count == 3)
        #expect(html.components(separatedBy: "<b>Right</b>").count == 2)
        #expect(layouts == 2)
    }

    @Test("5: inspector pages share one style and one script, which are called after what they are")
    func sharedParts() throws {
        let (files, _, _, report) = try page(SampleApp.storyboard(title: Self.title, buttonHeight: 30))
        #expect(report.findings.count == 2)
        let all = files.filter { $0.path.hasPrefix("inspector/") }
        let pages = all.filter { $0.path.hasSuffix(".html") }
        let parts = all.map(\.path).filter { !$0.hasSuffix(".html") }.map { $0.dropFirst("inspector/".count) }
        #expect(Set(parts.map { $0.split(separator: ".").last }) == ["css", "js"] && parts.count == 2)
        for page in pages {
            let html = String(decoding: page.bytes, as: UTF8.self)
            #expect(parts.allSatisfy { html.contains("=\"\($0)\"") } && !html.contains("<style>"))
            #expect(!html.contains("unsafe-inline") && page.bytes.count < 60_000, "\(page.bytes.count)")
        }
    }

    @Test("5: one file has its pictures in it, and no inspector")
    func single() throws {
        let (files, html, _, _) = try page(isSingle: true)
        #expect(files.count == 1)
        #expect(html.components(separatedBy: "data-src=\"data:image/svg+xml;base64,").count == 3)
        #expect(!html.contains("inspector/"))
    }

    @Test("5: the same folder gives the same bytes")
    func stable() throws {
        let (one, two) = (try page().files, try page().files)
        #expect(one.map(\.path) == two.map(\.path))
        #expect(one.map(\.bytes) == two.map(\.bytes))
    }

    @Test("5: counts are by kind, device and file, and each finding has the tokens of its own")
    func facets() throws {
        let (_, html, _, _) = try page(SampleApp.storyboard(title: Self.title, buttonHeight: 30))
        let counts = html.matches(
            of: #/data-group="(\w+)" data-token="(\w+)" data-value="([^"]*)"[^>]*><span>[^<]*</span><em>(\d+)</em>/#)
        func count(_ group: String, _ value: String) -> Int? {
            counts.first { $0.1 == group && $0.3 == value }.flatMap { Int($0.4) }
        }
        #expect(count("kind", "cut-off") == 1)
        #expect(count("kind", "small-target") == 1)
        #expect(count("device", "iPhone SE") == 2)
        let large = try #require(Device.current.last).name
        #expect(count("device", large) == 1)
        #expect(count("file", "App/Base.lproj/Main.storyboard") == 2)
        let tokens = html.matches(of: #/data-t="([^"]*)"/#).flatMap { $0.1.split(separator: " ") }
        for match in counts { #expect(tokens.count { $0 == match.2 } == Int(match.4), "\(match.0)") }
    }

    @Test("5: no text of an application becomes markup, script or a turned line")
    func hostile() throws {
        let attack = "</script><script>alert(1)</script>\"'><img src=x onerror=alert(1)>\u{202E}\u{1B}"
        let escaped =
            "&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&gt;&lt;img src=x onerror=alert(1)&gt;"
        for isSingle in [false, true] {
            let (_, html, _, _) = try page(isSingle: isSingle) { report in
                report.findings[0].message = attack
                report.findings[0].occurrence = attack
                report.findings[0].fix = attack
                report.findings[0].file = attack
                report.findings[0].devices = [attack]
                report.findings[0].languages = [attack, "b"]
                report.errors = [ApplicationFileError(file: attack, place: nil, message: attack, fix: attack)]
            }
            #expect(html.components(separatedBy: "<script>").count == 2)
            #expect(!html.contains("<img src=x"))
            #expect(!html.contains("\u{202E}") && !html.contains("\u{1B}"))
            #expect(html.components(separatedBy: escaped).count > 8)
        }
    }

    @Test("5: what shows in another language only is right on the same device in the usual one")
    func right() throws {
        let folder = try SampleApp.folder(
            SampleApp.storyboard(), ["de.lproj/Main.strings": "\"l.text\" = \"\(Self.title)\";\n"])
        let application = try Application(folder: URL(filePath: folder.path))
        var options = ApplicationLintOptions()
        options.settings.languages = ["en", "de"]
        let report = application.lint(options)
        let finding = try #require(report.findings.first)
        #expect(finding.languages == ["de"])
        #expect(finding.right?.surroundings.language == "en")
        #expect(finding.right?.stop == finding.first?.stop)
        var page = ReportPage(isSingle: true)
        page.add(report, application, options, FindingPaths(prefix: ""))
        let html = String(decoding: page.allFiles()[0].bytes, as: UTF8.self)
        #expect(html.contains("<b>Wrong</b> iPhone SE, 375 x 667, in de"))
        #expect(html.contains("<b>Right</b> iPhone SE, 375 x 667<"))
    }
}

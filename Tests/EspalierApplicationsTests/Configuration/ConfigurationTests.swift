import EspalierRendering
import EspalierViews
import Foundation
import Testing

@testable import EspalierApplications

@Suite struct ConfigurationTests {
    private func read(_ text: String) throws -> LintConfiguration {
        try ConfigurationReader.read(
            Array(text.utf8), file: ".espalier.json", kinds: ["small-target", "overlap", "cut-off"])
    }

    @Test("4.1: every key is read, and overrides count for their files")
    func keys() throws {
        let configuration = try read(
            #"""
            {"include": ["App/**"], "exclude": ["**/Legacy/**"], "devices": "current", "languages": ["de", "ar"],
             "textSizes": ["L", "AX1"], "orientations": ["portrait"], "appearance": ["light", "dark"], "lengthen": [1.4],
             "widths": "320...430", "heights": "568", "kinds": {"small-target": "off", "overlap": "warning"},
             "classes": {"RatingView": {"size": [120, 24]}}, "fonts": ["Fonts"], "baseline": "espalier-baseline.json",
             "overrides": [{"files": ["App/Pad/**"], "devices": "pads", "kinds": {"overlap": "error"}}],
             "ignore": [{"kind": "overlap", "file": "App/A.xib", "object": "abc", "why": "it is meant"}]}
            """#)
        #expect(configuration.takes("App/A.xib"))
        #expect(!configuration.takes("App/Legacy/A.xib"))
        #expect(!configuration.takes("Other/A.xib"))
        let plain = configuration.settings(for: "App/A.xib")
        #expect(plain.devices == Device.current)
        #expect(plain.languages == ["de", "ar"])
        #expect(plain.textSizes == [.large, .accessibilityMedium])
        #expect(plain.orientations == [.portrait])
        #expect(plain.appearances == [.light, .dark])
        #expect(plain.lengthenings == [1.4])
        #expect(plain.widths == 320...430)
        #expect(plain.heights == 568...568)
        #expect(plain.kinds == ["small-target": nil, "overlap": .warning])
        let pad = configuration.settings(for: "App/Pad/B.xib")
        #expect(pad.devices == Device.pads)
        #expect(pad.kinds == ["small-target": nil, "overlap": .error])
        #expect(configuration.classes == ["RatingView": CGSize(width: 120, height: 24)])
        #expect(configuration.fonts == ["Fonts"])
        #expect(configuration.baseline == "espalier-baseline.json")
        #expect(configuration.ignored.first?.why == "it is meant")
    }

    @Test(
        "4.1 6: a mistake is told with its place and a fix",
        arguments: [
            (#"{"device": "all"}"#, "1:2", "did you mean 'devices'?"),
            (#"{"devices": "iPhone SF"}"#, "1:13", "did you mean 'iPhone SE'?"),
            (#"{"kinds": {"overlop": "off"}}"#, "1:12", "did you mean 'overlap'?"),
            (#"{"kinds": {"overlap": "of"}}"#, "1:23", "\"error\", \"warning\", \"note\" or \"off\""),
            (#"{"overrides": [{"devices": "all"}]}"#, "1:16", "\"files\""),
            (#"{"ignore": [{"why": "x"}]}"#, "1:13", "name a kind"), (#"[]"#, "1:1", "braces"),
            (#"{"classes": {"A": {"size": [1]}}}"#, "1:28", "[120, 24]"),
            (#"{"include": [1, ""]}"#, "1:13", "brackets"),
            (#"{"orientations": "portait"}"#, "1:18", "did you mean 'portrait'?"),
        ])
    func mistakes(_ text: String, _ place: String, _ fix: String) throws {
        let error = try #require(throws: ApplicationFileError.self) { try read(text) }
        #expect(error.place?.description == place)
        #expect(error.fix.contains(fix), "\(error)")
    }

    @Test(
        "2.2: devices are named by lists, names, sizes and inches",
        arguments: [
            (["current"], 16), (["phones"], 21), (["pads"], 11), (["all"], 32), (["iphone se"], 1), (["6.1"], 5),
            (["390x844"], 1), (["iPhone SE", "phones"], 21),
            (["iPad Pro (11 inches, M4)", "iPhone SE"], 2),
        ])
    func devices(_ words: [String], _ count: Int) throws {
        // Of 6.1 inches are more phones than have a size of their own.
        let devices = try Device.named(words)
        // As an option gives them: one text, which is cut at its commas, also at those in names.
        let option = words.joined(separator: ", ").split(separator: ",").map(String.init)
        #expect(try Device.named(option) == devices)
        #expect(words == ["6.1"] ? devices.count >= count : devices.count == count)
        #expect(Set(devices).count == devices.count)
    }

    @Test("2.2: current devices have each size once, and stand in the list of all")
    func current() {
        #expect(Set(Device.current.map { "\($0.screen.portraitSize)" }).count == Device.current.count)
        for device in Device.current { #expect(Device.all.contains { $0.name == device.name }) }
    }
}

import Testing

@testable import EspalierApplications

@Suite struct PathPatternTests {
    @Test(
        "patterns match paths, and folders with all that is in them",
        arguments: [
            ("App/**", "App/Main.xib", true), ("App/**", "Other/Main.xib", false), ("App", "App/A/Main.xib", true),
            ("**/Legacy/**", "Legacy/a.xib", true), ("**/Legacy/**", "A/B/Legacy/C/a.xib", true),
            ("**/Legacy/**", "A/Legacy2/a.xib", false), ("*.xib", "A/B/c.xib", true), ("A/*.xib", "A/B/c.xib", false),
            ("A/*/c.xib", "A/B/c.xib", true), ("?.xib", "c.xib", true), ("?.xib", "cc.xib", false),
            ("A/**/c", "A/c", true),
            ("./App/**", "App/x", true), ("A*b*c", "Axxbyybzc", true), ("A*b*c", "Axxbyybz", false),
            ("**", "a/b", true),
        ])
    func matching(_ pattern: String, _ path: String, _ isMatch: Bool) {
        #expect(PathPattern(pattern).matches(path) == isMatch)
    }

    @Test("many stars cost no more than the product of both lengths")
    func stars() {
        let pattern = PathPattern(String(repeating: "*a", count: 2_000) + "b")
        #expect(!pattern.matches(String(repeating: "a", count: 4_000)))
        let deep = PathPattern(String(repeating: "**/a/", count: 300) + "b")
        #expect(!deep.matches(String(repeating: "a/", count: 600)))
    }
}

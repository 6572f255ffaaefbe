import EspalierPorting
import Testing

@Suite("Changes of files, as diff writes them")
struct PatchTests {
    private let patch = """
        --- a/A.swift
        +++ b/A.swift
        @@ -2,3 +2,4 @@ class A
         two
        -three
        +drei
        +und
         four
        \\ No newline at end of file
        """

    @Test("are made where they say, and where their lines have moved to")
    func fits() throws {
        let patch = try SourcePatch(patch)
        #expect(try patch.applied(to: "one\ntwo\nthree\nfour") == "one\ntwo\ndrei\nund\nfour")
        #expect(try patch.applied(to: "0\n0\none\ntwo\nthree\nfour\n") == "0\n0\none\ntwo\ndrei\nund\nfour\n")
        #expect(try patch.applied(to: "two\nthree\nfour") == "two\ndrei\nund\nfour")
    }

    @Test("are made one behind the other")
    func several() throws {
        let patch = try SourcePatch("@@ -1,1 +1,1 @@\n-a\n+b\n@@ -3,1 +3,2 @@\n a\n+c\n")
        #expect(try patch.applied(to: "a\nx\na") == "b\nx\na\nc")
    }

    @Test("that do not fit, or cannot be read, say where")
    func wrong() throws {
        let patch = try SourcePatch(patch)
        let failure = #expect(throws: SourcePatch.Failure.self) { try patch.applied(to: "one\ntwo\nfour") }
        #expect(failure?.line == 2 && failure?.message.contains("'two'") ?? false)
        for (text, line) in [("", 1), ("@@ nothing @@", 1), ("@@ -1 +1 @@\n-a\nb", 3)] {
            #expect(throws: SourcePatch.Failure.self) { try SourcePatch(text) }
            let failure = #expect(throws: SourcePatch.Failure.self) { try SourcePatch(text) }
            #expect(failure?.line == line)
        }
    }
}

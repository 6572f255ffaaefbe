import Testing

@Suite("The commands of the pages")
struct CommandsTests {
    @Test("Exist: products, subcommands and their options, test targets, scripts")
    func exist() throws {
        let known = try KnownCommands.present.get()
        #expect(known.help.keys.contains("simulate") && known.help.count >= 3)
        #expect(known.executables.isSuperset(of: ["espalier", "espalier-benchmarks", "Controls"]))
        var count = 0
        for page in ProjectFiles.pages {
            let text = try ProjectFiles.text(page)
            // Besides, the programs of a package that the page has its readers make.
            var known = known
            known.executables.formUnion(text.matches(of: #/\.executableTarget\(name: "(\w+)"/#).map { String($0.1) })
            for command in NamedCommand.all(of: text) {
                count += 1
                let mistake = command.mistake(in: known)
                #expect(mistake == nil, "\(page): \(command.words.joined(separator: " "))")
            }
        }
        #expect(count >= 20)
    }

    @Test(
        "One that does not exist is noticed",
        arguments: [
            ("`swift run Nothing`", "no executable 'Nothing' in Package.swift"),
            ("`swift run -c release`", "no product to run"),
            ("`espalier simulat FILE`", "no subcommand 'simulat'"),
            ("`swift run espalier simulate a.json --viewz all`", "'espalier simulate --help' does not know --viewz"),
            ("```\nespalier simulate FILE [--view WHICH]\n```", "'espalier simulate --help' does not know --view"),
            ("`swift test --filter EspalierNothing`", "no test target 'EspalierNothing' in Package.swift"),
            ("```console\n$ .ci/nothing\n```", "no script .ci/nothing"),
        ])
    func noticed(page: String, mistake: String) throws {
        let commands = NamedCommand.all(of: page)
        #expect(commands.count == 1)
        #expect(try commands.first?.mistake(in: KnownCommands.present.get()) == mistake)
    }

    @Test("Are found in blocks, in loops and between backquotes, and not in what is printed")
    func found() {
        let page = """
            Say `ESPALIER_RECORD=1 swift test`, or `espalier` alone, or `.ci/run`.
            ```
            for file in *.json; do swift run espalier simulate "$file" --views none; done
            espalier batch < all.jsonl  # from a file
            ```
            ```console
            $ swift run Controls
            espalier is printed
            ```

                espalier simulate FILE

            A paragraph:
                its next line.
            """
        let found = NamedCommand.all(of: page).map { $0.words.joined(separator: " ") }
        #expect(
            found == [
                "swift test", ".ci/run", "swift run espalier simulate $file --views none", "espalier batch",
                "swift run Controls", "espalier simulate FILE",
            ])
    }
}

import Foundation
import Testing

@testable import EspalierCommand

@Suite("espalier query")
struct TreeQueryTests {
    private let screen = #"""
        {"espalier": 1, "root": {"name": "screen", "subviews": [
          {"class": "UILabel", "name": "title", "text": "Sign in", "tag": 7},
          {"name": "form", "subviews": [{"class": "UITextField", "name": "user"},
            {"class": "UILabel", "text": "Your name", "properties": {"role": "hint"}}]}]},
         "steps": [{"move": "title", "to": "form"}, {"remove": "user"}]}
        """#

    private func run(_ arguments: String...) -> CommandRun { CommandRun(["query", "-"] + arguments, input: screen) }

    @Test("groups the relatives of a view after a step, as text and as JSON")
    func groups() {
        let groups = run("--group", "descendants", "--by", "class=UILabel,UITextField", "--step", "0")
        #expect(groups.output == "UILabel:\n  /0\n  /1/1\nUITextField:\n  /1/0\n" && groups.status == 0)
        #expect(groups.errors.isEmpty)
        let json = run("--from", "form", "--group", "descendants", "--by", "tag=0,7", "--format", "json")
        #expect(json.output == #"{"0": ["/0/0"], "7": ["/0/1"]}"# + "\n")
        #expect(
            run("--from", "title", "--group", "ancestors", "--by", "name=screen,form").output
                == "form:\n  /0\nscreen:\n  /\n")
        #expect(run("--group", "descendants", "--by", "property=role").output == "hint:\n  /0/0\n")
    }

    @Test("finds what a selector means after a step, as text and as JSON")
    func selectors() {
        let found = run("--select", "UILabel", "--step", "0")
        #expect(found.output == "/0    UILabel \"title\"\n/1/1  UILabel\n" && found.status == 0)
        let json = run("--select", "[text^=\"Sign\"] < *", "--format", "json")
        #expect(json.output == #"[{"path": "/0", "class": "UIView", "name": "form"}]"# + "\n")
        #expect(run("--from", "/0", "--select", "> UILabel:first").output == "/0/0  UILabel\n")
    }

    @Test("ends with 1 where nothing is found")
    func nothing() {
        #expect(run("--select", "UIButton").status == 1)
        #expect(run("--select", "UIButton", "--format", "json").output == "[]\n")
        let groups = run("--group", "siblings", "--by", "tag=1", "--format", "json")
        #expect(groups.status == 1 && groups.output == "{}\n")
    }

    @Test("ends with an error where the answer has more bytes than it may")
    func limit() {
        for question in [["--select", "UILabel"], ["--group", "descendants", "--by", "class=UILabel"]] {
            let long = CommandRun(["query", "-", "--max-output", "5"] + question, input: screen)
            #expect(long.status == 65 && long.output.isEmpty)
            #expect(long.errors.contains("the result has more than 5 bytes"))
            let short = CommandRun(["query", "-", "--max-output", "50"] + question, input: screen)
            #expect(short.status == 0)
        }
    }

    @Test("shows a mistake of a selector with its place, and refuses views and steps that are not there")
    func mistakes() {
        let wrong = run("--select", "UILabel:frist")
        #expect(wrong.status == 2 && wrong.output.isEmpty)
        #expect(
            wrong.errors == """
                espalier: '--select': 1:9: unknown word 'frist' behind ':'
                  UILabel:frist
                          ^
                fix: did you mean 'first'?
                See 'espalier query --help'.

                """)
        let view = run("--from", "titel", "--select", "A")
        #expect(view.status == 65 && view.errors.contains("'titel'"))
        #expect(run("--step", "3", "--select", "A").errors.contains("there is no step 3"))
    }

    @Test("knows keys of documents, properties of classes, and values that the document keeps")
    func keys() {
        func found(_ selector: String) -> String {
            let tree = #"""
                {"espalier":1,"root":{"name":"r","frame":[0,0,100,100],"subviews":[
                  {"class":"UILabel","name":"a","hidden":true,"text":"x","lines":2,"properties":{"role":"title"}},
                  {"class":"UIScrollView","contentSize":[10,20],"layoutMargins":[1,2,3,4]}]}}
                """#
            let run = CommandRun(["query", "-", "--select", selector], input: tree)
            return run.errors + run.output.split(separator: "\n").map { $0.prefix { $0 != " " } }.joined(separator: " ")
        }
        for selector in [
            "[hidden=true]", "[isHidden=true]", "[lines>1]", "[numberOfLines=2]", "[role=title]",
            "[properties.role^=ti]", "UILabel[hidden]", "[lineBreakMode=byTruncatingTail]",
        ] {
            #expect(found(selector) == "/0", "\(selector)")
        }
        #expect(found("[contentSize.height=20]") == "/1" && found("[layoutMargins=\"[1, 2, 3, 4]\"]") == "/1")
        #expect(found("[hidden=false]") == "/1" && found("[axis=vertical]") == "")
        let wrong = found("UILabel[hiden=true]")
        #expect(
            wrong.contains("1:9: no class has the property 'hiden'") && wrong.contains("did you mean 'hidden'?"),
            "\(wrong)")
        #expect(found("[frame.widht=3]").contains("no class has the property 'frame.widht'"))
        #expect(found("[qqqqqqqq]").contains("write a key of documents, a property, or 'properties.NAME'"))
    }
}

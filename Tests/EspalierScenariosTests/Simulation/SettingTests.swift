import EspalierViews
import Foundation
import Testing

@testable import EspalierScenarios

@Suite("Setting properties by key path")
struct SettingTests {
    /// The view after one setting; before, its frame is 10 20 100 50.
    private func view(_ keyPath: String, _ value: String) throws -> (UIView, Simulation) {
        let json = #"""
            {"espalier": 1, "root": {"frame": [10, 20, 100, 50], "name": "n"},
             "steps": [{"set": "/", "keyPath": "\#(keyPath)", "value": \#(value)}]}
            """#
        let simulation = try Simulation(try ScenarioDocument(json: json))
        let error = simulation.run { _ in }
        #expect(error == nil)
        return (simulation.root, simulation)
    }

    @Test(
        "moves and resizes as the view's own setters do",
        arguments: [
            ("frame", "[1, 2, 3, 4]", [1.0, 2, 3, 4]),
            ("frame", "[1, 2, -3, -4]", [-2, -2, 3, 4]),
            ("frame.origin", "[1, 2]", [1, 2, 100, 50]),
            ("frame.origin.x", "1", [1, 20, 100, 50]),
            ("frame.origin.y", "1", [10, 1, 100, 50]),
            ("frame.size", "[30, 40]", [10, 20, 30, 40]),
            ("frame.size.width", "30", [10, 20, 30, 50]),
            ("frame.size.height", "30", [10, 20, 100, 30]),
            ("bounds", "[5, 6, 80, 30]", [20, 30, 80, 30]),
            ("bounds.origin", "[5, 6]", [10, 20, 100, 50]),
            ("bounds.size", "[80, 30]", [20, 30, 80, 30]),
            ("bounds.size.width", "80", [20, 20, 80, 50]),
            ("bounds.size.height", "30", [10, 30, 100, 30]),
            ("center", "[50, 25]", [0, 0, 100, 50]),
            ("center.x", "50", [0, 20, 100, 50]),
            ("center.y", "25", [10, 0, 100, 50]),
            ("transform", "[2, 0, 0, 1, 5, 0]", [-35, 20, 200, 50]),
            ("transform.a", "2", [-40, 20, 200, 50]),
            ("transform.d", "2", [10, -5, 100, 100]),
            ("transform.b", "1", [10, -30, 100, 150]),
            ("transform.c", "1", [-15, 20, 150, 50]),
            ("transform.tx", "3", [13, 20, 100, 50]),
            ("transform.ty", "3", [10, 23, 100, 50]),
        ])
    func geometry(_ keyPath: String, _ value: String, _ expected: [Double]) throws {
        #expect(try view(keyPath, value).0.frame.numbers == expected)
    }

    @Test("shifts what is inside by the bounds' origin, whole or in part")
    func boundsOrigin() throws {
        #expect(try view("bounds.origin", "[5, 6]").0.bounds.numbers == [5, 6, 100, 50])
        #expect(try view("bounds.origin.x", "5").0.bounds.numbers == [5, 0, 100, 50])
        #expect(try view("bounds.origin.y", "6").0.bounds.numbers == [0, 6, 100, 50])
    }

    @Test("sets what is not geometry")
    func others() throws {
        #expect(try view("tag", "-3").0.tag == -3)
        #expect(try view("name", "\"m\"").0.name == "m")
        #expect(try view("name", "null").0.name == nil)
        #expect(try view("hidden", "true").0.isHidden)
        #expect(try view("alpha", "0.25").0.alpha == 0.25)
        #expect(
            try view("autoresizing", #"["left", "height"]"#).0.autoresizingMask == [
                .flexibleLeftMargin, .flexibleHeight,
            ])
        let words = #"["left", "width", "right", "top", "height", "bottom"]"#
        #expect(try view("autoresizing", words).0.autoresizingMask.rawValue == 63)
    }

    @Test("keeps stored properties of any kind by name; null removes one")
    func stored() throws {
        for value in ["12.5", "true", "\"x\"", "[1, {\"a\": null}]"] {
            let (view, simulation) = try view("properties.corner radius", value)
            var writer = JSONWriter()
            writer.value(simulation.properties.value("corner radius", of: view))
            #expect(writer.text == value)
            #expect(ScenarioProperties.properties(of: view).map(\.name) == ["corner radius"])
            simulation.properties.set("corner radius", of: view, to: .null)
            #expect(simulation.properties.value("corner radius", of: view) == .null)
            #expect(ScenarioProperties.properties(of: view).isEmpty)
        }
        let (view, simulation) = try view("properties.x", "null")
        #expect(simulation.properties.value("x", of: view) == .null)
        #expect(ScenarioProperties.properties(of: view).isEmpty)
    }

    @Test("configures new views in the order frame, bounds, transform")
    func building() throws {
        let json = #"""
            {"espalier": 1, "root": {"subviews": [{"frame": [10, 20, 100, 50], "bounds": [5, 6, 80, 30],
              "transform": [2, 0, 0, 2, 0, 0], "hidden": true, "alpha": 0.5, "autoresizing": ["bottom"], "tag": 9}]}}
            """#
        let simulation = try Simulation(try ScenarioDocument(json: json))
        #expect(simulation.run { _ in } == nil)
        let view = simulation.root.subviews[0]
        #expect(view.bounds.numbers == [5, 6, 80, 30])
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.frame.numbers == [-20, 15, 160, 60])
        #expect(view.isHidden && view.alpha == 0.5 && view.autoresizingMask == .flexibleBottomMargin && view.tag == 9)
    }

    @Test("resizes subviews by their masks, and leaves those be whose frame would be beyond all numbers")
    func autoresizing() throws {
        let result = try run(
            root: #"""
                {"frame": [0, 0, 100, 100], "subviews": [{"frame": [0, 0, 50, 50], "autoresizing": ["width"]},
                 {"frame": [1.7e308, 0, 1, 1], "autoresizing": ["left"]}]}
                """#,
            steps:
                #"{"set": "/", "keyPath": "frame.size.width", "value": 200}, {"set": "/", "keyPath": "frame.size.width", "value": 1.7e308}"#
        )
        #expect(result.listed(1) == ["/ 0 0 200 100", "/0 0 0 150 50"])
        #expect(result.error == nil && result.steps[2].views?.map(\.path) == ["/", "/0"])
    }
}

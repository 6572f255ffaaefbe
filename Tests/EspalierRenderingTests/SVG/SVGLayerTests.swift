import EspalierScenarios
import EspalierViews
import Foundation
import Testing

@testable import EspalierRendering

private final class Panel: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    private let shape = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let gradient = layer as? CAGradientLayer
        gradient?.colors = [UIColor.red.cgColor, UIColor.blue.withAlphaComponent(0.5).cgColor]
        gradient?.locations = [0.25, 1]
        layer.cornerRadius = 10
        layer.maskedCorners = [.layerMinXMinYCorner]
        layer.borderWidth = 2
        layer.borderColor = UIColor.green.cgColor
        layer.shadowOpacity = 1
        shape.fillColor = nil
        shape.strokeColor = UIColor.black.cgColor
        shape.lineDashPattern = [3, 1]
        shape.lineWidth = 4
        shape.strokeEnd = 0.5
        shape.frame = CGRect(x: 5, y: 5, width: 40, height: 40)
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 40, y: 0))
        shape.path = path.cgPath
        layer.addSublayer(shape)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

@Suite("Layers in pictures")
struct SVGLayerTests {
    private func recording(_ text: String) throws -> ScenarioRecording {
        var classes = ScenarioClasses()
        classes.register("Panel", Panel.self) { Panel() }
        return try ScenarioRecording(running: ScenarioDocument(json: text), classes: classes)
    }

    @Test("A picture shows gradients, corners, borders and shapes")
    func picture() throws {
        let text = #"""
            {"espalier": 1, "root": {"frame": [0, 0, 400, 400], "subviews": [
              {"name": "panel", "class": "Panel", "frame": [100, 50, 60, 60]}, {"name": "plain", "frame": [0, 0, 5, 5]}]}}
            """#
        let recording = try recording(text)
        let svg = String(decoding: try recording.svg(), as: UTF8.self)
        #expect(svg.contains(#"x1="30" y1="0" x2="30" y2="60""#))
        #expect(svg.contains(#"<stop offset="0.25" style="stop-color: #ff0000"/>"#))
        #expect(svg.contains("stop-color: #0000ff; stop-opacity: 0.5"))
        #expect(svg.contains(#"<path d="M0,10C0,4.48 4.48,0 10,0L60,0"#))
        #expect(svg.contains("fill: none; stroke: #00ff00; stroke-width: 2"))
        #expect(svg.contains(#"<path d="M5,5L25,5" style="fill: none; stroke: #000000; stroke-width: 4"#))
        #expect(svg.contains("stroke-dasharray: 3 1") && !svg.contains("shadow"))
        #expect(svg.components(separatedBy: "matrix(").count == 2, "of the panel alone")
        let page = String(decoding: recording.inspectorPage(), as: UTF8.self)
        #expect(page.contains("drawLook"))
        var data = InspectorData(recording, eventLimit: 1)
        let json = String(decoding: data.json(), as: UTF8.self)
        #expect(json.contains(##""f":[0,30,0,30,60,0.25,"#ff0000",1,"#0000ff80"]"##))
        #expect(json.contains(##""s":["#000000",4,"butt","miter",10,0,3,1]"##))
    }

    @Test("Trees without layers and backgrounds have the pictures that they had: there is nothing of layers in them")
    func plain() throws {
        let svg = try recording(#"{"espalier": 1, "root": {"subviews": [{"class": "UILabel", "text": "a"}]}}"#).svg()
        #expect(!String(decoding: svg, as: UTF8.self).contains("matrix("))
    }

    @Test("A border that is as wide as the layer fills it")
    func wideBorder() throws {
        final class Rule: UIView {
            override init(frame: CGRect) {
                super.init(frame: frame)
                layer.borderWidth = 1
                layer.borderColor = UIColor.red.cgColor
            }

            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        func picture(_ height: Int) throws -> String {
            var classes = ScenarioClasses()
            classes.register("Rule", Rule.self) { Rule(frame: .zero) }
            let text = """
                {"espalier": 1, "root": {"frame": [0, 0, 100, 100], "subviews": [
                  {"class": "Rule", "frame": [0, 10, 80, \(height)]}]}}
                """
            let recording = try ScenarioRecording(running: ScenarioDocument(json: text), classes: classes)
            return String(decoding: try recording.svg(), as: UTF8.self)
        }
        for height in [1, 2] {
            let svg = try picture(height)
            #expect(svg.contains(##"<path d="M0,0L80,0L80,\##(height)L0,\##(height)Z" style="fill: #ff0000"/>"##))
        }
        #expect(try picture(3).contains("fill: none; stroke: #ff0000; stroke-width: 1"))
        #expect(try !picture(0).contains("#ff0000"))
    }
}

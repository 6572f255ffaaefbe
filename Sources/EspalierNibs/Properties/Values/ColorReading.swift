import EspalierViews
import Foundation

/// What the components of one `color` element make.
///
/// Greys and RGB of the spaces that devices share are taken number for number, as the extended sRGB space has them;
/// spaces with other primaries or with linear numbers are converted.
struct ColorReading {
    /// nil where the element has no components, or wrong ones.
    private(set) var color: UIColor?
    private(set) var reports: [InterfaceReport] = []
    private let element: InterfaceElement

    init(_ element: InterfaceElement) {
        self.element = element
        if element["white"] != nil {
            guard let parts = components(["white"]) else { return }
            let white = space.isLinear ? RGBSpace.encoded(parts[0]) : parts[0]
            color = UIColor(white: white, alpha: parts[1])
        } else if element["red"] != nil {
            guard let parts = components(["red", "green", "blue"]) else { return }
            let rgb = space.converted([parts[0], parts[1], parts[2]])
            color = UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: parts[3])
        } else if element["cyan"] != nil {
            guard let parts = components(["cyan", "magenta", "yellow", "black"]) else { return }
            let light = 1 - parts[3]
            color = UIColor(
                red: (1 - parts[0]) * light, green: (1 - parts[1]) * light, blue: (1 - parts[2]) * light,
                alpha: parts[4])
        }
    }

    private var space: RGBSpace { RGBSpace(named: element["customColorSpace"] ?? element["colorSpace"] ?? "") }

    /// The named numbers, and the opacity, which is 1 where it is left out.
    private mutating func components(_ names: [String]) -> [CGFloat]? {
        var numbers: [CGFloat] = []
        for name in names + ["alpha"] {
            guard let text = element[name] else {
                if name == "alpha" {
                    numbers.append(1)
                    continue
                }
                report("a colour has no '\(name)'; it is left out")
                return nil
            }
            guard let number = text.fileNumber else {
                report("\(name) of <color> is '\(text)': a number is needed; the colour is left out")
                return nil
            }
            numbers.append(CGFloat(number))
        }
        return numbers
    }

    private mutating func report(_ message: String) {
        reports.append(InterfaceReport(file: element.file, place: element.place, message: message))
    }
}

import EspalierSupport
import EspalierViews
import Foundation

extension PropertyPart {
    /// The largest number that is taken: far beyond any screen, and sums of such numbers stay exact enough and finite.
    static var largest: Double { 1e15 }

    /// `YES` or `NO`.
    var bool: Bool? {
        switch value {
        case "YES": true
        case "NO": false
        default: wrong("YES or NO is needed; it is left out")
        }
    }

    /// A finite decimal number that is not below `least`.
    func number(least: Double = -largest) -> Double? {
        guard let number = value.fileNumber else { return wrong("a number is needed; it is left out") }
        if number < least { return wrong("a number of at least \(least) is needed; it is left out") }
        return number
    }

    /// A whole number of 32 bits that is not below `least`.
    func integer(least: Int = Int(Int32.min)) -> Int? {
        guard let number = Int32(value).map(Int.init) else { return wrong("a whole number is needed; it is left out") }
        if number < least { return wrong("a whole number of at least \(least) is needed; it is left out") }
        return number
    }

    /// The value that stands for the name.
    func choice<Value>(_ choices: [String: Value]) -> Value? {
        if let choice = choices[value] { return choice }
        return wrong("known are \(choices.keys.ordered().joined(separator: ", ")); it is left out")
    }

    /// A layout priority: above 0, at most 1000.
    var priority: UILayoutPriority? {
        guard let number = number(least: 0) else { return nil }
        if number > 1000 { return wrong("a priority is at most 1000; it is left out") }
        return UILayoutPriority(rawValue: Float(number))
    }

    /// The numbers of the named attributes of the child; nil if one is missing or wrong, which is reported.
    func numbers(_ names: [String], least: Double = -largest) -> [CGFloat]? {
        var numbers: [CGFloat] = []
        for name in names {
            guard let part = attribute(name) else {
                report("\(self.name) of <\(element.name)> has no '\(name)'; it is left out")
                return nil
            }
            guard let number = part.number(least: least) else { return nil }
            numbers.append(CGFloat(number))
        }
        return numbers
    }

    /// A `size` child.
    func size(least: Double = -largest) -> CGSize? {
        numbers(["width", "height"], least: least).map { CGSize(width: $0[0], height: $0[1]) }
    }

    /// A `point` child.
    var point: CGPoint? {
        numbers(["x", "y"]).map { CGPoint(x: $0[0], y: $0[1]) }
    }

    /// A `rect` child.
    var rect: CGRect? {
        guard let origin = point, let size = size() else { return nil }
        return CGRect(origin: origin, size: size)
    }

    /// A `range` child.
    var range: NSRange? {
        guard let location = attribute("location"), let length = attribute("length") else {
            report("\(name) of <\(element.name)> has no 'location' or no 'length'; it is left out")
            return nil
        }
        guard let start = location.integer(), let count = length.integer() else { return nil }
        return NSRange(location: start, length: count)
    }

    /// An `inset` or `edgeInsets` child. The former names the edges by the ends of the axes.
    var insets: UIEdgeInsets? {
        let names =
            child?.name == "inset" ? ["minY", "minX", "maxY", "maxX"] : ["top", "left", "bottom", "right"]
        return numbers(names).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
    }

    /// The names among `names` whose attribute of the child says yes.
    func flags(_ names: [String]) -> [String] {
        names.filter { attribute($0)?.bool == true }
    }
}

extension StringProtocol {
    /// The number that a text of an interface file stands for, wherever it stands there; nil for none, and for one that is
    /// far too large. Swift would also take hexadecimal digits, `inf` and `nan`, which no interface file has.
    package var fileNumber: Double? {
        guard utf8.allSatisfy(isPartOfNumber), let number = Double(self), abs(number) <= PropertyPart.largest else {
            return nil
        }
        return number
    }
}

private func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"): true
    default: false
    }
}

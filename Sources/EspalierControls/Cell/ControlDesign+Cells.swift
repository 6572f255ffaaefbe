import EspalierViews
import Foundation

// Sizes in cells, by the time of the system: Interface Builder stored them.
extension ControlDesign {
    /// What an accessory takes of the content's width.
    /// - Parameters:
    ///   - margin: what accessories keep from the edge.
    ///   - scale: pixels per point.
    func width(of accessory: UITableViewCell.AccessoryType, margin: CGFloat, scale: CGFloat) -> CGFloat {
        // The sign itself is a third of a point wider than 10, up to the pixel.
        let disclosure = self == .iOS12 ? 34 : margin + UIView.upToPixel(10.33, scale)
        return switch accessory {
        case .none: 0
        case .disclosureIndicator: disclosure
        case .checkmark: self == .iOS12 ? 40 : 44
        case .detailButton: self == .iOS12 ? 47 : 44
        case .detailDisclosureButton: self == .iOS12 ? 67 : 44 + disclosure
        }
    }

    /// What labels keep free of the content beside an accessory; the detail of `.value1` in older cells less.
    func accessoryGap(isDetail: Bool) -> CGFloat { self == .iOS12 && isDetail ? 1 : 8 }

    /// Between text and detail of `.subtitle`.
    var lineGap: CGFloat {
        switch self {
        case .iOS12: 0
        case .iOS18: 1
        case .iOS26: 2
        }
    }

    /// Where two lines of that height begin in a cell, in whole points.
    func top(ofLines height: CGFloat, in space: CGFloat) -> CGFloat {
        let top = (space - height) / 2
        return switch self {
        case .iOS12: top.roundedUp()
        case .iOS18: top.rounded()
        case .iOS26: (top + CGFloat.roundingSlack).rounded(.down)
        }
    }

    /// What the line between rows takes of the height of a cell's content.
    var separatorInContent: CGFloat { self == .iOS12 ? 0.5 : 0 }

    /// Whether cells without constraints are as high as their labels ask for, and a pixel lower than rows.
    var cellsFollowLabels: Bool { self == .iOS26 }
}

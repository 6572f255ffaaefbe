import EspalierControls
import EspalierViews
import Foundation

extension MeasuredSizes {
    /// What an accessory takes of the content's width.
    private static func taken(
        by accessory: UITableViewCell.AccessoryType, scale: CGFloat = 2, width: CGFloat
    ) -> @Sendable (ControlDesign) -> [CGFloat] {
        { design in
            let cell = Measuring.cell(.default, design, scale: scale, width: width) { $0.accessoryType = accessory }
            return [cell.bounds.width - cell.contentView.bounds.width]
        }
    }

    /// By how much the content is lower than the cell.
    private static func lower(
        _ separator: UITableViewCell.SeparatorStyle = .singleLine
    ) -> @Sendable (ControlDesign) -> [CGFloat] {
        { design in
            let cell = Measuring.cell(.default, design, rowHeight: 44, separator: separator)
            return [cell.bounds.height - cell.contentView.bounds.height]
        }
    }

    private static func subtitle(_ design: ControlDesign) -> UITableViewCell {
        Measuring.cell(.subtitle, design, scale: 3) { cell in
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Subtitle"
        }
    }

    private static func span(_ label: UILabel?) -> [CGFloat] { [label?.frame.minY ?? -1, label?.frame.height ?? -1] }

    private static func detailCell(
        _ style: UITableViewCell.CellStyle, _ design: ControlDesign,
        _ accessory: UITableViewCell.AccessoryType = .none
    ) -> UITableViewCell {
        Measuring.cell(style, design, rowHeight: 44) { cell in
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Detail"
            cell.accessoryType = accessory
        }
    }

    private static func detailGap(
        _ accessory: UITableViewCell.AccessoryType
    ) -> @Sendable (ControlDesign) -> [CGFloat] {
        { design in
            let cell = detailCell(.value1, design, accessory)
            return [cell.contentView.bounds.width - (cell.detailTextLabel?.frame.maxX ?? 0)]
        }
    }

    static let cells = [
        HeldSize("tableViewCell.rowHeight[0].default", [.iOS12, .iOS18]) {
            [Measuring.cell(.default, $0).frame.height]
        },
        HeldSize("tableViewCell.rowHeight[1].default", [.iOS26], .any) { [Measuring.cell(.default, $0).frame.height] },
        HeldSize("tableViewCell.contentView[1].heightLessThanCell", [.iOS12], lower()),
        HeldSize("tableViewCell.contentView[1].separatorNone", ControlDesign.allCases, lower(.none)),
        HeldSize("tableViewCell.contentView[2].heightLessThanCell", [.iOS18, .iOS26], lower()),
        HeldSize("tableViewCell.accessoryTakes[1].width", [.iOS12], taken(by: .disclosureIndicator, width: 375)),
        HeldSize(
            "tableViewCell.accessoryTakes[3].width", [.iOS18, .iOS26], taken(by: .disclosureIndicator, width: 375)),
        HeldSize(
            "tableViewCell.accessoryTakes[4].below414", [.iOS18, .iOS26], .first(1),
            taken(by: .disclosureIndicator, width: 393)),
        HeldSize(
            "tableViewCell.accessoryTakes[4].from414", [.iOS18, .iOS26], .first(1),
            taken(by: .disclosureIndicator, width: 414)),
        HeldSize(
            "tableViewCell.accessoryTakes[4].at3x from414", [.iOS18, .iOS26], .first(1),
            taken(by: .disclosureIndicator, scale: 3, width: 430)),
        HeldSize("tableViewCell.accessoryTakes[6].width", [.iOS12], taken(by: .checkmark, width: 375)),
        HeldSize("tableViewCell.accessoryTakes[7].width", [.iOS12], taken(by: .detailButton, width: 375)),
        HeldSize("tableViewCell.accessoryTakes[8].width", [.iOS12], taken(by: .detailDisclosureButton, width: 375)),
        HeldSize("tableViewCell.subtitle.xcode16.cell", [.iOS26]) { [subtitle($0).frame.height] },
        HeldSize("tableViewCell.subtitle.xcode16.title17", [.iOS26]) { span(subtitle($0).textLabel) },
        HeldSize("tableViewCell.subtitle.xcode16.detail12", [.iOS26]) { span(subtitle($0).detailTextLabel) },
        HeldSize("tableViewCell.subtitle.xcode16.gap", [.iOS26]) {
            let cell = subtitle($0)
            return [(cell.detailTextLabel?.frame.minY ?? 0) - (cell.textLabel?.frame.maxY ?? 0)]
        },
        HeldSize("tableViewCell.rightDetail.title.y", [.iOS12, .iOS18]) {
            [detailCell(.value1, $0).textLabel?.frame.minY ?? -1]
        },
        HeldSize(
            "tableViewCell.rightDetail.detailEndsBeforeContentEdge.noAccessory.xcode9_10", [.iOS12], .any,
            detailGap(.none)),
        HeldSize(
            "tableViewCell.rightDetail.detailEndsBeforeContentEdge.disclosure.xcode9_10", [.iOS12],
            detailGap(.disclosureIndicator)),
        HeldSize(
            "tableViewCell.rightDetail.detailEndsBeforeContentEdge.disclosure.xcode11_13", [.iOS18, .iOS26],
            detailGap(.disclosureIndicator)),
        HeldSize("tableViewCell.leftDetail.xcode7_8.titleWidth", ControlDesign.allCases) {
            [detailCell(.value2, $0).textLabel?.frame.width ?? 0]
        },
        HeldSize("tableViewCell.sectionDefaultsInTable.plain header, footer", [.iOS18, .iOS26]) { design in
            final class Titles: UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    UITableViewCell()
                }
                func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
                func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Title" }
            }
            let window = Measuring.window(design)
            let table = UITableView(frame: window.bounds)
            let titles = Titles()
            table.dataSource = titles
            window.addSubview(table)
            window.layoutIfNeeded()
            return withExtendedLifetime(titles) {
                [table.rectForHeader(inSection: 0).height, table.rectForFooter(inSection: 0).height]
            }
        },
    ]
}

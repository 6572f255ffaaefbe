import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

@Suite("UIBackgroundConfiguration")
struct BackgroundTests {
    @Test("It is a view behind the content, as large as its insets leave, with its colours and views")
    func showing() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let custom = UIView()
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .systemYellow
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading]
        background.cornerRadius = 6
        background.strokeWidth = 2
        background.strokeColor = .systemRed
        background.customView = custom
        background.image = UIImage(size: CGSize(width: 3, height: 3))
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        let view = cell.subviews[0]
        #expect(cell.subviews.count == 2 && cell.subviews[1] === cell.contentView)
        let margin = cell.layoutMargins.left
        #expect(view.frame == rect(2 + margin, 1, 314 - margin, 40))
        #expect(view.backgroundColor == .systemYellow && view.layer.cornerRadius == 6 && view.layer.borderWidth == 2)
        #expect(custom.superview === view && custom.frame.size == view.frame.size)
        #expect((view.subviews.first as? UIImageView)?.frame.size == view.frame.size)
        background.customView = nil
        background.image = nil
        cell.backgroundConfiguration = background
        #expect(custom.superview == nil && view.subviews == [] && cell.subviews[0] === view)
        cell.backgroundConfiguration = nil
        #expect(view.superview == nil && cell.backgroundConfiguration == nil)
    }

    @Test("Background views and the configuration put one another away")
    func others() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundView = UIView()
        cell.backgroundColor = .systemRed
        cell.backgroundConfiguration = .listPlainCell()
        #expect(cell.backgroundView == nil && cell.backgroundColor == nil)
        cell.selectedBackgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil && cell.subviews.count == 1)
        let item = UICollectionViewCell(frame: rect(0, 0, 50, 50))
        item.backgroundView = UIView()
        item.backgroundConfiguration = .clear()
        #expect(item.backgroundView == nil && item.subviews.count == 2)
        item.selectedBackgroundView = UIView()
        #expect(item.backgroundConfiguration == nil)
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.backgroundView = UIView()
        header.backgroundConfiguration = .clear()
        #expect(header.backgroundView == nil && header.subviews.count == 2)
        header.backgroundView = UIView()
        #expect(header.backgroundConfiguration == nil && header.subviews.count == 2)
    }

    @Test("The style's colour follows the state, one that was set does not")
    func states() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        let plain = UIBackgroundConfiguration.listGroupedCell()
        #expect(plain.updated(for: state).backgroundColor == .secondarySystemGroupedBackground)
        state.isHighlighted = true
        #expect(plain.updated(for: state).backgroundColor == .systemGray4)
        var own = plain
        own.backgroundColor = nil
        #expect(own.updated(for: state).backgroundColor == nil)
        #expect(own.resolvedBackgroundColor(for: .systemBlue) == .systemBlue)
        own.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .systemPink }
        #expect(own.resolvedBackgroundColor(for: .systemBlue) == .systemPink)
        #expect(own.resolvedStrokeColor(for: .systemBlue) == .systemBlue)
        var view = UIViewConfigurationState(traitCollection: UITraitCollection())
        view.isSelected = true
        #expect(UIBackgroundConfiguration.listPlainCell().updated(for: view).backgroundColor == .systemGray4)
        #expect(UIBackgroundConfiguration.listPlainHeaderFooter().backgroundColor == .clear)
        #expect(UIBackgroundConfiguration.listSidebarCell().cornerRadius == 10)
    }
}

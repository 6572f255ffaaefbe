import UIKit

/// Colours of an application, in place of what UIKit's appearance proxies do.
struct AppTheme: Equatable {
    var background: UIColor
    var text: UIColor
    var spacing: CGFloat

    static let day = AppTheme(background: .white, text: .black, spacing: 8)
    static let night = AppTheme(background: .black, text: .white, spacing: 16)
}

extension Notification.Name {
    static let themeDidChange = Notification.Name("AppThemeDidChange")
}

/// Who holds the theme, and tells of changes.
final class ThemeCenter {
    var theme: AppTheme {
        didSet {
            guard theme != oldValue else { return }
            NotificationCenter.default.post(name: .themeDidChange, object: self)
        }
    }

    init(theme: AppTheme) {
        self.theme = theme
    }
}

/// A card that follows the theme as long as it is in a window.
final class ThemedCard: UIView {
    private let themes: ThemeCenter
    private let stack = UIStackView()
    let titleLabel = UILabel()
    let bodyLabel = UILabel()
    private(set) var changes = 0

    init(center: ThemeCenter) {
        self.themes = center
        super.init(frame: .zero)
        [titleLabel, bodyLabel].forEach(stack.addArrangedSubview)
        bodyLabel.numberOfLines = 0
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
        apply()
        NotificationCenter.default.addObserver(
            self, selector: ThemedCard.themeChanged, name: .themeDidChange, object: center)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    private func themeChanged() {
        changes += 1
        apply()
    }

    private func apply() {
        backgroundColor = themes.theme.background
        [titleLabel, bodyLabel].forEach { $0.textColor = themes.theme.text }
        stack.spacing = themes.theme.spacing
        let inset = themes.theme.spacing * 2
        layoutMargins = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    }
}

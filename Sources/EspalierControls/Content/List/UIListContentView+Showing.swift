import EspalierViews
import Foundation

extension UIListContentView {
    /// Gives image and labels what the configuration says, and takes those away that show nothing.
    final func show() {
        let configuration = shown
        if let image = configuration.image {
            let view = ownImageView ?? UIImageView()
            ownImageView = view
            view.image = image
            view.tintColor = configuration.imageProperties.tintColor.map {
                configuration.imageProperties.tintColorTransformer?($0) ?? $0
            }
            view.layer.cornerRadius = configuration.imageProperties.cornerRadius
            add(view)
        } else {
            ownImageView?.image = nil
            ownImageView?.removeFromSuperview()
        }
        show(\.ownTextLabel, configuration.text, configuration.attributedText, configuration.textProperties)
        show(
            \.ownSecondaryLabel, configuration.secondaryText, configuration.secondaryAttributedText,
            configuration.secondaryTextProperties)
        for case let view? in [ownImageView, ownTextLabel, ownSecondaryLabel] as [UIView?]
        where view.alpha != configuration.alpha {
            view.alpha = configuration.alpha
        }
    }

    private func show(
        _ place: ReferenceWritableKeyPath<UIListContentView, UILabel?>, _ text: String?,
        _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties
    ) {
        guard let text, !text.isEmpty else {
            self[keyPath: place]?.text = nil
            self[keyPath: place]?.removeFromSuperview()
            return
        }
        let label = self[keyPath: place] ?? UILabel()
        self[keyPath: place] = label
        label.font = properties.font
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        if let attributed { label.attributedText = attributed } else { label.text = properties.transformed(text) }
        label.textColor = properties.resolvedColor()
        label.textAlignment = properties.alignment.ofLabel
        label.lineBreakMode = properties.lineBreakMode
        label.numberOfLines = properties.numberOfLines
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        add(label)
    }

    private func add(_ view: UIView) {
        if view.superview !== self { super.addSubview(view) }
    }

    // MARK: Guides

    final func guide(
        _ part: ReferenceWritableKeyPath<ListContentGuides, UILayoutGuide?>, hasPart: Bool
    ) -> UILayoutGuide? {
        guard hasPart else { return nil }
        let guides = guides ?? ListContentGuides()
        self.guides = guides
        if let guide = guides[keyPath: part] { return guide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        guides[keyPath: part] = guide
        followGuides()
        return guide
    }

    /// Lets the guides that were asked for follow their views.
    private func followGuides() {
        guard let guides else { return }
        let parts: [(UILayoutGuide?, UIView?)] = [
            (guides.text, ownTextLabel), (guides.secondaryText, ownSecondaryLabel), (guides.image, ownImageView),
        ]
        for (guide, view) in parts {
            guard let guide, let view, view.superview === self, guides.followed.insert(ObjectIdentifier(guide)).inserted
            else { continue }
            NSLayoutConstraint.activate([
                guide.leftAnchor.constraint(equalTo: view.leftAnchor),
                guide.rightAnchor.constraint(equalTo: view.rightAnchor),
                guide.topAnchor.constraint(equalTo: view.topAnchor),
                guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }
    }
}

/// The guides of a list content view that somebody has asked for.
final class ListContentGuides {
    var text: UILayoutGuide?
    var secondaryText: UILayoutGuide?
    var image: UILayoutGuide?
    /// Those that are constrained to their views.
    var followed: Set<ObjectIdentifier> = []
}

import EspalierViews
import Foundation

extension UIStackView: MarginsGiving {
    /// None, as long as nobody sets any.
    package final var usualMargins: UIEdgeInsets { .zero }
}

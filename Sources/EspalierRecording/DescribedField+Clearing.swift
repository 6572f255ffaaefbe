import EspalierControls
import EspalierScenarios
import EspalierViews

extension DescribedField {
    /// Gives a view no value of the field, which documents have no word for.
    func clear(_ view: UIView) {
        switch (field.key, view) {
        case ("text", let label as UILabel): label.text = nil
        case ("text", let text as UITextField): text.text = nil
        case ("placeholder", let text as UITextField): text.placeholder = nil
        case ("image", let image as UIImageView): image.image = nil
        case ("image", let button as UIButton): button.setImage(nil, for: .normal)
        case ("title", let button as UIButton): button.setTitle(nil, for: .normal)
        default: set(view, nil)
        }
    }
}

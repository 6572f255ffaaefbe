import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation

@testable import EspalierNibs

/// What was given to a probe, in order.
final class Taken {
    var keys: [String] = []
}

/// Stands for a custom class of a real file: takes whatever the file sets.
protocol Probe: InterfaceSettable {
    var taken: Taken { get }
}

extension Probe {
    func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
        taken.keys.append(key)
        return true
    }
}

final class ViewProbe: UIView, Probe { let taken = Taken() }
final class LabelProbe: UILabel, Probe { let taken = Taken() }
final class ButtonProbe: UIButton, Probe { let taken = Taken() }
final class ImageProbe: UIImageView, Probe { let taken = Taken() }
final class FieldProbe: UITextField, Probe { let taken = Taken() }
final class TextProbe: UITextView, Probe { let taken = Taken() }
final class CellProbe: UITableViewCell, Probe { let taken = Taken() }
final class ItemProbe: UICollectionViewCell, Probe { let taken = Taken() }
final class BandProbe: UICollectionReusableView, Probe { let taken = Taken() }
final class TableProbe: UITableView, Probe { let taken = Taken() }
final class CollectionProbe: UICollectionView, Probe { let taken = Taken() }
final class ScrollProbe: UIScrollView, Probe { let taken = Taken() }
final class StackProbe: UIStackView, Probe { let taken = Taken() }
final class BarProbe: UINavigationBar, Probe { let taken = Taken() }
final class ToolbarProbe: UIToolbar, Probe { let taken = Taken() }
final class ControllerProbe: UIViewController, Probe { let taken = Taken() }
final class TableControllerProbe: UITableViewController, Probe { let taken = Taken() }
final class CollectionControllerProbe: UICollectionViewController, Probe { let taken = Taken() }
final class NavigationProbe: UINavigationController, Probe { let taken = Taken() }
final class TabProbe: UITabBarController, Probe { let taken = Taken() }
final class LayoutProbe: UICollectionViewFlowLayout, Probe { let taken = Taken() }

final class TapProbe: UITapGestureRecognizer, Probe { let taken = Taken() }
final class RecognizerProbe: UIGestureRecognizer, Probe { let taken = Taken() }

final class ObjectProbe: Probe {
    let taken = Taken()
}

enum Probes {
    /// Probes for all custom classes that a document names.
    static func classes(for document: InterfaceDocument) -> InterfaceClasses {
        var classes = InterfaceClasses()
        for element in document.elements {
            guard let name = element["customClass"] else { continue }
            classes.register(name) { coder in make(coder) }
        }
        return classes
    }

    private static func make(_ coder: NSCoder) -> AnyObject? {
        guard let element = (coder as? InterfaceCoder)?.element else { return nil }
        switch element.name {
        case "label": return LabelProbe(coder: coder)
        case "button": return ButtonProbe(coder: coder)
        case "imageView": return ImageProbe(coder: coder)
        case "textField": return FieldProbe(coder: coder)
        case "textView": return TextProbe(coder: coder)
        case "tableViewCell": return CellProbe(coder: coder)
        case "collectionViewCell": return ItemProbe(coder: coder)
        case "collectionReusableView": return BandProbe(coder: coder)
        case "tableView": return TableProbe(coder: coder)
        case "collectionView": return CollectionProbe(coder: coder)
        case "scrollView": return ScrollProbe(coder: coder)
        case "stackView": return StackProbe(coder: coder)
        case "navigationBar": return BarProbe(coder: coder)
        case "toolbar": return ToolbarProbe(coder: coder)
        case "tableViewController": return TableControllerProbe(coder: coder)
        case "collectionViewController": return CollectionControllerProbe(coder: coder)
        case "navigationController": return NavigationProbe(coder: coder)
        case "tabBarController": return TabProbe(coder: coder)
        case "collectionViewFlowLayout": return LayoutProbe(coder: coder)
        case let name where name.hasSuffix("ontroller"): return ControllerProbe(coder: coder)
        case "customObject": return ObjectProbe()
        case "tapGestureRecognizer": return TapProbe()
        case let name where name.hasSuffix("GestureRecognizer"): return RecognizerProbe()
        default: return ViewProbe(coder: coder)
        }
    }
}

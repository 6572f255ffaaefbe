import EspalierControllers
import EspalierControls
import EspalierViews

extension NibBuilder {
    /// Makes what stands in an object, in order, and puts it in. Of a list everything is made before the first goes in.
    func makeContent(of element: InterfaceElement, _ object: AnyObject) {
        for child in element.children {
            switch child.name {
            case "subviews": if let view = object as? UIView { makeSubviews(child, of: element, view) }
            case "prototypes": registerRows(child, object)
            case "cells" where object is UICollectionView: registerItems(child, object)
            case "sections": if let table = object as? UITableView { makeRows(child, table) }
            case "items", "toolbarItems", "leftBarButtonItems", "rightBarButtonItems", "viewControllers":
                makeMembers(child, object)
            case "connections": if let controller = object as? UIViewController { contain(child, controller) }
            case "constraints", "variation", "userDefinedRuntimeAttributes", "placeholder": continue
            case _ where child.key == "sectionHeaderView" || child.key == "sectionFooterView":
                registerSupplement(child, object)
            case _ where child.key == "view" && object is UIViewController:
                if let controller = object as? UIViewController { loadLater(child, of: element, controller) }
            default:
                if child.key != nil, ElementKind(child) != nil { makeProperty(child, object) }
            }
        }
    }

    private func makeSubviews(_ list: InterfaceElement, of element: InterfaceElement, _ parent: UIView) {
        let excluded = element.excluded(from: "subviews", for: content.sizeClasses)
        var subviews: [(element: InterfaceElement, object: AnyObject)] = []
        for child in list.children {
            if child.id.map(excluded.contains) ?? false {
                if let object = make(child) { uninstall(child, object) }
            } else if let object = make(child, in: parent) {
                subviews.append((child, object))
            }
        }
        for (child, object) in subviews { add(object, child, to: parent) }
    }

    private func add(_ object: AnyObject, _ element: InterfaceElement, to parent: UIView) {
        guard let view = object as? UIView else {
            return context.report("<\(element.name)> is no view, and cannot be a subview", at: element.place)
        }
        if view.superview === parent { return }
        if view is UIWindow {
            return context.report("<\(element.name)> is a window, and cannot be a subview", at: element.place)
        }
        if let stack = parent as? UIStackView {
            stack.addArrangedSubview(view)
        } else {
            parent.addSubview(view)
        }
    }

    /// Makes the objects of a list, such as the items of a bar, and gives all of them to the object whose list it is.
    private func makeMembers(_ list: InterfaceElement, _ parent: AnyObject) {
        let members = list.children.compactMap { child in make(child).map { (element: child, object: $0) } }
        for index in InterfaceProperties.attach(members.map(\.object), list: list.name, to: parent) {
            let (element, object) = members[index]
            reportNoProperty(element.key ?? list.name, of: parent, taking: object, at: element.place)
        }
    }

    private func makeProperty(_ element: InterfaceElement, _ parent: AnyObject) {
        guard let object = make(element, in: parent) else { return }
        if InterfaceProperties.existing(for: element, of: parent) === object { return }
        if object is UIWindow || !InterfaceProperties.attach(object, of: element, to: parent) {
            reportNoProperty(
                element.key ?? element.parent?.name ?? element.name, of: parent, taking: object, at: element.place)
        }
    }

    private func reportNoProperty(_ key: String, of parent: AnyObject, taking object: AnyObject, at place: TextPlace) {
        context.report("\(type(of: parent)) has no property '\(key)' that takes \(type(of: object))", at: place)
    }
}

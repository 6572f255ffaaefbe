import EspalierControllers
import EspalierControls
import EspalierViews

extension NibBuilder {
    /// A new object: of the custom class, or else of the element's own class.
    func create(_ element: InterfaceElement, _ kind: ElementKind) -> AnyObject {
        if let name = element["customClass"] {
            if let object = custom(name, element, kind) { return object }
        } else if kind.isStandIn {
            let base = kind.base.map { "\($0)" } ?? "an object without behaviour"
            context.report("there is no class for <\(element.name)>; \(base) takes its place", at: element.place)
        }
        let coder = InterfaceCoder(element)
        return kind.base.flatMap { InterfaceMaking.make($0, coder) } ?? InterfaceObject(element)
    }

    private func custom(_ name: String, _ element: InterfaceElement, _ kind: ElementKind) -> AnyObject? {
        let base = kind.base.map { "\($0)" } ?? "an object without behaviour"
        let module = element["customModule"]
        guard let maker = content.classes.maker(for: name, module: module, owner: owner) else {
            context.report(
                "there is no class '\(module.map { "\($0)." } ?? "")\(name)'; \(base) takes its place; "
                    + "register it in InterfaceClasses",
                at: element.place)
            return nil
        }
        let object: AnyObject?
        let coder = InterfaceCoder(element)
        switch maker {
        case .type(let type):
            if let root = kind.root, !ElementKind.isClass(type, root) {
                wrongClass(name, element, root, base)
                return nil
            }
            object = InterfaceMaking.make(type, coder)
        case .factory(let make): object = make(coder)
        }
        guard let object else {
            context.report("init?(coder:) of '\(name)' gave nil; \(base) takes its place", at: element.place)
            return nil
        }
        if let root = kind.root, !ElementKind.isClass(type(of: object), root) {
            wrongClass(name, element, root, base)
            return nil
        }
        return object
    }

    private func wrongClass(_ name: String, _ element: InterfaceElement, _ root: AnyClass, _ base: String) {
        context.report(
            "the custom class '\(name)' is no \(root), which <\(element.name)> must be; \(base) takes its place",
            at: element.place)
    }

    /// Puts an object where it belongs.
    func attach(_ object: AnyObject, _ element: InterfaceElement, _ place: Destination) {
        switch place {
        case .top: topLevel.append(object)
        case .nowhere: uninstall(element, object)
        case .row(let rows, let section):
            guard let cell = object as? UITableViewCell else {
                return context.report("<\(element.name)> is no cell, and cannot be a row", at: element.place)
            }
            rows.sections[section].cells.append(cell)
            rows.sections[section].heights.append(cell.frame.height)
        case .subview(let parent):
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
        case .member(let list): list.members.append((element, object))
        case .property(let parent):
            if InterfaceProperties.existing(for: element, of: parent) === object { return }
            if object is UIWindow || !InterfaceProperties.attach(object, of: element, to: parent) {
                reportNoProperty(
                    element.key ?? element.parent?.name ?? element.name, of: parent, taking: object, at: element.place)
            }
        }
    }

    /// What is to be made inside an object, in order.
    func inner(of element: InterfaceElement, _ object: AnyObject) -> [Task] {
        var result: [Task] = []
        for child in element.children {
            switch child.name {
            case "subviews":
                guard let view = object as? UIView else { continue }
                let excluded = element.excluded(from: "subviews", for: content.sizeClasses)
                result += child.children.map { child in
                    let isExcluded = child.id.map(excluded.contains) ?? false
                    return .make(child, isExcluded ? .nowhere : .subview(of: view))
                }
            case "prototypes": registerRows(child, object)
            case "cells" where object is UICollectionView: registerItems(child, object)
            case "sections": result += rows(child, object)
            case "items", "toolbarItems", "leftBarButtonItems", "rightBarButtonItems", "viewControllers":
                let list = FilledList(child.name, of: object)
                result += child.children.filter { ElementKind($0) != nil }.map { .make($0, .member(of: list)) }
                result.append(.fill(list))
            case "connections", "constraints", "variation", "userDefinedRuntimeAttributes", "placeholder": continue
            case _ where child.key == "sectionHeaderView" || child.key == "sectionFooterView":
                registerSupplement(child, object)
            case _ where child.key == "view" && object is UIViewController:
                if let controller = object as? UIViewController { loadLater(child, of: element, controller) }
            default:
                if child.key != nil, ElementKind(child) != nil { result.append(.make(child, .property(of: object))) }
            }
        }
        return result
    }
}

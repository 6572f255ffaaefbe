import EspalierControllers
import EspalierControls
import EspalierObservation
import EspalierViews

extension NibBuilder {
    /// Sets the user-defined runtime attributes of an element's object, in the order of the file.
    func setAttributes(of element: InterfaceElement, _ object: AnyObject) {
        for list in element.all("userDefinedRuntimeAttributes") {
            for attribute in list.all("userDefinedRuntimeAttribute") { set(attribute, on: object) }
        }
    }

    private func set(_ element: InterfaceElement, on object: AnyObject) {
        guard let keyPath = element["keyPath"] else {
            return context.report("the runtime attribute has no key path", at: element.place)
        }
        let value: Any?
        switch InterfaceProperties.value(ofRuntimeAttribute: element, in: context) {
        case .value(let found): value = found
        case .none: value = nil
        case .wrong: return
        }
        var isSet = true
        do {
            try RuntimeAttribute(keyPath: keyPath, value: value, classes: content.classes, owner: owner)
                .set(on: object)
        } catch {
            isSet = false
            context.report("the runtime attribute '\(keyPath)' is not set: \(error)", at: element.place)
        }
        attributes.append(
            InterfaceAttribute(element: element, keyPath: keyPath, value: value, object: object, isSet: isSet))
    }
}

/// A value for a key path, from an interface file.
struct RuntimeAttribute {
    let keyPath: String
    let value: Any?
    let classes: InterfaceClasses
    /// The file's owner, which may be about to get its view.
    let owner: AnyObject?

    /// Sets the value, by the first of these that answers: what takes values by key itself, stored properties that are
    /// registered under the key, and the keys that the class lists or that are `@Observed`. The objects on the way may
    /// also be outlets and parts of views.
    func set(on object: AnyObject) throws(KeyPathError) {
        let keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if take(object, keyPath) { return }
        // As far as objects lead to objects; structures are written with their parts by the rest of the key path.
        var current = object
        var index = 0
        while index < keys.count - 1, let next = step(keys[index], of: current) {
            current = next
            index += 1
        }
        let rest = keys[index...].joined(separator: ".")
        if index > 0, take(current, rest) { return }
        if KnownAttributes.set(value, forKey: rest, of: current) { return }
        if current is NSLayoutConstraint, KnownAttributes.isKnown(rest) {
            throw KeyPathError(
                keyPath: keyPath, key: rest, className: "NSLayoutConstraint",
                reason: .wrongType(expected: "a value that it can have now", got: "\(value ?? "nil")"))
        }
        try TextKeys.setValue(value, forKeyPath: rest, of: current)
    }

    private func take(_ object: AnyObject, _ key: String) -> Bool {
        if let settable = object as? any InterfaceSettable, settable.setInterfaceValue(value, forKey: key) {
            return true
        }
        return classes.properties[key]?.contains { $0.set(value, on: object) } ?? false
    }

    private func step(_ key: String, of object: AnyObject) -> AnyObject? {
        if key == "view", let controller = object as? UIViewController, controller === owner {
            return controller.viewIfLoaded
        }
        if let outlet = StoredMembers.find(key, of: object, as: (any AnyOutlet).self) { return outlet.target }
        if let known = Self.part(key, of: object) { return known }
        guard let value = TextKeys.value(forKeyPath: key, of: object), type(of: value) is AnyClass else { return nil }
        return value as AnyObject
    }

    private static func part(_ key: String, of object: AnyObject) -> AnyObject? {
        switch (key, object) {
        case ("layer", let view as UIView): view.layer
        case ("titleLabel", let button as UIButton): button.titleLabel
        case ("imageView", let button as UIButton): button.imageView
        case ("contentView", let cell as UITableViewCell): cell.contentView
        case ("contentView", let cell as UICollectionViewCell): cell.contentView
        case ("contentView", let view as UIVisualEffectView): view.contentView
        case ("textLabel", let cell as UITableViewCell): cell.textLabel
        case ("detailTextLabel", let cell as UITableViewCell): cell.detailTextLabel
        case ("imageView", let cell as UITableViewCell): cell.imageView
        case ("navigationItem", let controller as UIViewController): controller.navigationItem
        case ("tabBarItem", let controller as UIViewController): controller.tabBarItem
        case ("view", let controller as UIViewController): controller.view
        case ("navigationBar", let controller as UINavigationController): controller.navigationBar
        case ("toolbar", let controller as UINavigationController): controller.toolbar
        case ("tabBar", let controller as UITabBarController): controller.tabBar
        default: nil
        }
    }
}

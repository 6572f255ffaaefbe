/// The objects of a list that an element holds, such as the items of a bar, until all of them are made.
final class FilledList {
    let name: String
    let parent: AnyObject
    var members: [(element: InterfaceElement, object: AnyObject)] = []

    init(_ name: String, of parent: AnyObject) {
        self.name = name
        self.parent = parent
    }
}

extension NibBuilder {
    /// Gives the members of a list to the object whose list it is.
    func fill(_ list: FilledList) {
        for index in InterfaceProperties.attach(list.members.map(\.object), list: list.name, to: list.parent) {
            let (element, object) = list.members[index]
            reportNoProperty(element.key ?? list.name, of: list.parent, taking: object, at: element.place)
        }
    }

    func reportNoProperty(_ key: String, of parent: AnyObject, taking object: AnyObject, at place: TextPlace) {
        context.report("\(type(of: parent)) has no property '\(key)' that takes \(type(of: object))", at: place)
    }
}

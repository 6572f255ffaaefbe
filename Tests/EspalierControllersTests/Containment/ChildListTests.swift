import EspalierControllers
import EspalierViews
import Testing

@Suite("View controllers: the list of children")
struct ChildListTests {
    @Test(
        "children that leave, from whichever end or the middle, leave the others in their order",
        arguments: [[0, 1, 2, 3, 4], [4, 3, 2, 1, 0], [2, 0, 4, 1, 3], [3, 2, 1, 4, 0]])
    func leaving(order: [Int]) {
        let parent = UIViewController()
        let children = (0..<5).map { _ in UIViewController() }
        for child in children {
            parent.addChild(child)
            child.didMove(toParent: parent)
        }
        var left = children
        for number in order {
            children[number].willMove(toParent: nil)
            children[number].removeFromParent()
            left.removeAll { $0 === children[number] }
            #expect(parent.children == left)
            #expect(children[number].parent == nil)
        }
    }

    @Test("a child that is added again goes to the end", arguments: 0..<4)
    func again(number: Int) {
        let parent = UIViewController()
        let children = (0..<4).map { _ in UIViewController() }
        for child in children { parent.addChild(child) }
        parent.addChild(children[number])
        #expect(parent.children == children.filter { $0 !== children[number] } + [children[number]])
    }
}

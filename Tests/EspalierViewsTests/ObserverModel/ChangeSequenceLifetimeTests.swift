import EspalierViews
import Testing

@Suite("Sequences of changes hold no more than what waits")
struct ChangeSequenceLifetimeTests {
    @Test("A change that was read is let go of, also while others wait")
    func readChanges() async {
        let item = ModelItem()
        weak var linked: UIView?
        var changes = item.changes(of: \.link, options: .new).makeAsyncIterator()
        do {
            let view = UIView()
            linked = view
            item.link = view
            item.link = nil
        }
        #expect(linked != nil)
        #expect(await changes.next() != nil)
        #expect(linked == nil)
    }
}

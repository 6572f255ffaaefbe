import Testing
import UIKit

@Suite("A view written for iOS")
struct ProfileHeaderViewTests {
    final class Listener: ProfileHeaderViewDelegate {
        var taps = 0
        func profileHeaderViewDidTapFollow(_ view: ProfileHeaderView) { taps += 1 }
    }

    @Test("Its subviews stand where layoutSubviews puts them")
    func frames() {
        let view = ProfileHeaderView(name: "Ada Lovelace", bio: "Notes on the engine")
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 144)
        view.layoutIfNeeded()
        #expect(view.imageView.frame == CGRect(x: 16, y: 16, width: 64, height: 64))
        #expect(view.nameLabel.frame == CGRect(x: 92, y: 16, width: 212, height: 20.5))
        #expect(view.bioLabel.frame == CGRect(x: 92, y: 40.5, width: 212, height: 16))
        #expect(view.followButton.frame == CGRect(x: 16, y: 92, width: 288, height: 36))
    }

    @Test("Its height follows the lines of its text")
    func fitting() {
        let bio = Array(repeating: "word", count: 60).joined(separator: " ")
        let view = ProfileHeaderView(name: "Ada", bio: bio)
        let wide = view.sizeThatFits(CGSize(width: 1000, height: 0))
        let narrow = view.sizeThatFits(CGSize(width: 320, height: 0))
        #expect(wide == CGSize(width: 1000, height: 16 + 20.5 + 4 + 47 + 12 + 36 + 16))
        // Footnote lines are 15.51 high; "word" is 28.2 wide, a space 3.6: 28 words fill 892 points, and six fill 212.
        #expect(narrow == CGSize(width: 320, height: 16 + 20.5 + 4 + 155.5 + 12 + 36 + 16))
    }

    @Test("A property with didSet marks it, and the next pass follows")
    func compact() {
        let view = ProfileHeaderView(name: "Ada", bio: Array(repeating: "word", count: 60).joined(separator: " "))
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
        view.layoutIfNeeded()
        #expect(view.followButton.frame.minY == 208)
        view.isCompact = true
        #expect(view.followButton.frame.minY == 208)
        view.layoutIfNeeded()
        #expect(view.followButton.frame.minY == 92)
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: 144))
    }

    @Test("Its delegate hears of the button's action, and is not held")
    func delegate() {
        let view = ProfileHeaderView(frame: .zero)
        var listener: Listener? = Listener()
        view.delegate = listener
        view.followButton.sendActions(for: .touchUpInside)
        #expect(listener?.taps == 1)
        listener = nil
        #expect(view.delegate == nil)
    }
}

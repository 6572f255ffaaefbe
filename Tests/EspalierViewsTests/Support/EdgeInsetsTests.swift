import EspalierViews
import Foundation
import Testing

@Suite("Edge insets")
struct EdgeInsetsTests {
    @Test("are zero by default")
    func zero() {
        #expect(UIEdgeInsets() == .zero)
        #expect(UIEdgeInsets.zero == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
        #expect(NSDirectionalEdgeInsets() == .zero)
        #expect(NSDirectionalEdgeInsets.zero == NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    }

    @Test("differ when one edge differs")
    func equality() {
        let all = [
            UIEdgeInsets.zero, UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0),
            UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0), UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0),
            UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 1),
        ]
        #expect(Set(all).count == 5)
    }

    @Test("code as lists of four numbers, from the top against the clock")
    func coding() throws {
        let insets = UIEdgeInsets(top: 1, left: 2.5, bottom: 3, right: -4)
        let data = try JSONEncoder().encode(insets)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2.5,3,-4]")
        #expect(try JSONDecoder().decode(UIEdgeInsets.self, from: data) == insets)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2.5, bottom: 3, trailing: -4)
        #expect(try JSONEncoder().encode(directional) == data)
        #expect(try JSONDecoder().decode(NSDirectionalEdgeInsets.self, from: data) == directional)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(UIEdgeInsets.self, from: Data("[1,2,3]".utf8))
        }
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NSDirectionalEdgeInsets.self, from: Data("{}".utf8))
        }
    }

    @Test("move each edge of a rectangle inwards")
    func inset() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        let result = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8))
        #expect(result.origin == CGPoint(x: 12, y: 21) && result.size == CGSize(width: 90, height: 45))
        let larger = rect.inset(by: UIEdgeInsets(top: -1, left: -2, bottom: -4, right: -8))
        #expect(larger.origin == CGPoint(x: 8, y: 19) && larger.size == CGSize(width: 110, height: 55))
    }

    @Test("larger than the rectangle give negative sides")
    func tooLarge() {
        let result = CGRect(x: 0, y: 0, width: 10, height: 10)
            .inset(by: UIEdgeInsets(top: 20, left: 6, bottom: 0, right: 6))
        #expect(result.origin == CGPoint(x: 6, y: 20) && result.size == CGSize(width: -2, height: -10))
    }

    @Test("UIRectEdge has UIKit's raw values")
    func rectEdge() {
        #expect(UIRectEdge.top.rawValue == 1)
        #expect(UIRectEdge.left.rawValue == 2)
        #expect(UIRectEdge.bottom.rawValue == 4)
        #expect(UIRectEdge.right.rawValue == 8)
        #expect(UIRectEdge.all.rawValue == 15)
        #expect(UIRectEdge([.top, .right]).isDisjoint(with: [.left, .bottom]))
    }
}

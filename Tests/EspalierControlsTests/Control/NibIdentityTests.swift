import EspalierControls
import Testing

@Suite("Nibs as objects")
struct NibIdentityTests {
    @Test("A nib equals itself alone, and can stand in sets")
    func identity() {
        let (one, other) = (UINib(making: { _ in [] }), UINib(making: { _ in [] }))
        #expect(one == one && one != other && one.hashValue == one.hashValue && one.isEqual(one))
        #expect(Set([one, other, one]).count == 2 && "\(one)" == "<UINib>")
    }
}

import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("Flow layout: what the section's insets count from")
struct InsetReferenceTests {
    private let source = ItemSource(counts: [1])

    private func shown(
        _ reference: UICollectionViewFlowLayout.SectionInsetReference, horizontal: Bool = false
    ) -> (UIWindow, UICollectionView) {
        let layout = flow(CGSize(width: 100, height: 100), inset: 10, horizontal: horizontal)
        layout.sectionInsetReference = reference
        let view = collection(source, layout, width: 844, height: 390)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
        window.screenSafeAreaInsets = UIEdgeInsets(top: 5, left: 47, bottom: 21, right: 47)
        window.addSubview(view)
        window.layoutIfNeeded()
        return (window, view)
    }

    private func frame(_ view: UICollectionView) -> CGRect? {
        view.cellForItem(at: itemPath(0))?.frame
    }

    @Test("The content inset by default, the safe area, or the margins")
    func sides() {
        #expect(frame(shown(.fromContentInset).1)?.minX == 10)
        #expect(frame(shown(.fromSafeArea).1)?.minX == 57)
        let (window, view) = shown(.fromLayoutMargins)
        #expect(view.layoutMargins.left == 55 && frame(view)?.minX == 65)
        // What is set stands inside of the safe area.
        view.layoutMargins.left = 28
        window.layoutIfNeeded()
        #expect(view.layoutMargins.left == 75 && frame(view)?.minX == 85)
    }

    @Test("The safe area counts once where the content inset has it, and is followed")
    func safeArea() {
        let (window, view) = shown(.fromSafeArea)
        window.screenSafeAreaInsets.left = 60
        window.layoutIfNeeded()
        #expect(frame(view)?.minX == 70)
        view.contentInset.left = 25
        window.layoutIfNeeded()
        // The content begins at 25 within the view, and the safe area at 60.
        #expect(frame(view)?.minX == 45)
        view.contentInsetAdjustmentBehavior = .always
        window.layoutIfNeeded()
        #expect(frame(view)?.minX == 10)
    }

    @Test("Along the direction of scrolling the content inset alone counts")
    func along() {
        let (_, view) = shown(.fromSafeArea, horizontal: true)
        #expect(frame(view)?.minX == 10 && frame(view)?.minY == 15)
    }
}

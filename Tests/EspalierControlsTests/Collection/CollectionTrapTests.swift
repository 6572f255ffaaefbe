import Foundation
import TestSupport
import Testing

@testable import EspalierControls
@testable import EspalierViews

@Suite("Traps of collection views")
struct CollectionTrapTests {
    @Test("A data source that counts below zero stops the program")
    func counts() async {
        let sections = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Source: ItemSource {
                override func numberOfSections(in collectionView: UICollectionView) -> Int { -2 }
            }
            collection(Source(counts: [1])).layoutIfNeeded()
        }
        #expect(errorText(sections).contains("the data source Source says that there are -2 sections"))
        let items = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Source: ItemSource {
                override func collectionView(
                    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
                ) -> Int { -3 }
            }
            collection(Source(counts: [1])).layoutIfNeeded()
        }
        #expect(errorText(items).contains("the data source Source says that there are -3 items in section 0"))
    }

    @Test("A collection view without a layout stops the program: init() finds no init(frame:) of a subclass")
    func noLayout() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = OwnFrame()
        }
        let text = errorText(result)
        #expect(text.contains("OwnFrame() was made without a layout: write OwnFrame(frame: .zero)"), "\(text)")
        #expect(OwnFrame(frame: rect(1, 2, 3, 4)).frame == rect(1, 2, 3, 4), "what it says to write")
    }

    @Test("A layout whose context class is another class stops the program")
    func context() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Layout: UICollectionViewFlowLayout {
                override class var invalidationContextClass: AnyClass { UIView.self }
            }
            collection(ItemSource(counts: [3]), Layout()).layoutIfNeeded()
        }
        #expect(errorText(result).contains("Layout.invalidationContextClass is UIView, which is no"))
    }

    @Test("Attributes with a frame that is no number stop the program")
    func frame() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UICollectionViewLayoutAttributes(forCellWith: itemPath(0)).frame = rect(0, 0, .nan, 1)
        }
        #expect(errorText(result).contains("nan") && errorText(result).contains("frame of "), "\(errorText(result))")
        #expect(errorText(result).contains(": every part must be finite"))
    }

    @Test("An adjustment of the offset that is no number stops the program, and so does a size that fits")
    func notFinite() async {
        let adjustment = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let layout = UICollectionViewFlowLayout()
            let view = collection(ItemSource(counts: [3]), layout)
            view.layoutIfNeeded()
            let context = UICollectionViewFlowLayoutInvalidationContext()
            context.contentOffsetAdjustment = CGPoint(x: CGFloat.nan, y: 0)
            layout.invalidateLayout(with: context)
            view.layoutIfNeeded()
        }
        #expect(
            errorText(adjustment).contains("contentOffsetAdjustment of a UICollectionViewFlowLayoutInvalidationContext")
        )
        #expect(errorText(adjustment).contains(": both parts must be finite"))
        let size = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Endless: UICollectionViewCell {
                override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: CGFloat.infinity, height: 1) }
            }
            _ = Endless(frame: rect(0, 0, 1, 1)).preferredLayoutAttributesFitting(
                UICollectionViewLayoutAttributes(forCellWith: itemPath(0)))
        }
        #expect(errorText(size).contains("the size that fits"))
        #expect(errorText(size).contains("it must be finite"))
    }

    @Test("A layout with headers and a data source without them stop the program")
    func headers() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Source: UICollectionViewDataSource {
                func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
                func collectionView(
                    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
                ) -> UICollectionViewCell { UICollectionViewCell() }
            }
            let layout = UICollectionViewFlowLayout()
            layout.headerReferenceSize = CGSize(width: 10, height: 10)
            let view = collection(nil, layout)
            let source = Source()
            view.dataSource = source
            view.layoutIfNeeded()
            withExtendedLifetime(source) {}
        }
        #expect(errorText(result).contains("but the data source Source does not implement"))
    }
}

/// With an `init(frame:)` of its own, as UIKit allows.
private final class OwnFrame: UICollectionView {
    init(frame: CGRect) { super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout()) }
    required init?(coder: NSCoder) { nil }
}

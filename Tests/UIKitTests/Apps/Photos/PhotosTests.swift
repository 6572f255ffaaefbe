import Testing
import UIKit

@Suite("Photos")
struct PhotosTests {
    @Test("A photo's mark and its length stand in its corners")
    func photoCell() {
        let cell = PhotoCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        cell.durationLabel.text = "1:05"
        let stage = AppStage(cell, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(cell.imageView.frame ≈ cell.bounds)
        #expect(cell.markFrame == nil)
        #expect(cell.durationLabel.frame.minX ≈ 6)
        #expect(isNear(cell.durationLabel.frame.maxY, 94))
        cell.isSelected = true
        #expect(cell.markFrame ≈ CGRect(x: 74, y: 74, width: 20, height: 20))
        cell.prepareForReuse()
        stage.layOut()
        #expect(cell.durationLabel.text == nil)
    }

    @Test("A pinch changes the columns; in the mode for it, several are chosen")
    func grid() throws {
        let controller = PhotoGridController(durations: (0..<60).map { $0.isMultiple(of: 5) ? $0 * 10 : nil })
        let stage = AppStage(UINavigationController(rootViewController: controller))
        func cell(_ item: Int) throws -> PhotoCell {
            try #require(controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? PhotoCell)
        }
        // (390 - 4) / 3, cut.
        #expect(try cell(0).frame.size ≈ CGSize(width: 128, height: 128))
        #expect(try cell(2).frame.maxX ≈ 390)
        #expect(try cell(3).frame.minY ≈ 130)
        stage.window.tap(try cell(4))
        #expect(controller.opened == [4])
        #expect(controller.collectionView.indexPathsForSelectedItems?.isEmpty == true)
        stage.window.pinch(at: CGPoint(x: 195, y: 400), from: 100, to: 300)
        stage.layOut()
        #expect(controller.columns == 2)
        #expect(try cell(0).frame.size ≈ CGSize(width: 194, height: 194))
        let edit = try #require(controller.navigationItem.rightBarButtonItem)
        edit.performPrimaryAction()
        stage.window.tap(try cell(0))
        stage.window.tap(try cell(1))
        stage.window.tap(try cell(2))
        stage.window.tap(try cell(1))
        #expect(controller.title == "2 chosen")
        #expect(edit.title == "Done")
        #expect(try cell(0).isSelected)
        #expect(try !cell(1).isSelected)
        edit.performPrimaryAction()
        #expect(controller.title == "Photos")
        #expect(try !cell(0).isSelected)
    }

    @Test("A photo fits the screen, is enlarged around the fingers, and keeps to the middle, also after a turn")
    func viewer() {
        let controller = PhotoViewerController(image: UIImage(size: CGSize(width: 780, height: 780), name: "sea"))
        let stage = AppStage(controller)
        let fitting = CGRect(x: 0, y: 227, width: 390, height: 390)
        #expect(controller.scale == 0.5)
        #expect(stage.frame(of: controller.imageView) ≈ fitting)
        stage.window.tap(at: CGPoint(x: 195, y: 422), count: 2)
        stage.wait(1)
        #expect(controller.scale == 2)
        #expect(controller.scrollView.contentSize ≈ CGSize(width: 1560, height: 1560))
        #expect(stage.frame(of: controller.imageView) ≈ CGRect(x: -585, y: -358, width: 1560, height: 1560))
        stage.window.tap(at: CGPoint(x: 195, y: 422), count: 2)
        stage.wait(1)
        #expect(stage.frame(of: controller.imageView) ≈ fitting)
        stage.window.pinch(at: CGPoint(x: 195, y: 422), from: 100, to: 150)
        #expect(abs(controller.scale - 0.75) < 0.01)
        stage.window.pinch(at: CGPoint(x: 195, y: 422), from: 150, to: 50)
        #expect(stage.frame(of: controller.imageView) ≈ fitting)
        stage.window.rotate(to: .landscapeLeft)
        stage.layOut()
        #expect(stage.frame(of: controller.imageView) ≈ CGRect(x: 227, y: 0, width: 390, height: 390))
    }

    @Test("A bar shows more or less of the upper photo, which stays in place")
    func compare() {
        let view = CompareView()
        let stage = AppStage(view, frame: CGRect(x: 50, y: 100, width: 200, height: 100))
        #expect(view.handleFrame ≈ CGRect(x: 99, y: 0, width: 2, height: 100))
        stage.window.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 100, y: 150))
        stage.layOut()
        #expect(view.split == 0.25)
        #expect(view.visiblePart ≈ CGRect(x: 50, y: 0, width: 150, height: 100))
        #expect(stage.frame(of: view.after) ≈ stage.frame(of: view.before))
        stage.window.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 20, y: 150))
        stage.layOut()
        #expect(view.split == 0)
        #expect(view.visiblePart ≈ view.bounds)
    }

    @Test("Rows of photos fill the width, and keep the ratios")
    func justified() {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
            }
        }
        let layout = JustifiedLayout()
        let ratios: [CGFloat] = [1, 2, 0.5, 1.5, 1]
        layout.ratios = ratios
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let source = Source()
        view.dataSource = source
        view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        view.contentInsetAdjustmentBehavior = .never
        let stage = AppStage(view, frame: CGRect(x: 0, y: 0, width: 304, height: 600))
        let frames = (0..<5).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
        // (304 - 4) / 3 = 100 high; (304 - 8) / 3; the last row is not stretched.
        #expect(frames.first == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(frames.count == 5)
        #expect(zip(frames, ratios).allSatisfy { abs($0.width - $1 * $0.height) < 0.01 })
        #expect(frames[1] == CGRect(x: 104, y: 0, width: 200, height: 100))
        #expect(isNear(frames[4].maxX, 304))
        #expect(frames[2].minY ≈ 104)
        #expect(isNear(frames[2].height, 296.0 / 3))
        view.frame.size.width = 900
        stage.layOut()
        let wide = (0..<5).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
        #expect(wide.allSatisfy { $0.minY ≈ 0 && $0.height ≈ 120 })
        #expect(wide.count == 5)
        withExtendedLifetime(source) {}
    }

    @Test("A strip rests with a photo in its middle")
    func filmstrip() {
        let strip = FilmstripView(count: 30)
        var centered: [Int] = []
        strip.onCenter = { centered.append($0) }
        let stage = AppStage(strip, frame: CGRect(x: 0, y: 400, width: 390, height: 56))
        func middle(_ item: Int) -> CGFloat? {
            strip.collectionView.cellForItem(at: IndexPath(item: item, section: 0)).map { stage.frame(of: $0).midX }
        }
        #expect(middle(0) ≈ 195)
        #expect(middle(1) ≈ 239)
        stage.window.drag(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 190, y: 420), hold: 0.2)
        stage.wait(1)
        // 100 of the drag count: nearest to 88.
        #expect(centered == [2])
        #expect(middle(2) ≈ 195)
        stage.window.tap(at: CGPoint(x: 195 + 88, y: 420))
        stage.wait(1)
        #expect(centered == [2, 4])
        #expect(middle(4) ≈ 195)
    }

    @Test("Four covers share a square above the texts")
    func album() {
        let album = AlbumView()
        album.titleLabel.text = "Sea"
        album.countLabel.text = "12"
        let stage = AppStage(fitting: album, width: 152)
        let covers = album.covers.map { stage.frame(of: $0) }
        #expect(covers.map(\.size) ≈ Array(repeating: CGSize(width: 75, height: 75), count: 4))
        #expect(covers.map(\.minX) ≈ [0, 77, 0, 77])
        #expect(covers.map(\.minY) ≈ [100, 100, 177, 177])
        #expect(album.titleLabel.frame.minY ≈ 158)
        #expect(album.titleLabel.frame.width ≈ 152)
        #expect(album.countLabel.frame.minY ≈ album.titleLabel.frame.maxY)
        #expect(isNear(album.frame.height, album.countLabel.frame.maxY))
    }

    @Test("Albums scroll sideways")
    func albums() throws {
        let controller = AlbumsController(albums: (0..<10).map { ("Album \($0)", $0) })
        let stage = AppStage(controller)
        let cell = try #require(
            controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? AlbumsController.Cell)
        #expect(cell.frame ≈ CGRect(x: 16 + 162, y: 10, width: 150, height: 200))
        #expect(cell.hosted.frame ≈ CGRect(x: 0, y: 0, width: 150, height: 200))
        #expect(cell.hosted.titleLabel.text == "Album 1")
        #expect(controller.collectionView.contentSize.width ≈ (32 + 10 * 150 + 9 * 12))
        stage.window.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 90, y: 150), hold: 0.2)
        stage.layOut()
        #expect(controller.collectionView.contentOffset ≈ CGPoint(x: 200, y: 0))
    }
}

import Testing
import UIKit

@Suite("A shop")
struct ShopTests {
    private let products = (1...9).map {
        Product(title: "Chair \($0)", price: 40, oldPrice: $0 == 1 ? 60 : nil, rating: $0 == 1 ? 3.5 : 0)
    }

    @Test("A price is as wide as its two numbers, on one baseline")
    func priceLabel() {
        let view = PriceLabel()
        view.set(price: 12, old: nil)
        let stage = AppStage(fitting: view, width: nil)
        let plain = view.frame.size
        view.set(price: 12, old: 15)
        stage.layOut()
        #expect(isNear(view.frame.width, plain.width + 6 + view.old.intrinsicContentSize.width))
        #expect(view.frame.height ≈ plain.height)
        #expect(view.old.frame.maxX <= view.frame.width + 0.34)
        #expect(view.old.frame.minY > 0)
        #expect(view.old.frame.maxY < view.bounds.maxY)
        view.set(price: 12, old: nil)
        stage.layOut()
        #expect(view.frame.size ≈ plain)
    }

    @Test("Stars are filled up to the rating, over the gaps between them")
    func stars() {
        let view = StarsView()
        view.rating = 3.5
        let stage = AppStage(fitting: view, width: nil)
        #expect(view.frame.size ≈ CGSize(width: 78, height: 14))
        #expect(view.filledWidth ≈ 55)
        #expect(view.accessibilityLabel == "3.5 of 5 stars")
        let box = view.starsPath?.boundingBoxOfPath ?? .null
        #expect(box.minY ≈ 0)
        #expect(abs(box.midX - 39) < 0.001)
        view.rating = 5
        stage.layOut()
        #expect(view.filledWidth == 80)
    }

    @Test("A card is a square with texts below it, without stars where nobody has rated")
    func productCard() {
        let card = ProductCardView()
        card.configure(with: products[0])
        let stage = AppStage(fitting: card, width: 160)
        #expect(card.imageView.frame ≈ CGRect(x: 0, y: 0, width: 160, height: 160))
        let title = stage.frame(of: card.titleLabel)
        let stars = stage.frame(of: card.starsView)
        #expect(title.minY ≈ 268)
        #expect(stars.minY ≈ (title.maxY + 4))
        #expect(stars.size ≈ CGSize(width: 78, height: 14))
        #expect(stage.frame(of: card.priceLabel).minY ≈ (stars.maxY + 4))
        card.configure(with: products[1])
        stage.layOut()
        #expect(stage.frame(of: card.priceLabel).minY ≈ (title.maxY + 4))
    }

    @Test("A grid has two columns, and four after a turn, within the safe area")
    func productGrid() throws {
        let grid = ProductGridController()
        grid.products = products
        let stage = AppStage(grid)
        func frame(_ item: Int) -> CGRect? {
            grid.collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.frame
        }
        // (390 - 32 - 12) / 2
        #expect(frame(0) ≈ CGRect(x: 16, y: 56, width: 173, height: 265))
        #expect(frame(1) ≈ CGRect(x: 201, y: 56, width: 173, height: 265))
        #expect(frame(2)?.minY ≈ (56 + 265 + 20))
        let header = grid.collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect((header as? GridHeader)?.label.text == "9 products")
        #expect(header?.frame.height ≈ 40)
        stage.window.tap(at: CGPoint(x: 300, y: 200))
        #expect(grid.selected == [products[1]])
        stage.window.rotate(to: .landscapeLeft)
        stage.layOut()
        // (844 - 94 - 32 - 36) / 4 = 170.5, cut; what is left over goes into the gaps.
        #expect(frame(0)?.minX ≈ (47 + 16))
        #expect(frame(0)?.size ≈ CGSize(width: 170, height: 262))
        #expect(frame(3)?.maxX ≈ (844 - 47 - 16))
        #expect(frame(3)?.minY ≈ 56)
    }

    @Test("A cell of the grid holds a card as large as itself, and shrinks under a finger")
    func productCell() {
        let cell = ProductCell(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let stage = AppStage(cell, frame: CGRect(x: 20, y: 40, width: 100, height: 200))
        #expect(cell.hosted.frame ≈ CGRect(x: 0, y: 0, width: 100, height: 200))
        cell.isHighlighted = true
        #expect(cell.frame ≈ CGRect(x: 22, y: 44, width: 96, height: 192))
        cell.isHighlighted = false
        stage.layOut()
        #expect(cell.frame ≈ CGRect(x: 20, y: 40, width: 100, height: 200))
    }

    @Test("A grid's header keeps margins")
    func gridHeader() {
        let header = GridHeader()
        let stage = AppStage(header, frame: CGRect(x: 0, y: 0, width: 390, height: 40))
        #expect(header.label.frame ≈ CGRect(x: 16, y: 0, width: 358, height: 40))
        stage.layOut()
    }

    @Test("A stepper stops at its ends")
    func quantityStepper() {
        let stepper = QuantityStepper()
        stepper.range = 1...3
        let stage = AppStage(fitting: stepper, width: nil)
        #expect(stepper.frame.size ≈ CGSize(width: 120, height: 36))
        #expect(stepper.minus.frame ≈ CGRect(x: 0, y: 0, width: 36, height: 36))
        #expect(stepper.label.frame ≈ CGRect(x: 36, y: 0, width: 48, height: 36))
        var heard: [Int] = []
        stepper.addAction(UIAction { heard.append(($0.sender as? QuantityStepper)?.value ?? 0) }, for: .valueChanged)
        for _ in 0..<4 { stage.window.tap(stepper.plus) }
        stage.window.tap(stepper.minus)
        #expect(heard == [2, 3, 2])
        #expect(stepper.label.text == "2")
        #expect(stepper.accessibilityValue == "2")
    }
}

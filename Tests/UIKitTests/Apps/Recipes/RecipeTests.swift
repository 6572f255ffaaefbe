import Testing
import UIKit

@Suite("A cookbook")
struct RecipeTests {
    private let recipe = Recipe(
        title: "Soup", servings: 4,
        ingredients: (1...20).map { .init(name: "Thing \($0)", amount: Double($0), unit: "g") }, steps: [])

    @Test("A row's amount keeps its width, and a tick fades the row")
    func ingredientRow() {
        let row = IngredientRow(
            ingredient: .init(name: "Tomatoes that are very ripe and very red", amount: 3, unit: "kg"))
        let stage = AppStage(fitting: row, width: 200)
        let amount = stage.frame(of: row.amount)
        let title = stage.frame(of: row.title)
        #expect(title.minX ≈ 30)
        #expect(title.maxX ≈ (amount.minX - 10))
        #expect(amount.maxX ≈ 200)
        #expect(isNear(amount.width, row.amount.intrinsicContentSize.width))
        #expect(title.height > 40)
        row.factor = 0.5
        #expect(row.amount.text == "1.5 kg")
        stage.window.tap(row.checkBox)
        #expect(row.checkBox.isOn)
        #expect(row.title.alpha ≈ 0.4)
        #expect(row.amount.alpha ≈ 0.4)
    }

    @Test("A box shows its mark when it is on")
    func checkBox() {
        let box = CheckBox()
        let stage = AppStage(fitting: box, width: nil)
        #expect(box.frame.size ≈ CGSize(width: 20, height: 20))
        #expect(box.markBox ≈ CGRect(x: 4, y: 5, width: 12, height: 10))
        stage.window.tap(box)
        #expect(box.isOn)
        #expect(box.accessibilityTraits == [.button, .selected])
        stage.window.tap(box)
        #expect(!box.isOn)
    }

    @Test("Servings are stepped between their limits")
    func servings() {
        let control = ServingsControl()
        control.servings = 11
        let stage = AppStage(fitting: control, width: 300)
        #expect(control.innerStepper.frame ≈ CGRect(x: 206, y: 0, width: 94, height: 32))
        #expect(control.text == "11 servings")
        #expect(control.frame.height ≈ 32)
        // The right half adds.
        stage.window.tap(at: CGPoint(x: 280, y: 116))
        stage.window.tap(at: CGPoint(x: 280, y: 116))
        #expect(control.servings == 12)
        #expect(control.text == "12 servings")
    }

    @Test("The picture goes with the page, grows when it is pulled, and servings change the amounts")
    func recipePage() {
        let controller = RecipeController(recipe: recipe)
        let stage = AppStage(controller)
        #expect(stage.frame(of: controller.pictureView) ≈ CGRect(x: 0, y: 0, width: 390, height: 234))
        #expect(stage.frame(of: controller.servingsControl) ≈ CGRect(x: 20, y: 250, width: 350, height: 32))
        #expect(stage.frame(of: controller.rows[0]).minY ≈ (250 + 32 + 12))
        controller.servingsControl.innerStepper.step(up: true)
        #expect(controller.rows[9].amount.text == "12.5 g")
        #expect(controller.rows[3].amount.text == "5 g")
        controller.scrollView.contentOffset.y = -80
        stage.layOut()
        #expect(stage.frame(of: controller.pictureView) ≈ CGRect(x: 0, y: 0, width: 390, height: 314))
        controller.scrollView.contentOffset.y = 100
        stage.layOut()
        #expect(stage.frame(of: controller.pictureView) ≈ CGRect(x: 0, y: -100, width: 390, height: 234))
        controller.scrollView.contentOffset.y = 300
        #expect(controller.navigationItem.title == "Soup")
        stage.layOut()
    }

    @Test("A tile keeps its texts inside of its padding")
    func tile() {
        let tile = NutritionTile(name: "Protein", value: "12 g")
        let stage = AppStage(fitting: tile, width: 90)
        #expect(stage.frame(of: tile.valueLabel).minX ≈ 6)
        #expect(stage.frame(of: tile.valueLabel).width ≈ 78)
        #expect(stage.frame(of: tile.valueLabel).minY ≈ 110)
        #expect(stage.frame(of: tile.nameLabel).minY ≈ (stage.frame(of: tile.valueLabel).maxY + 2))
        #expect(isNear(tile.frame.maxY, stage.frame(of: tile.nameLabel).maxY + 10))
    }

    @Test("Tiles stand in two columns, in four on a lying phone, the last row too")
    func nutritionGrid() {
        let grid = NutritionGrid(values: ["Fat": "3 g", "Salt": "1 g", "Sugar": "0 g", "Fibre": "9 g", "Iron": "1 mg"])
        let stage = AppStage(fitting: grid, width: 328)
        #expect(grid.tiles.map { stage.frame(of: $0).minX } ≈ [0, 168, 0, 168, 0])
        #expect(grid.tiles.allSatisfy { $0.frame.width ≈ 160 })
        #expect(stage.frame(of: grid.tiles[2]).minY ≈ (stage.frame(of: grid.tiles[0]).maxY + 8))
        stage.window.rotate(to: .landscapeLeft)
        stage.layOut()
        #expect(grid.tiles.map { stage.frame(of: $0).minX } ≈ [0, 84, 168, 252, 0])
        #expect(grid.tiles.allSatisfy { $0.frame.width ≈ 76 })
    }

    @Test("A tag is round at its ends")
    func cloudTag() {
        let tag = CloudTag(type: .custom)
        tag.setTitle("soup", for: .normal)
        tag.isSelected = true
        let stage = AppStage(tag, frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        #expect(tag.layer.cornerRadius == 15)
        #expect(tag.backgroundColor == .systemOrange)
        stage.layOut()
    }

    @Test("A cloud's lines stand in the middle, and it is as high as they are")
    func tagCloud() throws {
        let cloud = TagCloudView()
        cloud.words = ["vegan", "quick", "for many guests", "cheap", "winter", "spicy", "with rice"]
        let stage = AppStage(fitting: cloud, width: 220)
        let rows = Dictionary(grouping: cloud.tags, by: \.frame.minY)
        #expect(rows.count > 1)
        for row in rows.values {
            let left = try #require(row.map(\.frame.minX).min())
            let right = try #require(row.map(\.frame.maxX).max())
            #expect(abs(left - (220 - right)) < 0.01)
            #expect(left >= 0)
        }
        #expect(cloud.frame.height ≈ cloud.tags.map(\.frame.maxY).max())
        stage.window.tap(cloud.tags[1])
        stage.window.tap(cloud.tags[3])
        stage.window.tap(cloud.tags[1])
        #expect(cloud.selection == ["cheap"])
    }

    @Test("A step without a timer ends with its text, and no step is lower than its number")
    func stepCell() throws {
        let controller = CookingController(steps: ["Cut.", "Cook for 10 minutes, and stir all the while, slowly."])
        let stage = AppStage(controller)
        let cells = controller.tableView.visibleCells.compactMap { $0 as? StepCell }
        try #require(cells.count == 2)
        #expect(isNear(cells[0].frame.height, 28 + 22))
        #expect(cells[0].timerButton.isHidden)
        #expect(cells[0].stepLabel.frame.minX ≈ (16 + 28 + 12))
        #expect(cells[0].stepLabel.frame.maxX ≈ 374)
        #expect(cells[1].timerButton.frame.minY ≈ (cells[1].stepLabel.frame.maxY + 4))
        #expect(isNear(cells[1].frame.height, cells[1].timerButton.frame.maxY + 11))
        stage.layOut()
    }

    @Test("The step at hand is marked, and scrolled to the middle")
    func cooking() throws {
        let steps = (0..<40).map { "Step \($0): " + String(repeating: "stir ", count: $0 % 5 * 10) }
        let controller = CookingController(steps: steps)
        let stage = AppStage(UINavigationController(rootViewController: controller))
        let next = try #require(controller.navigationItem.rightBarButtonItems?.first)
        for _ in 0..<15 { next.performPrimaryAction() }
        stage.wait(1)
        #expect(controller.currentStep == 15)
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 15, section: 0)))
        #expect(cell.contentView.backgroundColor == .systemYellow)
        #expect(stage.frame(of: cell).minY > 101)
        #expect(stage.frame(of: cell).maxY < 844 - 34)
        let others = controller.tableView.visibleCells.filter { $0 !== cell }
        #expect(others.allSatisfy { $0.contentView.backgroundColor == .systemBackground })
        controller.navigationItem.rightBarButtonItems?.last?.performPrimaryAction()
        #expect(controller.currentStep == 14)
    }

    @Test("Hats are filled from the leading edge")
    func difficulty() {
        let view = DifficultyView()
        view.level = 2
        let stage = AppStage(fitting: view, width: nil)
        #expect(view.frame.size ≈ CGSize(width: 68, height: 16))
        #expect(view.hatFrames.map(\.minX) ≈ [0, 24, 48])
        #expect(view.fillColors.map { $0 == UIColor.systemOrange.cgColor } == [true, true, false])
        view.level = 9
        #expect(view.level == 3)
        view.semanticContentAttribute = .forceRightToLeft
        view.setNeedsLayout()
        stage.layOut()
        #expect(view.hatFrames.map(\.minX) ≈ [48, 24, 0])
    }
}

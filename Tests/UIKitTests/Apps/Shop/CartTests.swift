import Testing
import UIKit

@Suite("A cart, and what one does to buy")
struct CartTests {
    @Test("A line of the cart is as high as its title and its stepper, and its delegate hears of steps")
    func cartLine() throws {
        let cart = CartScreen(lines: [
            .init(title: "Table", price: 30),
            .init(title: "Lamp " + String(repeating: "of glass ", count: 12), price: 7),
        ])
        let stage = AppStage(cart)
        let cells = cart.tableView.visibleCells.compactMap { $0 as? CartLineCell }
        try #require(cells.count == 2)
        #expect(isNear(cells[0].frame.height, 11 + cells[0].titleLabel.frame.height + 8 + 36 + 11))
        #expect(cells[1].titleLabel.frame.height > 2 * cells[0].titleLabel.frame.height)
        let stepper = stage.frame(of: cells[0].stepper)
        #expect(stepper.minX ≈ 16)
        #expect(stepper.size ≈ CGSize(width: 120, height: 36))
        #expect(stage.frame(of: cells[0].sumLabel).maxX ≈ 374)
        stage.window.tap(cells[0].stepper.plus)
        #expect(cart.lines[0].quantity == 2)
        #expect(cells[0].sumLabel.text == "€ 60")
    }

    @Test("A summary puts amounts at the end, and more room above the last row")
    func summary() {
        let view = CartSummaryView()
        view.show(["Goods": 10, "Shipping": 5, "Total": 15])
        let stage = AppStage(fitting: view, width: 300)
        let rows = view.rows.map { stage.frame(of: $0) }
        #expect(rows.map(\.minX) ≈ [16, 16, 16])
        #expect(rows.map(\.width) ≈ [268, 268, 268])
        #expect(rows[1].minY ≈ (rows[0].maxY + 6))
        #expect(rows[2].minY ≈ (rows[1].maxY + 14))
        #expect(
            view.rows.allSatisfy { $0.arrangedSubviews[0].frame.minX == 0 && $0.arrangedSubviews[1].frame.maxX == 268 })
        #expect(isNear(view.frame.maxY, rows[2].maxY + 12))
        view.show(["Total": 1])
        stage.layOut()
        #expect(view.rows.count == 1)
        #expect(isNear(view.frame.height, view.rows[0].frame.height + 24))
    }

    @Test("The cart's summary stays above the safe area's end, and grows upwards")
    func cart() throws {
        let cart = CartScreen(lines: [.init(title: "Table", price: 30)])
        let stage = AppStage(cart)
        #expect(cart.summaryView.rows.count == 3)
        #expect(cart.summaryView.frame.maxY ≈ (844 - 34))
        #expect(cart.tableView.frame.minY ≈ 0)
        #expect(cart.tableView.frame.maxY ≈ cart.summaryView.frame.minY)
        let high = cart.summaryView.frame.height
        let cell = try #require(cart.tableView.visibleCells.first as? CartLineCell)
        stage.window.tap(cell.stepper.plus)
        stage.layOut()
        #expect(cart.summaryView.rows.count == 2)
        #expect(cart.summaryView.frame.height < high)
        #expect(cart.summaryView.frame.maxY ≈ (844 - 34))
        stage.window.rotate(to: .landscapeLeft)
        stage.layOut()
        #expect(cart.summaryView.frame.minX ≈ 47)
        #expect(cart.summaryView.frame.maxY ≈ (390 - 21))
    }

    @Test("A ring goes around the swatch that was tapped; a tap between them does nothing")
    func swatches() {
        let picker = SwatchPicker(colors: [.systemRed, .systemGreen, .systemBlue])
        let stage = AppStage(fitting: picker, width: nil)
        #expect(picker.frame.size ≈ CGSize(width: 120, height: 32))
        #expect(picker.ring.isHidden)
        stage.window.tap(at: CGPoint(x: 38, y: 116))
        #expect(picker.selectedIndex == nil)
        stage.window.tap(at: CGPoint(x: 60, y: 116))
        stage.layOut()
        #expect(picker.selectedIndex == 1)
        #expect(picker.ring.strokeColor == UIColor.systemGreen.cgColor)
        #expect(picker.ring.path?.boundingBoxOfPath == CGRect(x: 40, y: -4, width: 40, height: 40))
    }

    @Test("Sizes share the width, and one that is sold out is not chosen")
    func sizes() {
        let picker = SizePicker(sizes: ["S", "M", "L"], soldOut: ["L"])
        let stage = AppStage(picker, frame: CGRect(x: 0, y: 100, width: 316, height: 44))
        #expect(picker.buttons.map(\.frame) ≈ [0, 108, 216].map { CGRect(x: $0, y: 0, width: 100, height: 44) })
        stage.window.tap(picker.buttons[1])
        stage.window.tap(picker.buttons[2])
        #expect(picker.selection == "M")
        #expect(picker.buttons.map(\.isSelected) == [false, true, false])
    }

    @Test("A button that loads has a spinner in its middle and hears of no taps")
    func loadingButton() {
        let button = LoadingButton(type: .system)
        button.setTitle("Pay", for: .normal)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let stage = AppStage(fitting: button, width: 200)
        #expect(button.frame.height ≈ 50)
        stage.window.tap(button)
        button.isLoading = true
        stage.layOut()
        stage.window.tap(button)
        #expect(taps == 1)
        #expect(button.currentTitle == "")
        #expect(button.indicator.center ≈ CGPoint(x: 100, y: 25))
        #expect(button.indicator.isAnimating)
        button.isLoading = false
        #expect(button.currentTitle == "Pay")
        #expect(button.indicator.isHidden)
    }

    @Test("A banner's text leaves room for the cross, which takes the banner away after its animation")
    func promoBanner() {
        let banner = PromoBanner(
            text: "All lamps at half the price until the end of the week", colors: [.systemRed, .systemPink])
        let stage = AppStage(fitting: banner, width: 240)
        #expect(banner.closeButton.frame ≈ CGRect(x: 194, y: 16, width: 30, height: 30))
        #expect(banner.label.frame.minX ≈ 16)
        #expect(banner.label.frame.maxX ≈ 186)
        #expect(banner.label.frame.height > 40)
        #expect(isNear(banner.frame.height, banner.label.frame.height + 32))
        var isClosed = false
        banner.onDismiss = { isClosed = true }
        stage.window.tap(banner.closeButton)
        #expect(banner.alpha ≈ 0)
        #expect(!isClosed)
        stage.wait(0.2)
        #expect(isClosed)
        #expect(banner.superview == nil)
    }

    @Test("An error below a field takes room, and gives it back")
    func formField() {
        let field = FormField(title: "Name") { $0.isEmpty ? "Is missing" : nil }
        let stage = AppStage(fitting: field, width: 300)
        let height = field.frame.height
        #expect(field.textField.frame.minY ≈ (field.titleLabel.frame.maxY + 4))
        #expect(field.textField.frame.height ≈ 34)
        #expect(!field.validate())
        stage.layOut()
        #expect(isNear(field.frame.height, height + 4 + field.errorLabel.frame.height))
        field.textField.text = "Ada"
        #expect(field.validate())
        stage.layOut()
        #expect(field.frame.height ≈ height)
    }

    @Test("A form goes on with return, shows what is wrong, and ends above the keyboard")
    func shippingForm() {
        let form = ShippingFormController()
        let stage = AppStage(form)
        stage.window.softwareKeyboardHeight = 336
        stage.window.tap(form.fields[0].textField)
        stage.type("Ada\n12\n")
        #expect(form.fields[2].textField.isFirstResponder)
        #expect(form.scrollView.frame.maxY ≈ (844 - 336))
        stage.type("123\n")
        stage.layOut()
        #expect(!form.isSubmitted)
        #expect(form.fields.map(\.errorLabel.isHidden) == [true, true, false])
        #expect(form.fields.map(\.frame.width) ≈ [350, 350, 350])
        #expect(form.fields[1].frame.minY ≈ (form.fields[0].frame.maxY + 16))
        stage.type("45\n")
        stage.layOut()
        #expect(form.isSubmitted)
        #expect(form.submitButton.isLoading)
        #expect(form.fields[2].errorLabel.isHidden)
        #expect(form.scrollView.frame.maxY ≈ (844 - 34))
        #expect(isNear(form.scrollView.contentSize.height, form.submitButton.frame.maxY + 40))
    }
}

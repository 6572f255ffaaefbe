import Testing
import UIKit

@Suite("Travelling")
struct TravelTests {
    @Test("A line has a dot at each end, and one for each stop")
    func routeLine() {
        let view = RouteLineView()
        let stage = AppStage(view, frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        func closings() -> Int {
            var count = 0
            view.linePath?.applyWithBlock { if $0.pointee.type == .closeSubpath { count += 1 } }
            return count
        }
        #expect(closings() == 2)
        #expect(view.linePath?.boundingBoxOfPath == CGRect(x: 0, y: 2, width: 100, height: 6))
        view.stops = 2
        stage.layOut()
        #expect(closings() == 4)
    }

    @Test("A card's line takes what the times leave")
    func flightCard() {
        let card = FlightCardView()
        card.show(Flight(from: "BER", to: "FCO", departure: "9:40", arrival: "11:55", stops: 1))
        let stage = AppStage(fitting: card, width: 300)
        #expect(card.departureLabel.frame.origin ≈ CGPoint(x: 16, y: 16))
        #expect(isNear(card.arrivalLabel.frame.maxX, 284))
        #expect(isNear(card.routeLine.frame.minX, card.departureLabel.frame.maxX + 12))
        #expect(isNear(card.routeLine.frame.maxX, card.arrivalLabel.frame.minX - 12))
        #expect(isNear(card.routeLine.frame.midY, card.departureLabel.frame.midY))
        #expect(card.routeLine.frame.height ≈ 10)
        #expect(isNear(card.stopsLabel.frame.maxY, card.routeLine.frame.minY - 2))
        #expect(card.stopsLabel.text == "1 stops")
        #expect(card.layer.shadowPath?.boundingBoxOfPath == card.bounds)
        stage.layOut()
    }

    @Test("Touches in the notches of a ticket go through it")
    func boardingPass() {
        let pass = BoardingPassView()
        let stage = AppStage(pass, frame: CGRect(x: 0, y: 0, width: 300, height: 240))
        #expect(pass.upper.frame ≈ CGRect(x: 16, y: 16, width: 268, height: 108))
        #expect(pass.lower.frame ≈ CGRect(x: 16, y: 156, width: 268, height: 68))
        #expect(pass.hitTest(CGPoint(x: 5, y: 140), with: nil) == nil)
        #expect(pass.hitTest(CGPoint(x: 295, y: 140), with: nil) == nil)
        #expect(pass.hitTest(CGPoint(x: 12, y: 140), with: nil) === pass)
        pass.tearOffset = 100
        stage.layOut()
        #expect(pass.upper.frame.height ≈ 68)
        #expect(pass.hitTest(CGPoint(x: 5, y: 140), with: nil) === pass)
    }

    @Test("A seat that is taken cannot be chosen")
    func seat() {
        let seat = SeatView(code: "1A", state: .taken)
        var taps = 0
        seat.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let stage = AppStage(seat, frame: CGRect(x: 10, y: 100, width: 40, height: 40))
        stage.window.tap(seat)
        #expect(taps == 0)
        #expect(!seat.isEnabled)
        #expect(seat.accessibilityLabel == "Seat 1A")
        seat.seatState = .mine
        stage.window.tap(seat)
        #expect(taps == 1)
        #expect(seat.isSelected)
    }

    @Test("Seats leave an aisle, and no more are chosen than there are travellers")
    func seatMap() {
        let map = SeatMapView(rows: 30, taken: ["1B"], limit: 2)
        let stage = AppStage(map, frame: CGRect(x: 0, y: 47, width: 374, height: 600))
        // (374 - 32 - 30 - 24) / 6
        #expect(map.seats[0].frame ≈ CGRect(x: 16, y: 16, width: 48, height: 48))
        #expect(map.seats[2].frame.maxX + 30 == map.seats[3].frame.minX)
        #expect(map.seats[5].frame.maxX ≈ 358)
        #expect(map.contentSize.height ≈ (32 + 30 * 54 - 6))
        for index in [0, 1, 2, 3] { stage.window.tap(map.seats[index]) }
        #expect(map.chosen == ["1A", "1C"])
        stage.window.tap(map.seats[0])
        stage.window.tap(map.seats[3])
        #expect(map.chosen == ["1C", "1D"])
    }

    @Test("A field has a wheel for its keyboard")
    func pickerField() {
        let field = PickerField(options: ["A", "B"])
        let stage = AppStage(field, frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        stage.window.softwareKeyboardHeight = 336
        stage.window.tap(field)
        #expect(field.isFirstResponder)
        #expect(stage.window.keyboardHeight > 0)
        field.picker.turn(toRow: 1, inComponent: 0)
        #expect(field.text == "B")
        field.toolbar.items?.last?.performPrimaryAction()
        #expect(!field.isFirstResponder)
        #expect(stage.window.keyboardHeight == 0)
    }

    @Test("A search swaps its ends, and shows the day of the way back where there is one")
    func tripSearch() {
        let controller = TripSearchController()
        let stage = AppStage(controller)
        #expect(controller.returnPicker.isHidden)
        #expect(!controller.searchButton.isEnabled)
        let to = stage.frame(of: controller.toField)
        #expect(stage.frame(of: controller.waySegments) ≈ CGRect(x: 20, y: 67, width: 350, height: 32))
        #expect(stage.frame(of: controller.swapButton).midY ≈ (to.minY - 6))
        #expect(stage.frame(of: controller.swapButton).maxX ≈ 358)
        let button = stage.frame(of: controller.searchButton)
        controller.waySegments.tapSegment(at: 1)
        stage.layOut()
        let moved = stage.frame(of: controller.searchButton)
        #expect(isNear(moved.minY, button.minY + 12 + controller.returnPicker.frame.height))
        controller.fromField.picker.turn(toRow: 1, inComponent: 0)
        controller.toField.picker.turn(toRow: 2, inComponent: 0)
        stage.window.tap(controller.swapButton)
        stage.window.tap(controller.searchButton)
        #expect(controller.searches == ["Oslo to Rome"])
    }

    @Test("A hotel's price stands at the edge of its picture")
    func hotelCell() {
        let cell = HotelCell(frame: CGRect(x: 0, y: 0, width: 200, height: 240))
        cell.nameLabel.text = "Grand"
        cell.priceTag.price = 120
        let stage = AppStage(cell, frame: CGRect(x: 0, y: 0, width: 200, height: 240))
        #expect(cell.pictureView.frame.minY ≈ 0)
        #expect(isNear(cell.nameLabel.frame.maxY, 230))
        #expect(isNear(cell.pictureView.frame.maxY, cell.nameLabel.frame.minY - 10))
        #expect(cell.priceTag.frame.maxX ≈ 200)
        #expect(isNear(cell.priceTag.frame.maxY, cell.pictureView.frame.maxY - 12))
        stage.layOut()
    }

    @Test("A tag is as wide as its price and its point")
    func priceTag() {
        let tag = PriceTagView()
        tag.price = 99
        let stage = AppStage(fitting: tag, width: nil)
        #expect(tag.labelFrame.minX ≈ 18)
        #expect(isNear(tag.labelFrame.maxX, tag.bounds.maxX - 8))
        #expect(tag.shapeBox ≈ tag.bounds)
        let narrow = tag.frame.width
        tag.price = 12345
        stage.layOut()
        #expect(tag.frame.width > narrow)
        #expect(tag.shapeBox ≈ tag.bounds)
    }

    @Test("A hotel comes to rest in the middle, larger than those beside it")
    func hotels() throws {
        let controller = HotelsController(hotels: (1...5).map { ("Hotel \($0)", $0 * 50) })
        let stage = AppStage(controller)
        func cell(_ item: Int) throws -> UICollectionViewCell {
            try #require(controller.collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
        }
        // 273 wide, 58.5 from the edge.
        #expect(try stage.frame(of: cell(0)) ≈ CGRect(x: 58.5, y: 67, width: 273, height: 300))
        #expect(try isNear(cell(1).frame.width, 273 * 0.9))
        #expect(try cell(1).alpha ≈ 0.6)
        stage.window.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 90, y: 200), hold: 0.2)
        stage.wait(1)
        #expect(controller.pageControl.currentPage == 1)
        #expect(try stage.frame(of: cell(1)) ≈ CGRect(x: 58.5, y: 67, width: 273, height: 300))
        controller.pageControl.currentPage = 3
        controller.pageControl.sendActions(for: .valueChanged)
        stage.wait(1)
        #expect(try stage.frame(of: cell(3)).midX ≈ 195)
        #expect(try cell(3).alpha ≈ 1)
        #expect(controller.pageControl.center ≈ CGPoint(x: 195, y: 47 + 340 + 20))
    }

    @Test("A point's line goes from its dot to the end of its row")
    func itineraryRow() {
        let row = ItineraryRow(time: "9:40", place: "A place with a name that takes several lines here", isLast: false)
        let stage = AppStage(fitting: row, width: 200)
        #expect(row.dotView.frame.minX ≈ 60)
        #expect(row.dotView.frame.size ≈ CGSize(width: 12, height: 12))
        #expect(row.placeLabel.frame.minX ≈ 84)
        #expect(row.placeLabel.frame.maxX ≈ 200)
        #expect(isNear(row.frame.height, row.placeLabel.frame.maxY + 20))
        #expect(isNear(row.lineView.frame.minY, row.dotView.frame.midY))
        #expect(row.lineView.frame.maxY ≈ row.frame.height)
        #expect(isNear(row.lineView.frame.midX, 66))
        stage.layOut()
    }

    @Test("The rows of a journey join their lines, and the last has none")
    func itinerary() {
        let view = ItineraryView(points: [("9:40", "Berlin"), ("11:55", "Rome"), ("12:30", "Centre")])
        let stage = AppStage(fitting: view, width: 300)
        #expect(view.rows.map(\.frame.height) ≈ [44, 44, view.rows[2].frame.height])
        #expect(view.rows[2].frame.height < 24)
        #expect(view.rows[1].frame.minY ≈ 44)
        #expect(view.rows.map(\.lineView.isHidden) == [false, false, true])
        #expect(view.frame.height ≈ view.rows[2].frame.maxY)
        stage.layOut()
    }

    @Test("Two taps choose a range, a third begins another")
    func dateRange() {
        let view = DateRangeView(days: 9)
        let stage = AppStage(fitting: view, width: nil)
        #expect(view.frame.size ≈ CGSize(width: 360, height: 40))
        #expect(view.bandFrame == nil)
        stage.window.tap(at: CGPoint(x: 100, y: 120))
        stage.window.tap(at: CGPoint(x: 210, y: 120))
        stage.layOut()
        #expect(view.range == 2...5)
        #expect(view.bandFrame ≈ CGRect(x: 80, y: 0, width: 160, height: 40))
        stage.window.tap(at: CGPoint(x: 10, y: 120))
        stage.layOut()
        #expect(view.range == 0...0)
        #expect(view.bandFrame ≈ CGRect(x: 0, y: 0, width: 40, height: 40))
    }
}

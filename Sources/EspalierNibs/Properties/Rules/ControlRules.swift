import EspalierControls
import EspalierViews
import Foundation

extension PropertyRule {
    /// What every control has.
    static let control = list(UIControl.self) { control in
        control.flag("enabled", \.isEnabled)
        control.flag("selected", \.isSelected)
        control.flag("highlighted", \.isHighlighted)
        control.choice(
            "contentHorizontalAlignment", \.contentHorizontalAlignment,
            [
                "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
                "trailing": .trailing,
            ])
        control.choice(
            "contentVerticalAlignment", \.contentVerticalAlignment,
            ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill])
        control.known(attributes: "showsMenuAsPrimaryAction toolTip changesSelectionAsPrimaryAction", keys: "toolTip")
    }

    static let toggle = list(UISwitch.self) { toggle in
        toggle.flag("on", \.isOn)
        toggle.color("onTintColor", \.onTintColor)
        toggle.color("thumbTintColor", \.thumbTintColor)
        toggle.image("onImage", \.onImage)
        toggle.image("offImage", \.offImage)
        toggle.known(attributes: "title preferredStyle catalog")
    }

    static let slider = list(UISlider.self) { slider in
        // The ends before the value, which is held between them.
        slider.set("minValue") { part, slider in
            if let number = part.number() { slider.minimumValue = Float(number) }
        }
        slider.set("maxValue") { part, slider in
            if let number = part.number() { slider.maximumValue = Float(number) }
        }
        slider.set("value") { part, slider in
            if let number = part.number() { slider.value = Float(number) }
        }
        slider.flag("continuous", \.isContinuous)
        slider.image("minimumValueImage", \.minimumValueImage)
        slider.image("maximumValueImage", \.maximumValueImage)
        slider.color("minimumTrackTintColor", \.minimumTrackTintColor)
        slider.color("maximumTrackTintColor", \.maximumTrackTintColor)
        slider.color("thumbTintColor", \.thumbTintColor)
        slider.known(attributes: "catalog preferredBehavioralStyle")
    }

    static let stepper = list(UIStepper.self) { stepper in
        stepper.set("minimumValue") { part, stepper in
            if let number = part.number() { stepper.minimumValue = number }
        }
        stepper.set("maximumValue") { part, stepper in
            if let number = part.number() { stepper.maximumValue = number }
        }
        stepper.set("stepValue") { part, stepper in
            guard let number = part.number() else { return }
            if number > 0 { stepper.stepValue = number } else { part.reportWrong("a number above 0 is needed") }
        }
        stepper.set("value") { part, stepper in
            if let number = part.number() { stepper.value = number }
        }
        stepper.flag("wraps", \.wraps)
        stepper.flag("autorepeat", \.autorepeat)
        stepper.flag("continuous", \.isContinuous)
    }

    static let segmentedControl = list(UISegmentedControl.self) { control in
        control.element("segments") { part, control in part.setSegments(of: control) }
        control.set("selectedSegmentIndex") { part, control in
            guard let index = part.integer(least: -1) else { return }
            if index < control.numberOfSegments {
                control.selectedSegmentIndex = index
            } else {
                let count = control.numberOfSegments
                part.reportWrong("there \(count == 1 ? "is 1 segment" : "are \(count) segments")")
            }
        }
        control.flag("momentary", \.isMomentary)
        control.flag("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent)
        control.color("selectedSegmentTintColor", \.selectedSegmentTintColor)
        control.known(attributes: "segmentControlStyle springLoaded")
    }

    static let pageControl = list(UIPageControl.self) { pages in
        pages.integer("numberOfPages", \.numberOfPages, least: 0)
        pages.integer("currentPage", \.currentPage, least: 0)
        pages.flag("hidesForSinglePage", \.hidesForSinglePage)
        pages.color("pageIndicatorTintColor", \.pageIndicatorTintColor)
        pages.color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor)
        pages.known(
            attributes: "defersCurrentPageDisplay backgroundStyle direction allowsContinuousInteraction",
            keys: "preferredIndicatorImage")
    }

    static let datePicker = list(UIDatePicker.self) { picker in
        picker.choice(
            "datePickerMode", \.datePickerMode,
            [
                "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
                "countdown": .countDownTimer,
            ])
        picker.integer("minuteInterval", \.minuteInterval, least: 1)
        picker.choice(
            "style", \.preferredDatePickerStyle,
            ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline])
        // The limits before the date, which is held between them.
        picker.child("minimumDate") { part, picker in
            if let date = part.date { picker.minimumDate = date }
        }
        picker.child("maximumDate") { part, picker in
            if let date = part.date { picker.maximumDate = date }
        }
        picker.child("date") { part, picker in
            if let date = part.date { picker.date = date }
        }
        picker.set("countDownDuration") { part, picker in
            if let number = part.number(least: 0) { picker.countDownDuration = number }
        }
        picker.child("locale") { part, picker in
            if let name = part.attribute("localeIdentifier")?.value { picker.locale = Locale(identifier: name) }
        }
        picker.child("timeZone") { part, picker in
            if let name = part.attribute("name")?.value { picker.timeZone = TimeZone(identifier: name) }
        }
        picker.known(attributes: "useCurrentDate roundsToMinuteInterval")
    }
}

extension PropertyPart {
    /// The moment of a `date` child.
    var date: Date? {
        attribute("timeIntervalSinceReferenceDate")?.number().map { Date(timeIntervalSinceReferenceDate: $0) }
    }

    /// Tells that the value is wrong.
    func reportWrong(_ wanted: String) {
        report("\(name) of <\(element.name)> is '\(value)': \(wanted); it is left out")
    }

    /// Makes the segments of a `segments` child.
    func setSegments(of control: UISegmentedControl) {
        guard let child else { return }
        for (index, segment) in child.all("segment").enumerated() {
            let part = PropertyPart(child: segment, of: child, in: context)
            let title = part.attribute("title")?.value ?? part.inner(key: "title")?.text
            control.insertSegment(withTitle: title, at: index, animated: false)
            let image = part.attribute("image")?.image ?? part.inner(key: "image")?.referredImage
            if let image { control.setImage(image, forSegmentAt: index) }
            if let width = part.attribute("width")?.number(least: 0) {
                control.setWidth(CGFloat(width), forSegmentAt: index)
            }
            if let enabled = part.attribute("enabled")?.bool { control.setEnabled(enabled, forSegmentAt: index) }
        }
    }
}

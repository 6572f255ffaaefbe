import EspalierControls
import EspalierViews
import Foundation

extension MeasuredSizes {
    static let held: [HeldSize] = controls + bars + fields + buttons

    private static func height(_ make: @escaping @Sendable () -> UIView) -> @Sendable (ControlDesign) -> [CGFloat] {
        { [Measuring.fitting(make(), $0).height] }
    }

    private static func size(_ make: @escaping @Sendable () -> UIView) -> @Sendable (ControlDesign) -> [CGFloat] {
        {
            let size = Measuring.fitting(make(), $0)
            return [size.width, size.height]
        }
    }

    /// A control of three pages.
    private static let pages: @Sendable () -> UIView = {
        let control = UIPageControl()
        control.numberOfPages = 3
        return control
    }

    /// What a segment has besides its title.
    private static let segmentRoom: @Sendable (ControlDesign) -> [CGFloat] = { design in
        let label = UILabel()
        label.text = "Segment"
        label.font = .systemFont(ofSize: 13)
        let width = Measuring.fitting(UISegmentedControl(items: ["Segment"]), design).width
        return [width - Measuring.fitting(label, design).width]
    }

    private static let controls = [
        HeldSize("switch[0].size", [.iOS12, .iOS18], size { UISwitch() }),
        HeldSize("switch[1].size", [.iOS26], size { UISwitch() }),
        HeldSize("slider[0].height", [.iOS12, .iOS18], height { UISlider() }),
        HeldSize("slider[1].height", [.iOS26], .any, height { UISlider() }),
        HeldSize("stepper[0].size", [.iOS12], size { UIStepper() }),
        HeldSize("segmentedControl[0].height", [.iOS12], height { UISegmentedControl() }),
        HeldSize("segmentedControl[1].height", [.iOS18, .iOS26], height { UISegmentedControl() }),
        HeldSize(
            "segmentedControl[2].paddingToWidestTitle.tools 23504-24412", [.iOS18, .iOS26], .within, segmentRoom),
        HeldSize("segmentedControl[2].paddingToWidestTitle.tools 5053-13189", [.iOS12], .within, segmentRoom),
        HeldSize(
            "activityIndicatorView.medium, gray, white.size", ControlDesign.allCases,
            size { UIActivityIndicatorView(style: .medium) }),
        HeldSize(
            "activityIndicatorView.large, whiteLarge.size", ControlDesign.allCases,
            size { UIActivityIndicatorView(style: .large) }),
        HeldSize("progressView[0].height", [.iOS12], height { UIProgressView() }),
        HeldSize("progressView[1].height", [.iOS18], height { UIProgressView() }),
        HeldSize("progressView[2].height", [.iOS26], height { UIProgressView() }),
        HeldSize("pageControl[0].height", [.iOS12], height(pages)),
        HeldSize("pageControl[1].height", [.iOS18, .iOS26], height(pages)),
        HeldSize("pageControl[1].width3pages", [.iOS18, .iOS26], .any) { [Measuring.fitting(pages(), $0).width] },
        HeldSize("datePicker.wheels.height", ControlDesign.allCases, height { UIDatePicker() }),
        HeldSize("pickerView.height", ControlDesign.allCases, height { UIPickerView() }),
    ]

    private static let bars = [
        HeldSize("searchBar[0].height", [.iOS12], height { UISearchBar() }),
        HeldSize("searchBar[1].height", [.iOS18, .iOS26], height { UISearchBar() }),
        HeldSize("navigationBar[0].height", [.iOS12, .iOS18], height { UINavigationBar() }),
        HeldSize("navigationBar[2].height", [.iOS26], height { UINavigationBar() }),
        HeldSize("toolbar.height", ControlDesign.allCases, height { UIToolbar() }),
        HeldSize("tabBar.height", ControlDesign.allCases, height { UITabBar() }),
    ]

    private static func field(_ size: CGFloat, _ style: UITextField.BorderStyle) -> @Sendable () -> UIView {
        {
            let field = UITextField()
            field.font = .systemFont(ofSize: size)
            field.text = "Text"
            field.borderStyle = style
            return field
        }
    }

    private static func textView(
        _ key: String, _ size: CGFloat, _ scale: CGFloat
    ) -> HeldSize {
        HeldSize("textView.oneLine.\(key)", ControlDesign.allCases, .first(1)) { design in
            let view = UITextView()
            view.font = .systemFont(ofSize: size)
            view.text = "Text"
            return [Measuring.fitting(view, design, scale: scale).height]
        }
    }

    private static let fields: [HeldSize] =
        [
            HeldSize("textField.roundedRect[0].height", [.iOS12], height(field(14, .roundedRect))),
            HeldSize("textField.roundedRect[1].height", [.iOS18, .iOS26], height(field(14, .roundedRect))),
            textView("14", 14, 2), textView("15", 15, 2), textView("17@2x", 17, 2), textView("17@3x", 17, 3),
            textView("13@3x", 13, 3),
        ]
        + [14, 16, 17, 18].map { size in
            HeldSize("textField.none[0].heights.\(size)", [.iOS12], .first(1), height(field(CGFloat(size), .none)))
        }
        + [15, 16, 17, 28].map { size in
            HeldSize(
                "textField.none[1].heights.\(size)", [.iOS18, .iOS26], .first(1), height(field(CGFloat(size), .none)))
        }

    private static func button(_ type: UIButton.ButtonType, _ size: CGFloat?) -> @Sendable () -> UIView {
        {
            let button = UIButton(type: type)
            button.setTitle("Button", for: .normal)
            if let size { button.titleLabel?.font = .systemFont(ofSize: size) }
            return button
        }
    }

    private static func configured(_ size: CGFloat, _ design: ControlDesign, _ scale: CGFloat) -> CGSize {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Button"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = .systemFont(ofSize: size)
            return attributes
        }
        return Measuring.fitting(UIButton(configuration: configuration), design, scale: scale)
    }

    private static let buttons: [HeldSize] =
        [
            HeldSize("button.system and roundedRect without configuration.defaultFont", [.iOS26]) { _ in
                [UIButton(type: .system).titleLabel?.font.pointSize ?? 0]
            },
            HeldSize("button.custom.defaultFont", [.iOS26]) { _ in [UIButton().titleLabel?.font.pointSize ?? 0] },
            HeldSize("button.configuration.widthAgree.residual", ControlDesign.allCases, .within) { design in
                let label = UILabel()
                label.text = "Button"
                return [configured(17, design, 2).width - Measuring.fitting(label, design).width]
            },
            HeldSize(
                "button.custom.heights (height, agree, of).18 (also where no font is given)", ControlDesign.allCases,
                .first(1), height(button(.custom, nil))),
        ]
        + [12, 14, 15, 16, 17].map { size in
            HeldSize(
                "button.system and roundedRect without configuration.heights (height, agree, of).\(size)",
                ControlDesign.allCases, .first(1), height(button(.system, CGFloat(size))))
        }
        + [13, 17].map { size in
            HeldSize(
                "button.custom.heights (height, agree, of).\(size)", ControlDesign.allCases, .first(1),
                height(button(.custom, CGFloat(size))))
        }
        + [(16, 3), (17, 2), (17, 3), (18, 3)].map { size, scale in
            HeldSize("button.configuration.height[0].\(size)@\(scale)x", [.iOS18, .iOS26], .first(1)) {
                [configured(CGFloat(size), $0, CGFloat(scale)).height]
            }
        }
}

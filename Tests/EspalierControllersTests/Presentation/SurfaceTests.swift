import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("The grounds of what is presented")
struct SurfaceTests {
    private func surface(of view: UIView) -> SystemSurface? {
        (view as? any SurfaceGiving)?.surface(of: view) ?? (view.superview as? any SurfaceGiving)?.surface(of: view)
    }

    private func box(_ surface: SystemSurface?) -> CGRect? { surface?.outline.boundingBoxOfPath }

    @Test(
        "A sheet is round at the top, as its controller wishes, and stands on a higher level; what fills the window is not"
    )
    func sheets() {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            b.modalPresentationStyle = .pageSheet
            a.present(b, animated: false)
            #expect(box(surface(of: b.view)) == b.view.bounds && b.traitCollection.userInterfaceLevel == .elevated)
            #expect(a.traitCollection.userInterfaceLevel == .base)
            let usual = surface(of: b.view)?.outline
            b.sheetPresentationController?.preferredCornerRadius = 20
            #expect(surface(of: b.view)?.outline != usual)
            a.dismiss(animated: false)
            let c = stage.probe("c")
            c.modalPresentationStyle = .fullScreen
            a.present(c, animated: false)
            #expect(surface(of: c.view) == nil && c.traitCollection.userInterfaceLevel == .base)
        }
    }

    @Test("A popover has an arrow to its source, in its own colour")
    func popovers() {
        onStage(.iPadPro11Inch) { stage in
            let a = stage.shown("a")
            let view = UIView(frame: rect(400, 200, 60, 40))
            a.view.addSubview(view)
            let b = stage.probe("b")
            b.modalPresentationStyle = .popover
            b.preferredContentSize = CGSize(width: 300, height: 400)
            b.popoverPresentationController?.sourceView = view
            b.popoverPresentationController?.backgroundColor = .red
            a.present(b, animated: false)
            let ground = surface(of: b.view)
            #expect(ground?.color == .red && box(ground) == b.view.bounds)
            // The popover stands below its source: its arrow reaches up to it.
            #expect(ground?.arrow?.boundingBoxOfPath == rect(137, -13, 26, 13))
            #expect(b.traitCollection.userInterfaceLevel == .elevated)
            b.popoverPresentationController?.permittedArrowDirections = []
            stage.window.layoutIfNeeded()
            #expect(surface(of: b.view)?.arrow == nil)
        }
    }

    @Test("An alert is one box with lines between its actions; what cancels an action sheet stands apart")
    func alerts() throws {
        try onStage { stage in
            let a = stage.shown("a")
            for style in [UIAlertController.Style.alert, .actionSheet] {
                let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: style)
                for title in ["Delete", "Archive"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                alert.popoverPresentationController?.sourceView = a.view
                a.present(alert, animated: false)
                stage.window.layoutIfNeeded()
                let view = try #require(alert.view.subviews.first)
                let ground = try #require(surface(of: view))
                #expect(box(ground) == view.bounds && alert.view.backgroundColor != nil)
                #expect(ground.lines.count == (style == .alert ? 3 : 2))
                let parts = ground.outline.segments.count { if case .move = $0 { true } else { false } }
                #expect(parts == (style == .alert ? 1 : 2))
                a.dismiss(animated: false)
            }
        }
    }
}

import EspalierControls
import EspalierScenarios
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierRendering

@Suite("Sweep: what is gone through, and what it costs")
struct SweepTests {
    private static func label(_ text: String, _ frame: CGRect) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        return label
    }

    @Test("the answer is the same for any number of threads")
    func threads() throws {
        var sweep = LayoutSweep(
            widths: 200...400, heights: 300...350, textSizes: [.large, .accessibilityLarge],
            directions: [.leftToRight, .rightToLeft], lengthenings: [1.3])
        sweep.keepsEvidence = true
        sweep.threads = 1
        let one = sweep.run(SweptScreen.view)
        for threads in [2, 7] {
            sweep.threads = threads
            #expect(sweep.run(SweptScreen.view) == one)
        }
        #expect(one.findings.count == 1)
    }

    @Test("at each size the views that have changed are looked at, and no others")
    func counters() {
        // Of ten views in a screen that gets wider, one does.
        @Sendable func screen() -> UIView {
            let screen = UIView()
            for index in 0..<10 {
                let view = UIView(frame: CGRect(x: 10, y: 20 * index, width: 100, height: 10))
                if index == 3 { view.autoresizingMask = .flexibleWidth }
                screen.addSubview(view)
            }
            return screen
        }
        let sweep = LayoutSweep(widths: 300...400, size: CGSize(width: 300, height: 500))
        let counters = sweep.run(screen).coverage.counters
        // 101 widths are one piece, and its tree is looked at whole once; then the screen and the one view.
        #expect(counters == SweepCounters(built: 1, compared: 11 * 101, checked: 11 + 2 * 100, families: 1 + 100))
    }

    @Test("a screen without a finding says what was covered")
    func coverage() {
        let sweep = LayoutSweep(
            widths: 320...1366, heights: 568...1024, textSizes: [.large, .accessibilityLarge],
            directions: [.leftToRight, .rightToLeft], lengthenings: [1.5])
        let report = sweep.run { UIView() }
        #expect(report.findings == [])
        #expect(
            report.description == """
                no findings
                covered: widths 320 to 1366, heights 568 to 1024, text sizes L AX2, left to right and right to left, \
                texts 1.5 times as long, 16 pairs; 6,032 layouts

                """)
        #expect(
            LayoutSweep().run { UIView() }.description == "no findings\ncovered: 390x844; 1 layout\n")
    }

    @Test("pairs are looked at where the axes end and where something begins or ends")
    func pairs() throws {
        // Too wide and too high at once: neither alone is outside.
        final class Corner: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                let isSmall = bounds.width < 330 && bounds.height < 600
                subviews[0].frame = CGRect(x: isSmall ? -20 : 0, y: 0, width: 50, height: 50)
            }
        }
        let report = LayoutSweep(widths: 320...500, heights: 568...900).run {
            let view = Corner()
            view.addSubview(UIView())
            return view
        }
        let finding = try #require(report.findings.first)
        #expect(finding.swept?.lines == [])
        #expect(finding.swept?.pairs.map(\.size) == [CGSize(width: 320, height: 568)])
        #expect(finding.message == "the view lies outside its superview, a view of class Corner at 320x568")
    }

    @Test("size classes follow the size as those of devices do")
    func sizeClasses() throws {
        final class Adaptive: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                let isWide = traitCollection.horizontalSizeClass == .regular
                subviews[0].frame = CGRect(x: isWide ? -20 : 0, y: 0, width: 50, height: 50)
            }
        }
        let report = LayoutSweep(widths: 320...1100).run {
            let view = Adaptive()
            view.addSubview(UIView())
            return view
        }
        // 700 across and more are a pad; a phone of 844 that lies is one from 414 across.
        #expect(report.findings.first?.ranges() == [700...1100])
    }

    @Test("views that come and go at some sizes are looked at as long as they are there, and their texts lengthened")
    func comingViews() throws {
        final class Coming: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                if bounds.width < 400 {
                    subviews.forEach { $0.removeFromSuperview() }
                } else if subviews.isEmpty {
                    addSubview(SweepTests.label("Some text", CGRect(x: 0, y: 0, width: 80, height: 30)))
                }
            }
        }
        let report = LayoutSweep(widths: 320...500, lengthenings: [2]).run { Coming() }
        let finding = try #require(report.findings.first)
        #expect(report.findings.count == 1 && finding.kind == .cutOff)
        #expect(finding.ranges() == [])
        #expect(finding.ranges(lengthening: 2) == [400...500])
        #expect(finding.message == "the label 'Some text' is cut off at widths 400 to 500 with texts 2 times as long")
    }

    @Test("a window gets the sizes itself, with its controllers")
    func window() throws {
        let report = LayoutSweep(widths: 320...400).run {
            let window = UIWindow(screen: .iPhone14)
            window.name = "window"
            window.isHidden = false
            window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 350, height: 20)))
            return window
        }
        #expect(
            report.findings.first?.message
                == "the view in 'window' lies outside its superview, the window 'window' at widths 320 to 349")
    }

    @Test("texts become longer by repeated letters, as much as is said, and nothing else changes")
    func lengthened() {
        #expect(LayoutSweep.lengthened("Save all", times: 1.5) == "Saavee aalll")
        #expect(LayoutSweep.lengthened("abc", times: 1) == "abc")
        #expect(LayoutSweep.lengthened("12:30", times: 3) == "12:30")
        #expect(LayoutSweep.lengthened("a...", times: 2) == "aaaaa...")
        for factor in stride(from: 1.05, to: 3, by: 0.13) {
            let text = "Two words, and 3 more"
            let longer = LayoutSweep.lengthened(text, times: factor)
            #expect(longer.count == Int((Double(text.count) * factor).rounded(.up)))
            #expect(longer.filter { !$0.isLetter } == text.filter { !$0.isLetter })
        }
    }

    @Test("sizes and lengthenings that no screen has stop the program")
    func impossible() async {
        let sides = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = LayoutSweep(widths: 0...100).run { UIView() }
        }
        #expect(errorText(sides).contains("sides from 1 to 100000 and lengthenings from 1 to 100 are needed"))
        let factors = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = LayoutSweep(lengthenings: [0.5]).run { UIView() }
        }
        #expect(errorText(factors).contains("lengthenings [0.5]"))
    }
}

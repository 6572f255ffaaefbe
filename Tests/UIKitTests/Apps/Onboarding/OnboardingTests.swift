import Testing
import UIKit

@Suite("What an application shows first")
struct OnboardingTests {
    private let pages = ["One", "Two", "Three"].map {
        OnboardingPage(title: $0, text: "What page \($0) says, in a text of some lines", color: .systemTeal)
    }

    @Test("A page keeps picture, title and text together in its middle")
    func pageView() {
        let page = OnboardingPageView(page: pages[0])
        let stage = AppStage(page, frame: CGRect(x: 0, y: 0, width: 380, height: 600))
        #expect(page.contentFrame.minX ≈ 40)
        #expect(page.contentFrame.width ≈ 300)
        #expect(isNear(page.contentFrame.midY, 300))
        #expect(isNear(page.pictureFrame.minY, page.contentFrame.minY))
        #expect(page.pictureFrame.size ≈ CGSize(width: 180, height: 240))
        #expect(page.pictureFrame.midX ≈ 190)
        #expect(isNear(page.textFrame.maxY, page.contentFrame.maxY))
        stage.layOut()
    }

    @Test("Dots keep their whole width while one grows and another shrinks")
    func dots() {
        let dots = PageDotsView()
        dots.numberOfPages = 3
        let stage = AppStage(fitting: dots, width: nil)
        #expect(dots.frame.size ≈ CGSize(width: 52, height: 8))
        #expect(dots.widths ≈ [24, 8, 8])
        dots.position = 0.5
        stage.layOut()
        #expect(dots.widths ≈ [16, 16, 8])
        #expect(dots.positions ≈ [0, 22, 44])
        dots.position = 2
        stage.layOut()
        #expect(dots.widths ≈ [8, 8, 24])
        #expect(dots.positions ≈ [0, 14, 28])
    }

    @Test("Pages turn by the button and by a finger, stay when the phone is turned, and end")
    func onboarding() {
        final class Listener: OnboardingControllerDelegate {
            var ends = 0
            func onboardingControllerDidFinish(_ controller: OnboardingController) { ends += 1 }
        }
        let controller = OnboardingController(pages: pages)
        let listener = Listener()
        controller.delegate = listener
        let stage = AppStage(controller)
        #expect(controller.nextButton.frame ≈ CGRect(x: 24, y: 844 - 34 - 66, width: 342, height: 50))
        #expect(controller.dotsView.frame ≈ CGRect(x: 169, y: 744 - 32, width: 52, height: 8))
        #expect(controller.pageViews.map(\.frame.minX) ≈ [0, 390, 780])
        stage.window.tap(controller.nextButton)
        stage.wait(1)
        #expect(controller.currentPage == 1)
        #expect(controller.nextButton.currentTitle == "Next")
        stage.window.rotate(to: .landscapeLeft)
        stage.wait(1)
        #expect(controller.currentPage == 1)
        #expect(controller.scrollView.contentOffset.x ≈ 844)
        #expect(controller.nextButton.frame.minX ≈ (47 + 24))
        stage.window.drag(from: CGPoint(x: 600, y: 100), to: CGPoint(x: 100, y: 100), duration: 0.2)
        stage.wait(1)
        #expect(controller.currentPage == 2)
        #expect(controller.nextButton.currentTitle == "Start")
        stage.window.tap(controller.nextButton)
        #expect(listener.ends == 1)
    }

    @Test("A card's reason wraps beside its button")
    func permissionCard() {
        let card = PermissionCard(
            title: "Place", reason: "To show what is near you, and the way to it", icon: nil)
        let stage = AppStage(fitting: card, width: 280)
        let button = stage.frame(of: card.allowButton)
        let reason = stage.frame(of: card.reason)
        #expect(button.maxX ≈ 264)
        #expect(reason.minX ≈ (16 + 40 + 16))
        #expect(reason.maxX ≈ (button.minX - 16))
        #expect(reason.height > 30)
        #expect(isNear(button.midY, card.frame.midY))
        card.grant()
        stage.layOut()
        #expect(!card.allowButton.isEnabled)
        #expect(stage.frame(of: card.reason).maxX ≈ (stage.frame(of: card.allowButton).minX - 16))
    }

    @Test("One may go on when all is granted; on a pad the cards keep to a readable width")
    func permissions() {
        let controller = PermissionsController()
        let stage = AppStage(controller)
        #expect(controller.continueButton.frame ≈ CGRect(x: 16, y: 844 - 34 - 8 - 50, width: 358, height: 50))
        stage.window.tap(controller.cards[0].allowButton)
        #expect(!controller.continueButton.isEnabled)
        stage.window.tap(controller.cards[1].allowButton)
        #expect(controller.continueButton.isEnabled)
        stage.layOut()
        #expect(controller.cards[1].frame.minY ≈ (controller.cards[0].frame.maxY + 12))
        let pad = PermissionsController()
        let other = AppStage(pad, on: .iPadPro13InchM4)
        #expect(pad.continueButton.frame ≈ other.frame(of: pad.continueButton))
        #expect(pad.continueButton.frame.width < 1032 - 200)
        #expect(pad.continueButton.frame.midX ≈ 516)
    }

    @Test("Terms are accepted at their end, at once if they are short")
    func terms() {
        let long = TermsController(text: String(repeating: "You agree to what stands here. ", count: 200))
        let stage = AppStage(long)
        #expect(long.toolbar.frame.maxY ≈ (844 - 34))
        #expect(long.textView.frame.maxY ≈ long.toolbar.frame.minY)
        #expect(!long.acceptItem.isEnabled)
        #expect(long.textView.contentSize.height > 844)
        var accepted = 0
        long.onAccept = { accepted += 1 }
        long.acceptItem.performPrimaryAction()
        while !long.acceptItem.isEnabled, long.textView.contentOffset.y < 10_000 {
            stage.window.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 200), hold: 0.2)
        }
        long.acceptItem.performPrimaryAction()
        #expect(accepted == 1)
        #expect(long.textView.bounds.maxY >= long.textView.contentSize.height - 1)
        let short = TermsController(text: "You agree.")
        let other = AppStage(short)
        other.layOut()
        #expect(short.acceptItem.isEnabled)
    }
}

// A screen of a storyboard with constraints, on four devices, and on one of them turned.
//
//     swift run Storyboard

import Espalier

let storyboard = UIStoryboard(name: "Profile", bundle: nil)

/// A number without decimals that say nothing.
func text(_ number: CGFloat) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
}

/// Prints the frames in the window, and what constraints contradict each other or leave open.
@MainActor func report(_ profile: ProfileController, in window: UIWindow) {
    for (name, view) in profile.reported {
        let frame = view.convert(view.bounds, to: window)
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(text)
        print("  \(name)  \(numbers.joined(separator: " "))\(view.hasAmbiguousLayout ? "  ambiguous" : "")")
    }
    print("  content \(text(profile.scroll.contentSize.height)) high, conflicts: \(window.layoutConflicts.count)")
}

for screen in [UIScreen.iPhoneSE, .iPhone15, .iPhone16ProMax, .iPadPro11Inch] {
    let window = UIWindow(screen: screen)
    window.rootViewController = storyboard.instantiateInitialViewController()
    window.makeKeyAndVisible()
    guard let navigation = window.rootViewController as? UINavigationController,
        let profile = navigation.topViewController as? ProfileController
    else { fatalError("the storyboard begins with a navigation controller and a profile") }
    window.layoutIfNeeded()
    print("\(screen.name), \(text(screen.portraitSize.width)) by \(text(screen.portraitSize.height)):")
    report(profile, in: window)

    if screen.name == UIScreen.iPhone15.name {
        window.rotate(to: .landscapeRight)
        window.layoutIfNeeded()
        print("\(screen.name), turned:")
        report(profile, in: window)
    }
}

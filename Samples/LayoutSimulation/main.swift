// Builds a screen in Swift, lays it out at two sizes, prints the frames, and writes the screen out as a scenario.
//
//     swift run LayoutSimulation              the scenario goes to standard output
//     swift run LayoutSimulation screen.json  the scenario goes to a file

import Espalier

/// A view with a name, as a subview of another one.
func makeView(_ name: String, in superview: UIView, height: Double = 0) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height))
    view.name = name
    superview.addSubview(view)
    return view
}

/// A card with a picture, a title beside it, and a button below both.
func makeScreen() throws -> UIView {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    screen.name = "screen"

    let card = makeView("card", in: screen)
    let picture = makeView("picture", in: card)
    let title = makeView("title", in: card, height: 24)
    let button = makeView("button", in: card)

    try card.layoutRules.add("ll = rr = 16, maxw = 480, tt = 59")
    try picture.layoutRules.add("ll = tt = 16, w = 25%")
    try picture.layoutRules.add("h = %w * %f", picture, 3.0 / 4)
    try title.layoutRules.add("ll = %rl + 12, ct = %ct", picture, picture)
    try title.layoutRules.add("rr = 16")
    try button.layoutRules.add("tt = %bt + 16", picture)
    try button.layoutRules.add("ll = rr = 16, h = 44")
    // The card is as high as what is in it.
    try card.layoutRules.add("h = %h + %h + 48", picture, button)
    return screen
}

/// One line a view, indented.
func printFrames(of view: UIView, indent: String = "") {
    let frame = view.frame
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    print("\(indent)\(view.name ?? "-")  \(numbers.map { "\($0)" }.joined(separator: " "))")
    for subview in view.subviews { printFrames(of: subview, indent: indent + "  ") }
}

let screen = try makeScreen()

print("portrait")
try screen.solveLayout()
printFrames(of: screen)

print("landscape")
screen.frame.size = CGSize(width: 844, height: 390)
try screen.solveLayout()
printFrames(of: screen)

let scenario = try ScenarioDocument(capturing: screen).json() + "\n"
if CommandLine.arguments.count > 1 {
    try scenario.write(toFile: CommandLine.arguments[1], atomically: true, encoding: .utf8)
} else {
    print(scenario, terminator: "")
}

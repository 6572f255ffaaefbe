import EspalierViews

extension PropertyRule {
    static let recognizer = list(UIGestureRecognizer.self) { recognizer in
        recognizer.flag("cancelsTouchesInView", \.cancelsTouchesInView)
        recognizer.flag("delaysTouchesBegan", \.delaysTouchesBegan)
        recognizer.flag("delaysTouchesEnded", \.delaysTouchesEnded)
        recognizer.flag("enabled", \.isEnabled)
        recognizer.known(attributes: "requiresExclusiveTouchType")
    }

    static let tapRecognizer = list(UITapGestureRecognizer.self) { tap in
        tap.integer("numberOfTapsRequired", \.numberOfTapsRequired, least: 1)
        tap.integer("numberOfTouchesRequired", \.numberOfTouchesRequired, least: 1)
    }

    static let longPressRecognizer = list(UILongPressGestureRecognizer.self) { press in
        press.set("minimumPressDuration") { part, press in
            if let value = part.number(least: 0) { press.minimumPressDuration = value }
        }
        press.number("allowableMovement", \.allowableMovement, least: 0)
        press.integer("numberOfTapsRequired", \.numberOfTapsRequired, least: 0)
        press.integer("numberOfTouchesRequired", \.numberOfTouchesRequired, least: 1)
    }

    static let panRecognizer = list(UIPanGestureRecognizer.self) { pan in
        pan.integer("minimumNumberOfTouches", \.minimumNumberOfTouches, least: 1)
        pan.integer("maximumNumberOfTouches", \.maximumNumberOfTouches, least: 1)
    }

    static let edgePanRecognizer = list(UIScreenEdgePanGestureRecognizer.self) { pan in
        pan.child("edges") { part, pan in
            guard let child = part.child else { return }
            pan.edges = UIRectEdge(
                [("top", UIRectEdge.top), ("left", .left), ("bottom", .bottom), ("right", .right)]
                    .filter { child[$0.0] == "YES" }.map(\.1))
        }
        pan.known(attributes: "edges edgesToRecognize")
    }

    static let swipeRecognizer = list(UISwipeGestureRecognizer.self) { swipe in
        swipe.choice("direction", \.direction, ["right": .right, "left": .left, "up": .up, "down": .down])
        swipe.child("direction") { part, swipe in
            guard let child = part.child else { return }
            swipe.direction = UISwipeGestureRecognizer.Direction(
                [("right", UISwipeGestureRecognizer.Direction.right), ("left", .left), ("up", .up), ("down", .down)]
                    .filter { child[$0.0] == "YES" }.map(\.1))
        }
        swipe.integer("numberOfTouchesRequired", \.numberOfTouchesRequired, least: 1)
    }
}

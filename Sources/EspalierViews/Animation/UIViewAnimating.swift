/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable {
    // The cases are UIKit's, in its order.
    case inactive, active, stopped
}

/// Where the views of an animator stand when it ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    // The cases are UIKit's, in its order.
    case end, start, current
}

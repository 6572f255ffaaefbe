/// Where the lines of a text stand.
public enum NSTextAlignment: Int, Sendable {
    // The cases are UIKit's, in its order.
    case left, center, right, justified, natural
}

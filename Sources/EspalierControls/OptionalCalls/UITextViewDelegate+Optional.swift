import EspalierViews
import Foundation

extension UITextViewDelegate {
    /// `textViewShouldBeginEditing(_:)`, for calls of the form `textViewShouldBeginEditing?(…)`.
    @_disfavoredOverload
    public var textViewShouldBeginEditing: ((UITextView) -> Bool)? { { self.textViewShouldBeginEditing($0) } }

    /// `textViewShouldEndEditing(_:)`, for calls of the form `textViewShouldEndEditing?(…)`.
    @_disfavoredOverload
    public var textViewShouldEndEditing: ((UITextView) -> Bool)? { { self.textViewShouldEndEditing($0) } }

    /// `textViewDidBeginEditing(_:)`, for calls of the form `textViewDidBeginEditing?(…)`.
    @_disfavoredOverload
    public var textViewDidBeginEditing: ((UITextView) -> Void)? { { self.textViewDidBeginEditing($0) } }

    /// `textViewDidEndEditing(_:)`, for calls of the form `textViewDidEndEditing?(…)`.
    @_disfavoredOverload
    public var textViewDidEndEditing: ((UITextView) -> Void)? { { self.textViewDidEndEditing($0) } }

    /// `textViewDidChange(_:)`, for calls of the form `textViewDidChange?(…)`.
    @_disfavoredOverload
    public var textViewDidChange: ((UITextView) -> Void)? { { self.textViewDidChange($0) } }

    /// `textViewDidChangeSelection(_:)`, for calls of the form `textViewDidChangeSelection?(…)`.
    @_disfavoredOverload
    public var textViewDidChangeSelection: ((UITextView) -> Void)? { { self.textViewDidChangeSelection($0) } }

    /// `textView(_:shouldChangeTextIn:replacementText:)`, for calls of the form `textView?(…)`.
    @_disfavoredOverload
    public var textView: UITextView.TextViewCall? { UITextView.TextViewCall(delegate: self) }
}

extension UITextView {
    /// What an optional call of `textView(_:shouldChangeTextIn:replacementText:)` reaches.
    public struct TextViewCall {
        let delegate: any UITextViewDelegate

        /// Calls `textView(_:shouldChangeTextIn:replacementText:)`.
        public func callAsFunction(
            _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
        }
    }
}

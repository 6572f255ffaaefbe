import EspalierViews
import Foundation

extension UITextFieldDelegate {
    /// `textFieldShouldBeginEditing(_:)`, for calls of the form `textFieldShouldBeginEditing?(…)`.
    @_disfavoredOverload
    public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? { { self.textFieldShouldBeginEditing($0) } }

    /// `textFieldDidBeginEditing(_:)`, for calls of the form `textFieldDidBeginEditing?(…)`.
    @_disfavoredOverload
    public var textFieldDidBeginEditing: ((UITextField) -> Void)? { { self.textFieldDidBeginEditing($0) } }

    /// `textFieldShouldEndEditing(_:)`, for calls of the form `textFieldShouldEndEditing?(…)`.
    @_disfavoredOverload
    public var textFieldShouldEndEditing: ((UITextField) -> Bool)? { { self.textFieldShouldEndEditing($0) } }

    /// `textFieldDidEndEditing(_:)`, for calls of the form `textFieldDidEndEditing?(…)`.
    @_disfavoredOverload
    public var textFieldDidEndEditing: ((UITextField) -> Void)? { { self.textFieldDidEndEditing($0) } }

    /// `textFieldShouldClear(_:)`, for calls of the form `textFieldShouldClear?(…)`.
    @_disfavoredOverload
    public var textFieldShouldClear: ((UITextField) -> Bool)? { { self.textFieldShouldClear($0) } }

    /// `textFieldShouldReturn(_:)`, for calls of the form `textFieldShouldReturn?(…)`.
    @_disfavoredOverload
    public var textFieldShouldReturn: ((UITextField) -> Bool)? { { self.textFieldShouldReturn($0) } }

    /// `textField(_:shouldChangeCharactersIn:replacementString:)`, for calls of the form `textField?(…)`.
    @_disfavoredOverload
    public var textField: UITextField.TextFieldCall? { UITextField.TextFieldCall(delegate: self) }
}

extension UITextField {
    /// What an optional call of `textField(_:shouldChangeCharactersIn:replacementString:)` reaches.
    public struct TextFieldCall {
        let delegate: any UITextFieldDelegate

        /// Calls `textField(_:shouldChangeCharactersIn:replacementString:)`.
        public func callAsFunction(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
        }
    }
}

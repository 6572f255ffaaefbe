import EspalierViews

// The classes that make what stands in their views. Documents, and whoever else makes such a view again, leave it out.
extension UIActivityIndicatorView: SelfFilledView {}
extension UIButton: SelfFilledView {}
extension UIDatePicker: SelfFilledView {}
extension UINavigationBar: SelfFilledView {}
extension UIPageControl: SelfFilledView {}
extension UIPickerView: SelfFilledView {}
extension UIProgressView: SelfFilledView {}
extension UISearchBar: SelfFilledView {}
extension UISegmentedControl: SelfFilledView {}
extension UISlider: SelfFilledView {}
extension UIStepper: SelfFilledView {}
extension UISwitch: SelfFilledView {}
extension UITabBar: SelfFilledView {}
extension UITextField: SelfFilledView {}
extension UITextView: SelfFilledView {}
extension UIToolbar: SelfFilledView {}

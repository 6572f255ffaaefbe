/// An object that hears when it has been read from an interface file.
public protocol NibAwaking: AnyObject {
    /// The object and all that was read with it are there, properties, outlets and runtime attributes set. Called once,
    /// on inner objects before outer ones.
    func awakeFromNib()
}

/// A key that says when it ends: it keeps objects until its own deinit.
///
/// Most classes offer no hook at the end of their instances. One that conforms does: an object that it was given is
/// released with it, and that object's own deinit is the hook.
package protocol LifetimeBound: AnyObject {
    /// Keeps `object` until this instance's deinit, or until `unbind(owner)`.
    ///
    /// There is one object per owner: binding again for the same owner replaces the first. Must not run foreign code
    /// other than the replaced object's deinit.
    func bind(_ object: AnyObject, for owner: ObjectIdentifier)

    /// Gives up what was bound for `owner`. Does nothing if there is none.
    func unbind(_ owner: ObjectIdentifier)
}

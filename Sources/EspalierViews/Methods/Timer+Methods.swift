import Foundation

// In the form that code for UIKit has, with a method where that has a selector. A timer holds its target, as there.
extension Timer {
    /// Makes a timer, adds it to the run loop of the thread, and calls a method of an object when it fires.
    ///
    ///     Timer.scheduledTimer(timeInterval: 1, target: self, selector: Banner.tick(_:), userInfo: nil, repeats: true)
    ///
    /// Time is real, not that of a window's clock: the run loop must run.
    ///
    /// - Parameters:
    ///   - interval: Seconds between two calls.
    ///   - target: Whose method is called. Held until the timer is invalidated.
    ///   - method: The method, by its type.
    ///   - userInfo: Foundation's timers keep none here: hand it over in a closure.
    ///   - repeats: Whether it fires more than once.
    @discardableResult
    public class func scheduledTimer<Target: AnyObject>(
        timeInterval interval: TimeInterval, target: Target, selector method: @escaping (Target) -> (Timer) -> Void,
        userInfo: Never?, repeats: Bool
    ) -> Timer {
        // It fires on the thread that has made it, which is the target's.
        nonisolated(unsafe) let call = method(target)
        return scheduledTimer(withTimeInterval: interval, repeats: repeats) { call($0) }
    }

    /// As ``scheduledTimer(timeInterval:target:selector:userInfo:repeats:)``, for a method that does not take the timer.
    @discardableResult
    public class func scheduledTimer<Target: AnyObject>(
        timeInterval interval: TimeInterval, target: Target, selector method: @escaping (Target) -> () -> Void,
        userInfo: Never?, repeats: Bool
    ) -> Timer {
        let takingTimer = { (target: Target) -> (Timer) -> Void in
            let call = method(target)
            return { _ in call() }
        }
        return scheduledTimer(
            timeInterval: interval, target: target, selector: takingTimer, userInfo: userInfo, repeats: repeats)
    }
}

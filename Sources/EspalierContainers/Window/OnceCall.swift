/// A closure that is called exactly once: by `call()`, or at the latest when nobody can call it any more.
final class OnceCall {
    private var body: (() -> Void)?

    init(_ body: (() -> Void)?) {
        self.body = body
    }

    deinit {
        body?()
    }

    func call() {
        let body = body
        self.body = nil
        body?()
    }
}

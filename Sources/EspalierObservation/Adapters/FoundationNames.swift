// Foundation has key-value observing only where there is an Objective-C runtime. Elsewhere its names mean ours, so that
// declarations such as `var token: NSKeyValueObservation?` move over.
#if !canImport(ObjectiveC)
    /// The name that Foundation gives a token.
    public typealias NSKeyValueObservation = KeyValueObservation
    /// The name that Foundation gives the options.
    public typealias NSKeyValueObservingOptions = ObservingOptions
    /// The name that Foundation gives a change.
    public typealias NSKeyValueObservedChange = ObservedChange
    /// The name that Foundation gives the kind of a change.
    public typealias NSKeyValueChange = ObservedChangeKind
#endif

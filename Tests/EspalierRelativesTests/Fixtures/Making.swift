import EspalierViews

/// Gives a view a name and a tag, and puts it in `superview`.
@discardableResult
func put<View: UIView>(_ view: View, _ name: String? = nil, tag: Int = 0, in superview: UIView? = nil) -> View {
    view.name = name
    view.tag = tag
    superview?.addSubview(view)
    return view
}

/// The names of views, in order; `?` for a view without a name.
func names(_ views: some Sequence<UIView>) -> [String] {
    views.map { $0.name ?? "?" }
}

/// Groups with the names of their members.
func names<Key>(_ groups: [Key: [UIView]]) -> [Key: [String]] {
    groups.mapValues { names($0) }
}

/// root ─┬─ a ─┬─ c ─── e
///       │     └─ d
///       └─ b ─── f
struct Family {
    let root = put(UIView(), "root")
    let a, b, c, d, e, f: UIView

    init() {
        a = put(UIView(), "a", in: root)
        b = put(UIView(), "b", in: root)
        c = put(UIView(), "c", in: a)
        d = put(UIView(), "d", in: a)
        e = put(UIView(), "e", in: c)
        f = put(UIView(), "f", in: b)
    }

    var all: [UIView] { [root, a, c, e, d, b, f] }
}

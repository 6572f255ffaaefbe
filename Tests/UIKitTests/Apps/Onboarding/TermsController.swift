import UIKit

/// A text that has to be scrolled to its end before it can be accepted.
final class TermsController: UIViewController, UITextViewDelegate {
    private(set) lazy var textView: UITextView = {
        let view = UITextView()
        view.isEditable = false
        view.font = .preferredFont(forTextStyle: .body)
        view.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
        view.delegate = self
        return view
    }()
    let toolbar = UIToolbar()
    private(set) lazy var acceptItem = UIBarButtonItem(
        title: "Accept", style: .done, target: self, action: TermsController.accept)
    var onAccept: (() -> Void)?

    init(text: String) {
        super.init(nibName: nil, bundle: nil)
        textView.text = text
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(textView)
        view.addSubview(toolbar)
        toolbar.items = [
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), acceptItem,
        ]
        acceptItem.isEnabled = false
        let views = ["text": textView, "bar": toolbar]
        views.values.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        var constraints = NSLayoutConstraint.constraints(withVisualFormat: "H:|[text]|", metrics: nil, views: views)
        constraints += NSLayoutConstraint.constraints(withVisualFormat: "H:|[bar]|", metrics: nil, views: views)
        constraints += NSLayoutConstraint.constraints(withVisualFormat: "V:|[text][bar]", metrics: nil, views: views)
        constraints.append(toolbar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor))
        NSLayoutConstraint.activate(constraints)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollViewDidScroll(textView)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        if scrollView.contentSize.height > 0, visible.maxY >= scrollView.contentSize.height - 1 {
            acceptItem.isEnabled = true
        }
    }

    private func accept() {
        onAccept?()
    }
}

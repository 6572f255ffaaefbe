import UIKit

@MainActor
public final class NoteCell: UITableViewCell {
    @IBOutlet private weak var noteLabel: UILabel! {
        didSet { noteLabel.numberOfLines = 2 }
    }

    public var note: String? {
        get { noteLabel.text }
        set { noteLabel.text = newValue }
    }
}

import UIKit

@MainActor
final class NoteCell: UITableViewCell {
    @IBOutlet private weak var noteLabel: UILabel! {
        didSet { noteLabel.numberOfLines = 2 }
    }

    var note: String? {
        get { noteLabel.text }
        set { noteLabel.text = newValue }
    }
}

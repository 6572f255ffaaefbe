import UIKit

// In an extension of another file, as Objective-C lets one override.
extension NoteListController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        notes.texts.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "NoteCell", for: indexPath)
        (cell as? NoteCell)?.note = notes.texts[indexPath.row]
        return cell
    }
}

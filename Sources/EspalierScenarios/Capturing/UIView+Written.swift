import EspalierViews

extension ScenarioClasses {
    /// The text of a view; nil where its class has none.
    package func text(of view: UIView) -> String? { textReader(of: view)?(view) }

    /// Reads the texts of views of the same class; nil where it has none.
    package func textReader(of view: UIView) -> (@Sendable (UIView) -> String?)? { textAccess(of: view)?.get }

    /// What a document calls the class of a view.
    package func writtenName(of view: UIView) -> String { name(of: view) }
}

extension UIView {
    /// The view's autoresizing mask as a document writes it; nil where nothing is flexible.
    package final var writtenAutoresizing: String? {
        let words = autoresizingMask.words
        return words.isEmpty ? nil : JSONWriter.json { $0.words(words) }
    }

    /// The properties that a scenario gave to the view, as JSON, in the order in which their names first came up.
    package final var writtenProperties: [(name: String, json: String)] {
        ScenarioProperties.properties(of: self).map { property in
            (property.name, JSONWriter.json { $0.value(property.value) })
        }
    }
}

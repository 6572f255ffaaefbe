import EspalierSupport

/// How a document refers to a view.
package struct ScenarioReference: Sendable, Equatable, CustomStringConvertible {
    package enum Target: Sendable, Equatable {
        /// The first view of that name, depth-first.
        case name(String)
        /// The way down from the root, by the indices of subviews; empty for the root itself.
        case path([Int])
        /// The way down from a view that a `keep` step keeps, by the number of that step from 0: `//0/2`.
        case kept(Int, [Int])
    }

    package var target: Target
    package var mark: ScenarioMark

    package init(_ target: Target, mark: ScenarioMark = .none) {
        self.target = target
        self.mark = mark
    }

    /// Reads a name, or a path such as `/`, `/0/2` or `//0/2`. Nil for an empty text, and for a text that begins with `/`
    /// and is no path.
    package init?(_ text: String, mark: ScenarioMark = .none) {
        self.mark = mark
        guard text.utf8.first == UInt8(ascii: "/") else {
            guard !text.isEmpty else { return nil }
            target = .name(text)
            return
        }
        var indices: [Int] = []
        let isKept = text.hasPrefix("//")
        if text != "/" {
            for part in text.dropFirst(isKept ? 2 : 1).split(separator: "/", omittingEmptySubsequences: false) {
                guard part.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }), let index = Int(part)
                else { return nil }
                indices.append(index)
            }
        }
        target = isKept ? .kept(indices[0], Array(indices.dropFirst())) : .path(indices)
    }

    /// As it is written in a document.
    package var description: String {
        switch target {
        case .name(let name): name
        case .path(let indices): pathText(of: indices)
        case .kept(let number, let indices): "/" + pathText(of: [number] + indices)
        }
    }
}

import EspalierControls
import EspalierViews
import Foundation

// As UIKit has them.
extension FieldForm where Value == CGFloat {
    static var points: FieldForm {
        FieldForm<Double>.number.map {
            CGFloat($0)
        } back: {
            Double($0)
        }
    }

    /// `automaticDimension` is the word.
    static var height: FieldForm {
        FieldForm(.height) {
            if case .height(let value) = $0 { value.map { CGFloat($0) } ?? UITableView.automaticDimension } else { nil }
        } write: {
            .height($0 == UITableView.automaticDimension ? nil : Double($0))
        }
    }
}

extension FieldForm where Value == Float {
    static var float: FieldForm {
        FieldForm<Double>.number.map {
            Float($0)
        } back: {
            Double($0)
        }.within(.anyNumber)
    }
}

extension FieldForm where Value == String? {
    static var optionalText: FieldForm {
        FieldForm<String>.text.map {
            .some($0)
        } back: {
            $0
        }
    }
}

extension FieldForm where Value == CGSize {
    /// `automaticSize` is the word.
    static var estimate: FieldForm {
        FieldForm(.estimate) {
            if case .estimate(let size) = $0 { size ?? UICollectionViewFlowLayout.automaticSize } else { nil }
        } write: {
            .estimate($0 == UICollectionViewFlowLayout.automaticSize ? nil : $0)
        }
    }
}

extension FieldForm where Value == CGRect? {
    static var place: FieldForm {
        FieldForm(.place) {
            if case .place(let rectangle) = $0 { .some(rectangle) } else { nil }
        } write: {
            .place($0)
        }
    }
}

extension FieldForm where Value == UIFont? {
    static var font: FieldForm {
        FieldForm<ScenarioFont>.font.map {
            .some($0.value)
        } back: {
            $0.map { ScenarioFont($0) }
        }
    }
}

extension FieldForm where Value == UIImage? {
    static var image: FieldForm {
        FieldForm(.image) {
            if case .image(let image) = $0 { .some(image.value) } else { nil }
        } write: {
            $0.map { .image(ScenarioImage($0)) }
        }
    }
}

extension FieldForm where Value: Equatable & Sendable {
    /// Values that have names.
    static func words(_ words: KeyValuePairs<String, Value>) -> FieldForm {
        let pairs = words.map { (word: $0.key, value: $0.value) }
        return FieldForm(.word(pairs.map(\.word))) { value in
            guard case .word(let word) = value else { return nil }
            return pairs.first { $0.word == word }?.value
        } write: { value in
            pairs.first { $0.value == value }.map { .word($0.word) }
        }
    }
}

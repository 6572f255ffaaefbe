import EspalierViews
import Foundation

/// A number, or several, that a flow computes with.
protocol FlowMetric {
    /// Whether it can be computed with: finite, and sizes not negative.
    var isUsable: Bool { get }
}

extension CGSize: FlowMetric {
    var isUsable: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}

extension CGFloat: FlowMetric {
    var isUsable: Bool { isFinite }
}

extension UIEdgeInsets: FlowMetric {
    var isUsable: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

extension UICollectionViewFlowLayout {
    final func check(_ metric: some FlowMetric, _ what: @autoclosure () -> String) {
        if metric.isUsable { return }
        trap("\(what()) of \(type(of: self)) is \(metric): it must be finite, and a size not negative")
    }

    final func checked<Metric: FlowMetric>(_ metric: Metric, _ what: @autoclosure () -> String) -> Metric {
        check(metric, what())
        return metric
    }
}

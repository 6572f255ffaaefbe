// `import UIKit` where there is no UIKit: Foundation, and what has UIKit's names. The languages and tools beside it have
// names that applications use for types of their own, and are imported by `import Espalier`.
@_exported import EspalierControllers
@_exported import EspalierControls
@_exported import EspalierNibs
@_exported import EspalierObservation
@_exported import EspalierText
@_exported import EspalierViews
@_exported import Foundation

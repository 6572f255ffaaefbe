// The umbrella: re-exports the libraries and Foundation, nothing else.
@_exported import EspalierControllers
@_exported import EspalierControls
@_exported import EspalierLayout
@_exported import EspalierNibs
@_exported import EspalierObservation
@_exported import EspalierRelatives
@_exported import EspalierRecording
@_exported import EspalierRendering
@_exported import EspalierSLL
@_exported import EspalierScenarios
@_exported import EspalierText
@_exported import EspalierViews
@_exported import Foundation

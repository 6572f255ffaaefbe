// Fonts, paragraph styles and measuring stand in a target without views; they come with the controls.
@_exported import EspalierText

import EspalierApplications
import EspalierRendering
import Testing

/// Expects that a scene of an application holds in all settings, in a test of Swift Testing.
///
///     static let application = Result { try Application(folder: URL(filePath: "MyApp")) }
///
///     @Test(arguments: try application.get().scenes)
///     func holds(_ scene: ApplicationScene) throws {
///         expectLayout(of: scene, in: try Self.application.get())
///     }
///
/// Each finding of an error is an issue at the place of the call, which names file and line, the settings on which it shows,
/// and how to mend it. What is silenced in the configuration or in the file's notes is none, and neither are warnings.
///
/// - Parameters:
///   - scene: One of the application's.
///   - application: The application.
///   - options: What is asked for besides the configuration: devices, languages, kinds.
///   - sourceLocation: Where issues are recorded.
public func expectLayout(
    of scene: ApplicationScene, in application: Application,
    _ options: ApplicationLintOptions = ApplicationLintOptions(), sourceLocation: SourceLocation = #_sourceLocation
) {
    for failure in LayoutFailure.messages(of: scene, application, options) {
        Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
    }
}

/// Expects that a scene of an application holds at every size, text size and direction of a sweep, on the devices of the
/// application's configuration, in a test of Swift Testing.
///
/// - Parameters:
///   - sweep: What is gone through besides. Kinds of findings are switched off with its `without`.
///   - scene: One of the application's.
///   - application: The application.
///   - sourceLocation: Where issues are recorded.
public func expectLayout(
    _ sweep: LayoutSweep, of scene: ApplicationScene, in application: Application,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expectLayout(of: scene, in: application, ApplicationLintOptions(sweep), sourceLocation: sourceLocation)
}

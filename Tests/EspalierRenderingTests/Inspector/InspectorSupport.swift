import EspalierScenarios
import Foundation

@testable import EspalierRendering

/// A recording of a scenario that is written as JSON.
func recording(_ json: String) throws -> ScenarioRecording {
    try ScenarioRecording(running: ScenarioDocument(json: json), source: json)
}

/// The data that the page of a recording holds, as plain values.
func pageData(_ recording: ScenarioRecording, eventLimit: Int = 250) throws -> [String: Any] {
    var data = InspectorData(recording, eventLimit: eventLimit)
    return try object(data.json())
}

func object(_ json: [UInt8]) throws -> [String: Any] {
    struct NoObject: Error {}
    guard let object = try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any] else { throw NoObject() }
    return object
}

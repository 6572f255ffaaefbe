extension InterfaceElement {
    /// The class that an element name stands for.
    package var className: String {
        switch name {
        case "tableViewCellContentView", "collectionViewCellContentView", "containerView": "UIView"
        case "wkWebView": "WKWebView"
        case "mapView": "MKMapView"
        case "glkView": "GLKView"
        case "skView": "SKView"
        case "sceneKitView": "SCNView"
        case "arskView": "ARSKView"
        case "arscnView": "ARSCNView"
        case "mtkView": "MTKView"
        default: "UI" + name.prefix(1).uppercased() + name.dropFirst()
        }
    }
}

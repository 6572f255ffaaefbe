import EspalierViews

// What these views show comes from elsewhere. Here they are what a layout sees of them: a frame and subviews.

/// A view of a web page, as a box.
open class WKWebView: UIView {}

/// A view of a map, as a box.
open class MKMapView: UIView {}

/// A view drawn by OpenGL, as a box.
open class GLKView: UIView {}

/// A view of a scene in space, as a box.
open class SCNView: UIView {}

/// A view of a flat scene, as a box.
open class SKView: UIView {}

/// A view of a scene in space over the camera's picture, as a box.
open class ARSCNView: SCNView {}

/// A view of a flat scene over the camera's picture, as a box.
open class ARSKView: SKView {}

/// A view drawn by Metal, as a box.
open class MTKView: UIView {}

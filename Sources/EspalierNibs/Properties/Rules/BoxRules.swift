import EspalierControls
import EspalierViews
import Foundation

extension PropertyRule {
    /// What the classes have that are boxes here: nothing of it is kept.
    static let box = known(
        attributes: """
            mapType enableSetNeedsDisplay colorPixelFormat depthStencilPixelFormat sampleCount allowsLinkPreview \
            allowsBackForwardNavigationGestures zoomEnabled rotateEnabled pitchEnabled showsUserLocation showsScale \
            showsBuildings showsPointsOfInterest showsCompass showsTraffic drawableColorFormat drawableDepthFormat \
            drawableStencilFormat drawableMultisample paused framebufferOnly autoResizeDrawable clearDepth \
            clearStencil preferredFramesPerSecond preferredFrameRate allowsCameraControl autoenablesDefaultLighting \
            jitteringEnabled playing loops asynchronous allowsTransparency ignoresSiblingOrder shouldCullNonVisibleNodes \
            customUserAgent inspectable findInteractionEnabled scrollEnabled presentsWithTransaction antialiasingMode \
            automaticallyUpdatesLighting rendersContinuously
            """,
        keys: "configuration mapConfiguration clearColor scene wkWebViewConfiguration")
}

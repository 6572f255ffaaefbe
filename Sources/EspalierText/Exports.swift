// The one name of `EspalierSupport` that files of this target use without an import.
@_exported import func EspalierSupport.trap

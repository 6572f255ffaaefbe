// The names of `TestSupport` that files of this target use without an import.
@_exported import func TestSupport.rect
@_exported import func TestSupport.size

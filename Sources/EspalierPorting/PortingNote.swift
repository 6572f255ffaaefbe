/// Something that was rewritten, or is left to do.
struct PortingNote {
    /// Where it is in the bytes of the source as it was.
    let offset: Int
    /// What was done, or what is wrong.
    let message: String
    /// What to do by hand; nil for what is done.
    let fix: String?
}

/// The fonts that every device has, by the beginnings of their PostScript names up to the style.
///
/// The families are those that Apple lists under "Fonts included with iOS" (https://developer.apple.com/fonts/system-fonts/).
enum SystemFonts {
    private static let families: Set<String> = [
        "AcademyEngravedLetPlain", "AlNile", "AmericanTypewriter", "AppleColorEmoji", "AppleSDGothicNeo",
        "AppleSymbols",
        "Arial", "ArialHebrew", "ArialMT", "ArialRoundedMTBold", "Avenir", "AvenirNext", "AvenirNextCondensed",
        "Baskerville",
        "BodoniSvtyTwoITCTT", "BodoniSvtyTwoOSITCTT", "BodoniSvtyTwoSCITCTT", "BodoniOrnamentsITCTT",
        "BradleyHandITCTT", "ChalkboardSE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier",
        "CourierNewPS",
        "CourierNewPSMT", "DINAlternate", "DINCondensed", "Damascus", "DamascusBold", "DevanagariSangamMN", "Didot",
        "EuphemiaUCAS", "Farah", "Futura", "Galvji", "GeezaPro", "Georgia", "GillSans", "GranthaSangamMN",
        "GujaratiSangamMN", "GurmukhiMN", "Helvetica", "HelveticaNeue", "HiraMaruProN", "HiraMinProN", "HiraginoSans",
        "HoeflerText", "Impact", "KannadaSangamMN", "Kefa", "KhmerSangamMN", "KohinoorBangla", "KohinoorDevanagari",
        "KohinoorGujarati", "KohinoorTelugu", "LaoSangamMN", "MalayalamSangamMN", "MarkerFelt", "Menlo", "Mishafi",
        "MuktaMahee", "MyanmarSangamMN", "Noteworthy", "NotoNastaliqUrdu", "NotoSansKannada", "NotoSansMyanmar",
        "NotoSansOriya", "NewYork", "NewYorkMedium", "NewYorkSmall", "NewYorkLarge", "NewYorkExtraLarge", "Optima",
        "OriyaSangamMN", "Palatino", "Papyrus", "PartyLetPlain", "PingFangHK", "PingFangSC", "PingFangTC", "Rockwell",
        "STIXTwoMath", "STIXTwoText", "SanFranciscoDisplay", "SavoyeLetPlain", "SinhalaSangamMN", "SnellRoundhand",
        "Symbol", "TamilSangamMN", "TeluguSangamMN", "Thonburi", "TimesNewRomanPS", "TimesNewRomanPSMT", "TrebuchetMS",
        "TrebuchetMS", "Trebuchet", "Verdana", "ZapfDingbatsITC", "Zapfino", "SFProText", "SFProDisplay",
        "SFProRounded",
        "SFMono", "SFCompactText", "SFUIText", "SFUIDisplay", "System", "STHeitiSC", "STHeitiTC", "HeitiSC", "HeitiTC",
        "HiraKakuProN", "Marion", "IowanOldStyle", "Superclarendon", "BanglaSangamMN",
    ]

    /// Whether a font of that PostScript name or family is on every device.
    static func has(_ name: String) -> Bool {
        if name.hasPrefix(".") { return true }
        let family = name.prefix { $0 != "-" }.filter { $0 != " " }
        return families.contains(String(family)) || families.contains(String(name.filter { $0 != " " }))
    }
}

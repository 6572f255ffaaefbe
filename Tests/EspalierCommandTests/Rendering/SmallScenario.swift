/// Scenarios that the tests of the subcommands share.
enum SmallScenario {
    /// A title beside an avatar, in a screen that becomes wider.
    static let title = #"""
        {"espalier": 1, "title": "A title", "root": {"name": "screen", "frame": [0, 0, 390, 844], "subviews": [
          {"name": "avatar", "rules": ["tt = ll = 16, w = h = 64"]},
          {"name": "title", "frame": [0, 0, 0, 24], "rules": [["ll = %rl + 8, ct = %ct", "avatar", "avatar"], "rr = 16"]}]},
         "steps": [
          {"expect": "title", "frame": [88, 36, 286, 24]},
          {"set": "screen", "keyPath": "frame.size.width", "value": 844}
         ]}
        """#

    /// The tree of `title` after its last step.
    static let tree = """
        UIView "screen" [0, 0, 844, 844]
          UIView "avatar" [16, 16, 64, 64]
          UIView "title" [88, 36, 740, 24]

        """

    /// Its second step cannot be done.
    static let ended = #"{"espalier": 1, "root": {}, "steps": [{"layout": "/"}, {"layout": "/3"}]}"#
    static let endedMessage = """
        standard input:1:67: $.steps[1].layout: there is no view '/3'
          {"espalier": 1, "root": {}, "steps": [{"layout": "/"}, {"layout": "/3"}]}
                                                                            ^
        fix: '/' has no subviews

        """

    /// An expectation fails.
    static let failing = #"{"espalier": 1, "root": {}, "steps": [{"expect": "/", "frame": [1, 0, 0, 0]}]}"#

    static let wrong = #"{"espalier": 1, "root": {"fram": 1}}"#
    static let wrongMessage = """
        standard input:1:26: $.root.fram: unknown key 'fram' of a view
          {"espalier": 1, "root": {"fram": 1}}
                                   ^
        fix: did you mean 'frame'?

        """
}

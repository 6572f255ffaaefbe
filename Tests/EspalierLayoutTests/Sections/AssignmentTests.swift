import EspalierLayout
import EspalierViews
import Testing

@Suite("SLL 6: assigning a constraint")
struct AssignmentTests {
    @Test(
        "6.1: nil makes each of the 18 names unset",
        arguments: [
            "ll", "cl", "rl", "lr", "cr", "rr", "tt", "ct", "bt", "tb", "cb", "bb", "w", "h", "minw", "maxw", "minh",
            "maxh",
        ])
    func reset(name: String) throws {
        #expect(try solved("\(name) = 33") != [10, 20, 100, 50] || name.hasPrefix("min"))
        #expect(try solved("\(name) = 33, \(name) = nil") == [10, 20, 100, 50])
        #expect(try solved("\(name) = 33", "\(name) = nil") == [10, 20, 100, 50])
        // Read again it is 0.
        #expect(try solved("\(name) = 33", "\(name) = nil", "minw = 500 - \(name)")[2] == 500)
    }

    @Test("6.2: a mirror name assigns its canonical name too, a canonical name does not touch the mirror")
    func mirrors() throws {
        #expect(try solved("lr = 60, tt = lr")[1] == 60)
        #expect(try solved("lr = 60, tt = ll")[1] == 340)
        #expect(try solved("ll = 60, tt = lr")[1] == 0)
        #expect(try solved("lr = 60, ll = 10, tt = lr") == [10, 60, 100, 50])
        #expect(try solved("bb = 60, ll = bt") == [240, 190, 100, 50])
        #expect(try solved("cb = 60, ll = ct") == [240, 215, 100, 50])
    }

    @Test("6.2: nil to a mirror name resets the canonical one, nil to a canonical name leaves the mirror")
    func mirrorReset() throws {
        #expect(try solved("ll = 5, lr = nil") == [10, 20, 100, 50])
        #expect(try solved("ll = 5, lr = nil, tt = ll")[1] == 0)
        #expect(try solved("lr = 60, ll = nil, tt = lr") == [10, 60, 100, 50])
    }

    @Test("6.2: the mirrored value follows the superview's size")
    func mirrorFollows() throws {
        let stage = Stage()
        let view = stage.view("a", 0, 0, 100, 50)
        try view.layoutRules.add("rr = 10, tt = rl")
        try stage.solve()
        #expect(view.numbers == [290, 390, 100, 50])
        stage.root.frame.size.width = 200
        try stage.solve()
        #expect(view.numbers == [90, 190, 100, 50])
    }

    @Test(
        "6.3: a third rule displaces the oldest; assigning again moves to the end",
        arguments: [
            ("ll = 10, cl = 60, rl = 100", [20.0, 80.0]),
            ("ll = 10, rl = 100, cl = 60", [20, 80]),
            ("cl = 60, rl = 100, ll = 10", [10, 90]),
            ("rl = 100, cl = 60, ll = 10", [10, 100]),
            // `ll` moves to the end, so that `cl` is the oldest.
            ("ll = 10, cl = 60, ll = 20, rl = 100", [20, 80]),
            ("ll = 10, cl = 60, rl = 100, ll = 40", [40, 60]),
            // A mirror name counts as its canonical name.
            ("ll = 10, lr = 300, rl = 200", [100, 100]),
            ("ll = 10, cl = 60, rr = 300", [20, 80]),
            ("ll = 10, rl = 90, lr = 350", [50, 40]),
            ("lr = 350, rr = 300, cr = 310", [80, 20]),
        ] as [(String, [Double])])
    func displacement(text: String, expected: [Double]) throws {
        let across = try solved(text)
        #expect([across[0], across[2]] == expected)
        let parts = text.split(separator: ",").map(String.init)
        let stage = Stage()
        let view = stage.view("a", 10, 20, 100, 50)
        for part in parts { try view.layoutRules.add(part) }
        try stage.solve()
        #expect(view.numbers == across)
    }

    @Test("6.3: which rule is newest shows where a limit makes both impossible")
    func newest() throws {
        #expect(try solved("ll = 10, rl = 50, minw = 80")[0] == -30)
        #expect(try solved("rl = 50, ll = 10, minw = 80")[0] == 10)
        #expect(try solved("ll = 10, rl = 50, ll = 10, minw = 80")[0] == 10)
        #expect(try solved("ll = 10, rl = 50, ll += 0, minw = 80")[0] == 10)
        #expect(try solved("ll = 10, rl = 50, lr = 390, minw = 80")[0] == 10)
    }

    @Test("6.3: dropping a rule keeps the remembered value")
    func remembered() throws {
        #expect(try solved("ll = 10, cl = 60, rl = 100, tt = ll")[1] == 10)
    }

    @Test("6.4: nil takes a rule out of the list and drops nothing else")
    func takenOut() throws {
        #expect(try solved("ll = 10, rl = 50, rl = nil") == [10, 20, 100, 50])
        #expect(try solved("ll = 10, rl = 50, ll = nil") == [-50, 20, 100, 50])
        #expect(try solved("ll = 10, rl = 50, cl = nil") == [10, 20, 40, 50])
        #expect(try solved("ll = 10, cl = 60, rl = 100, ll = nil") == [20, 20, 80, 50])
        // The oldest is displaced, the second reset: one is left.
        #expect(try solved("ll = 10, cl = 60, rl = 100, cl = nil") == [0, 20, 100, 50])
    }

    @Test("6.5: sizes and limits are not in the lists and displace nothing")
    func sizes() throws {
        #expect(try solved("ll = 10, rl = 50, w = 7, minw = 1, maxw = 500") == [10, 20, 40, 50])
        #expect(try solved("ll = 10, w = 7, rl = 50") == [10, 20, 40, 50])
        #expect(try solved("ll = 10, w = 7, rl = 50, rl = nil") == [10, 20, 7, 50])
    }
}

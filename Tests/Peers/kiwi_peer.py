"""kiwi, the solver of constraints, by the Python package `kiwisolver`.

The same: the tree T(n) with the four constraints a view of A1, and what the clock sees: A1 adding constraints that
are made already, and the first solution; A2 the solution for another size of the root; A3 another height of one
leaf, the solution included.
Not the same: kiwi knows variables, not views; their values are their places in the root, and nobody writes frames.
The root's size and the leaf's height are edit variables, which is the fastest way to change them; it weighs
strengths where ours has priorities. A call from Python for each constraint is in A1, a tenth of a microsecond of its
time. It takes at most 1,000 nodes: an insertion takes longer the more there are.
"""

import kiwisolver
import peer


class Tree:
    """The variables of T(n), its constraints, and the root's size, which can be edited."""

    def __init__(self, n, free=None):
        """free -- the view whose height is not a share of its parent's."""
        self.n = n
        names = ("left", "top", "width", "height")
        self.views = [tuple(kiwisolver.Variable(name) for name in names) for _ in range(n)]
        self.constraints = []
        self.solver = kiwisolver.Solver()
        for index in range(1, n):
            left, top, width, height = self.views[index]
            outer = self.views[peer.parent_of(index)]
            self.constraints.append(left == outer[0] + 2)
            self.constraints.append(left + width == outer[0] + outer[2] - 2)
            if index != free:
                self.constraints.append(height == 0.08 * outer[3])
            if (index - 1) % 10 == 0:
                self.constraints.append(top == outer[1] + 2)
            else:
                before = self.views[index - 1]
                self.constraints.append(top == before[1] + before[3] + 1)
        left, top, width, height = self.views[0]
        self.solver.addConstraint(left == 0)
        self.solver.addConstraint(top == 0)
        self.solver.addEditVariable(width, "strong")
        self.solver.addEditVariable(height, "strong")
        self.suggest(1000, 100_000)

    def suggest(self, width, height):
        self.solver.suggestValue(self.views[0][2], width)
        self.solver.suggestValue(self.views[0][3], height)

    def first(self):
        add = self.solver.addConstraint
        for constraint in self.constraints:
            add(constraint)
        self.solver.updateVariables()

    def resize(self, width, height):
        self.suggest(width, height)
        self.solver.updateVariables()

    def check(self, width, height):
        values = [tuple(variable.value() for variable in view) for view in self.views]
        for index, expected in enumerate(peer.columns(self.n, width, height)):
            outer = values[peer.parent_of(index)] if index else (0, 0)
            left, top, *size = values[index]
            found = (left - outer[0], top - outer[1], *size)
            is_close = all(abs(a - b) < 1e-6 * (1 + abs(b)) for a, b in zip(found, expected))
            peer.check(is_close, f"{found}, not {expected}")


def full_layout(n):
    first, second = [], []
    for _ in range(peer.sample_count(n)):
        tree = Tree(n)
        first.append(peer.nanoseconds(tree.first) / n)
        tree.check(1000, 100_000)
        second.append(peer.nanoseconds(tree.resize, 800, 80_000) / n)
        tree.check(800, 80_000)
    peer.report("A1", "T", n, "ns/view", first)
    peer.report("A2", "T", n, "ns/view", second)


def one_leaf(n):
    for name, leaf in [("the last leaf", n - 1), ("nine later siblings", n - 1 - (n - 2) % 10)]:
        tree = Tree(n, free=leaf)
        height = tree.views[leaf][3]
        tree.first()
        tree.solver.addEditVariable(height, "strong")
        rounds = 50

        def change():
            for index in range(rounds):
                tree.solver.suggestValue(height, 12 if index % 2 == 0 else 10)
                tree.solver.updateVariables()

        samples = [peer.nanoseconds(change) / rounds / 1000 for _ in range(7)]
        peer.check(abs(height.value() - 10) < 1e-6, f"a height of {height.value()}, not of 10")
        if leaf + 1 < n:
            top = tree.views[leaf][1].value()
            peer.check(abs(tree.views[leaf + 1][1].value() - top - 11) < 1e-6, "the sibling after has not moved")
        peer.report("A3", name, n, "µs", samples)


peer.run({"A1 A2": full_layout, "A3": one_leaf}, most=1000)

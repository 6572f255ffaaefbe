"""Taffy, by the Python package `stretchable`.

The same: the tree T(n), its frames, and what the clock sees: L1 the first layout of a tree whose styles are set, L2
the layout after the root has got another size, L3 the layout after one leaf's height was set.
Not the same: Taffy has columns with margins where ours has rules that name an edge of the sibling before; it counts
in `float`, and is told not to round; and a node of Taffy is no view. `stretchable` copies each frame into an object
of Python after a layout; its native module is called directly, so that no such copy and no loop of the interpreter
is in a figure. Setting the height is no part of L3 as it is of ours: it reads a dictionary of Python, which takes
longer than a small layout. A height in percent keeps Taffy 0.7 from what it remembers: where all heights are points,
L3 takes some 16 µs in a tree of 100,000.
"""

import peer
from stretchable import Style, taffylib
from stretchable.style import PCT, AlignItems, FlexDirection
from stretchable.style.geometry.size import SizeAvailableSpace

SPACE = SizeAvailableSpace.default().to_dict()


def style(**values):
    """A column; without a smallest size, as finding the one that CSS gives measures contents once more."""
    column = {"flex_direction": FlexDirection.COLUMN, "align_items": AlignItems.STRETCH, "flex_shrink": 0}
    return Style(**column, min_size=(0, 0), **values).to_dict()


def margins(top):
    """In the order that CSS has: top, right, bottom, left."""
    return (top, 2, 0, 2)


FIRST = style(size=(None, 8 * PCT), margin=margins(2))
LATER = style(size=(None, 8 * PCT), margin=margins(1))
ROOTS = {size: style(size=size) for size in [(1000, 100_000), (800, 80_000)]}


class Tree:
    def __init__(self, n):
        self.taffy = taffylib.init()
        taffylib.disable_rounding(self.taffy)
        self.nodes = []
        for index in range(n):
            kind = ROOTS[1000, 100_000] if index == 0 else FIRST if (index - 1) % 10 == 0 else LATER
            self.nodes.append(taffylib.node_create(self.taffy, kind))
            if index > 0:
                taffylib.node_add_child(self.taffy, self.nodes[peer.parent_of(index)], self.nodes[index])

    def __del__(self):
        taffylib.free(self.taffy)

    def lay_out(self):
        # No node has contents to be measured.
        taffylib.node_compute_layout(self.taffy, self.nodes[0], SPACE)

    def set_style(self, index, style):
        taffylib.node_set_style(self.taffy, self.nodes[index], style)

    def frame(self, index):
        layout = taffylib.PyLayout()
        taffylib.node_get_layout(self.taffy, self.nodes[index], layout)
        return (layout.x, layout.y, layout.width, layout.height)

    def check(self, width, height):
        for index, expected in enumerate(peer.columns(len(self.nodes), width, height)):
            found = self.frame(index)
            is_close = all(abs(a - b) <= 1e-4 * (1 + abs(b)) for a, b in zip(found, expected))
            peer.check(is_close, f"{found}, not {expected}")


def full_layout(n):
    first, second = [], []
    for _ in range(peer.sample_count(n)):
        tree = Tree(n)
        first.append(peer.nanoseconds(tree.lay_out) / n)
        tree.check(1000, 100_000)
        tree.set_style(0, ROOTS[800, 80_000])
        second.append(peer.nanoseconds(tree.lay_out) / n)
        tree.check(800, 80_000)
    peer.report("L1", "T", n, "ns/node", first)
    peer.report("L2", "T", n, "ns/node", second)


def one_leaf(n):
    tree = Tree(n)
    tree.lay_out()
    rounds = 20
    for name, leaf in [("the last leaf", n - 1), ("nine later siblings", n - 1 - (n - 2) % 10)]:
        margin = margins(2 if (leaf - 1) % 10 == 0 else 1)
        styles = [style(size=(None, height), margin=margin) for height in (10, 12)]

        def change():
            time = 0
            for index in range(rounds):
                tree.set_style(leaf, styles[index % 2])
                time += peer.nanoseconds(tree.lay_out)
            return time

        samples = [change() / rounds / 1000 for _ in range(7)]
        left, top, width, height = tree.frame(leaf)
        peer.check(height == 12, f"a height of {height}, not of 12")
        if leaf + 1 < n:
            peer.check(abs(tree.frame(leaf + 1)[1] - top - 13) < 0.01, "the sibling after has not moved")
        peer.report("L3", name, n, "µs", samples)


peer.run({"L1 L2": full_layout, "L3": one_leaf})

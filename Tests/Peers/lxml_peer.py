"""lxml, a tree of XML elements in C with queries in XPath.

The same: the tree T(n) with a tag an element, and what the clock sees: B2 taking a subtree of 1,111 out and putting
it back, R1 freeing the tree, Q1 all elements below the root with a tag, Q3 the one element of a name.
Not the same: elements are no views; a tag is a text. XPath expressions are compiled before, so that the interpreter
only makes one call and the list of what was found: an object of Python for each element, as ours makes a list of
views. B2 is two calls from Python, some 0.1 µs of its time. Q3 is asked by `id()`, which lxml keeps in a table that
elements of a parsed document enter; B1 is left out, as a tree that Python makes has an object of Python for each
element.
"""

import random

import peer
from lxml import etree


def make_tree(n):
    """From a text, so that nothing but the tree is in memory."""
    pieces = []
    # What is open: a node, its next child and the end of its children.
    stack = []

    def start(index):
        name = f' xml:id="view{index}"' if index % 100 == 0 and index > 0 else ""
        pieces.append(f'<v tag="{peer.tag_of(index)}"{name}>')
        stack.append([index, 10 * index + 1, min(10 * index + 11, n)])

    start(0)
    while stack:
        top = stack[-1]
        if top[1] < top[2]:
            top[1] += 1
            start(top[1] - 1)
        else:
            pieces.append("</v>")
            stack.pop()
    return etree.XML("".join(pieces))


def element(root, index):
    """Node `index`, by its way from the root."""
    way = []
    while index > 0:
        way.append((index - 1) % 10)
        index = peer.parent_of(index)
    for place in reversed(way):
        root = root[place]
    return root


def reattach(n):
    root = make_tree(n)
    subtree = element(root, min(1 + 10 + 100, (n - 1) // 10))
    parent = subtree.getparent()
    count = len(parent)
    rounds = 200

    def move():
        for _ in range(rounds):
            parent.remove(subtree)
            parent.append(subtree)

    samples = [peer.nanoseconds(move) / rounds / 1000 for _ in range(7)]
    peer.check(len(parent) == count and parent[-1] is subtree, "the subtree is lost")
    peer.report("B2", "nothing in use", n, "µs", samples)


def release(n):
    samples = []
    for _ in range(peer.sample_count(n)):
        held = [make_tree(n)]
        samples.append(peer.nanoseconds(held.clear) / n)
    peer.report("R1", "T", n, "ns/view", samples)


def by_tag(n):
    query = etree.XPath(f"descendant::*[@tag='{peer.WANTED}']")
    count = peer.wanted_count(n)
    found = []

    def ask(root):
        found[:] = query(root)

    first = []
    for _ in range(peer.sample_count(n)):
        root = make_tree(n)
        first.append(peer.nanoseconds(ask, root) / 1000)
        peer.check(len(found) == count, f"{len(found)} elements, not {count}")
    peer.report("Q1", "first", n, "µs", first)
    repeated = [peer.nanoseconds(ask, root) / 1000 for _ in range(7)]
    peer.report("Q1", "repeated", n, "µs", repeated)
    generator = random.Random(3)
    after = []
    for _ in range(7):
        parent = element(root, generator.randrange(n))
        found.clear()
        leaf = etree.SubElement(parent, "v", tag=str(peer.WANTED))
        time = peer.nanoseconds(ask, root)
        peer.check(len(found) == count + 1, f"{len(found)} elements, not {count + 1}")
        found.clear()
        parent.remove(leaf)
        time += peer.nanoseconds(ask, root)
        peer.check(len(found) == count, f"{len(found)} elements, not {count}")
        after.append(time / 2 / 1000)
    peer.report("Q1", "after a mutation, answer dropped", n, "µs", after)


def by_name(n):
    root = make_tree(n)
    name = f"view{n // 2 // 100 * 100}"
    query = etree.XPath(f"id('{name}')")
    peer.check([e.get("{http://www.w3.org/XML/1998/namespace}id") for e in query(root)] == [name], "it was not found")
    rounds = 1000

    def ask():
        for _ in range(rounds):
            query(root)

    peer.report("Q3", "repeated", n, "µs", [peer.nanoseconds(ask) / rounds / 1000 for _ in range(7)])


peer.run({"B2": reattach, "R1": release, "Q1": by_tag, "Q3": by_name})

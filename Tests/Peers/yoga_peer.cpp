// Yoga, from C++: its library and headers are in the Python package `pyyoga`, of which nothing else is used.
//
// The same: the tree T(n), its frames, and what the clock sees: L1 the first layout of a tree whose styles are set, L2
// the layout after the root has got another size, L3 setting one leaf's height and the layout after it, B1 making the
// nodes and inserting them one by one, R1 freeing them.
// Not the same: Yoga has columns with margins where ours has rules that name an edge of the sibling before; it counts
// in `float`, to no pixel grid here, as ours; and a node of Yoga is no view: no tag, no observers, no queries. R1 of
// ours ends views that hold no rules, and that of Yoga nodes without styles.
#include "peer.hpp"

#include <yoga/Yoga.h>

using namespace peer;

static YGConfigRef config() {
    static YGConfigRef config = [] {
        YGConfigRef made = YGConfigNew();
        YGConfigSetPointScaleFactor(made, 0);
        return made;
    }();
    return config;
}

static std::vector<YGNodeRef> makeTree(size_t n) {
    std::vector<YGNodeRef> nodes;
    nodes.reserve(n);
    YGConfigRef shared = config();
    for (size_t index = 0; index < n; index++) {
        YGNodeRef node = YGNodeNewWithConfig(shared);
        if (index > 0) {
            YGNodeRef parent = nodes[parentOf(index)];
            YGNodeInsertChild(parent, node, YGNodeGetChildCount(parent));
        }
        nodes.push_back(node);
    }
    return nodes;
}

static void setSize(YGNodeRef node, float width, float height) {
    YGNodeStyleSetWidth(node, width);
    YGNodeStyleSetHeight(node, height);
}

/// Each child fills its parent's width but for 2 on both sides, and has 8 % of its height; the first stands 2 below the
/// parent's top, every later one 1 below the one before. A column is Yoga's default.
static void addColumnStyles(const std::vector<YGNodeRef> &nodes) {
    setSize(nodes[0], 1000, 100000);
    for (size_t index = 1; index < nodes.size(); index++) {
        YGNodeStyleSetMargin(nodes[index], YGEdgeLeft, 2);
        YGNodeStyleSetMargin(nodes[index], YGEdgeRight, 2);
        YGNodeStyleSetMargin(nodes[index], YGEdgeTop, (index - 1) % 10 == 0 ? 2 : 1);
        YGNodeStyleSetHeightPercent(nodes[index], 8);
    }
}

static void layOut(YGNodeRef root) { YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR); }

static bool isClose(double value, double expected) {
    return std::abs(value - expected) <= 1e-4 * (1 + std::abs(expected));
}

static void checkColumns(const std::vector<YGNodeRef> &nodes, double width, double height) {
    std::vector<double> widths{width}, heights{height}, bottoms(nodes.size(), 0);
    for (size_t index = 1; index < nodes.size(); index++) {
        size_t parent = parentOf(index);
        double top = (index - 1) % 10 == 0 ? 2 : bottoms[index - 1] + 1;
        widths.push_back(widths[parent] - 4);
        heights.push_back(heights[parent] * 0.08);
        bottoms[index] = top + heights[index];
        check(isClose(YGNodeLayoutGetLeft(nodes[index]), 2) && isClose(YGNodeLayoutGetTop(nodes[index]), top)
                  && isClose(YGNodeLayoutGetWidth(nodes[index]), widths[index])
                  && isClose(YGNodeLayoutGetHeight(nodes[index]), heights[index]),
              "a node is not where the styles put it");
    }
}

static void build(size_t n) {
    std::vector<double> samples;
    for (int sample = 0; sample < sampleCount(n); sample++) {
        std::vector<YGNodeRef> nodes;
        samples.push_back(nanoseconds([&] { nodes = makeTree(n); }) / n);
        check(YGNodeGetOwner(nodes[n - 1]) == nodes[parentOf(n - 1)], "the last node is not in its place");
        YGNodeFreeRecursive(nodes[0]);
    }
    report("B1", "T", n, "ns/node", samples);
}

static void release(size_t n) {
    std::vector<double> samples;
    for (int sample = 0; sample < sampleCount(n); sample++) {
        YGNodeRef root = makeTree(n)[0];
        samples.push_back(nanoseconds([&] { YGNodeFreeRecursive(root); }) / n);
    }
    report("R1", "T", n, "ns/view", samples);
}

static void fullLayout(size_t n) {
    std::vector<double> first, second;
    for (int sample = 0; sample < sampleCount(n); sample++) {
        std::vector<YGNodeRef> nodes = makeTree(n);
        addColumnStyles(nodes);
        first.push_back(nanoseconds([&] { layOut(nodes[0]); }) / n);
        checkColumns(nodes, 1000, 100000);
        setSize(nodes[0], 800, 80000);
        second.push_back(nanoseconds([&] { layOut(nodes[0]); }) / n);
        checkColumns(nodes, 800, 80000);
        YGNodeFreeRecursive(nodes[0]);
    }
    report("L1", "T", n, "ns/node", first);
    report("L2", "T", n, "ns/node", second);
}

static void oneLeaf(size_t n) {
    std::vector<YGNodeRef> nodes = makeTree(n);
    addColumnStyles(nodes);
    layOut(nodes[0]);
    for (auto [name, index] :
         {std::pair("the last leaf", n - 1), std::pair("nine later siblings", n - 1 - (n - 2) % 10)}) {
        YGNodeRef leaf = nodes[index];
        std::vector<double> times = sampled(20, [&](int round) {
            YGNodeStyleSetHeight(leaf, round % 2 == 0 ? 10 : 12);
            layOut(nodes[0]);
        });
        check(YGNodeLayoutGetHeight(leaf) == 12, "the leaf has not got its height");
        check(index == n - 1
                  || isClose(YGNodeLayoutGetTop(nodes[index + 1]), YGNodeLayoutGetTop(leaf) + 13),
              "the sibling after the leaf has not moved");
        report("L3", name, n, "µs", scaled(times, 1e-3));
    }
    YGNodeFreeRecursive(nodes[0]);
}

int main(int count, char **arguments) {
    return run(count, arguments, {{"B1", build}, {"R1", release}, {"L1 L2", fullLayout}, {"L3", oneLeaf}});
}

// A tree as a program in C++ writes it for itself: nodes with pointers, a vector of children and a vector of functions
// to call. No peer in what it can do, but the floor: what the machine takes for the bare work.
//
// The same: the tree T(n) with a tag and a frame a node, and what the clock sees: B1 making the nodes and adding them
// one by one, B2 taking a subtree of 1,111 out and putting it back, R1 deleting the tree, F1 setting the frame, Q1 all
// nodes below the root with a tag, Q2 whether one node lies below another, Q3 one node by its name, O0 to O3 setting a
// tag with none, one and a hundred functions that get the old value and the new one, and adding and taking away a
// function.
// Not the same: nothing is counted, checked or kept up to date; no node outlives its tree, nothing may change while
// functions are called, and queries walk.
#include "peer.hpp"

using namespace peer;

struct Frame {
    double x = 0, y = 0, width = 0, height = 0;
};

struct Node {
    Node *parent = nullptr;
    std::vector<Node *> children;
    int tag = 0;
    Frame frame;
    std::string name;
    std::vector<std::pair<int, std::function<void(int, int)>>> functions;
    int lastFunction = 0;

    ~Node() {
        for (Node *child : children) delete child;
    }

    void add(Node *child) {
        child->parent = this;
        children.push_back(child);
    }

    void remove() {
        auto &siblings = parent->children;
        siblings.erase(std::find(siblings.begin(), siblings.end(), this));
        parent = nullptr;
    }

    void setTag(int now) {
        int old = tag;
        tag = now;
        for (auto &function : functions) function.second(old, now);
    }

    template <class Function> int observe(Function function) {
        functions.emplace_back(++lastFunction, function);
        return lastFunction;
    }

    void ignore(int number) {
        auto isIt = [&](const auto &one) { return one.first == number; };
        functions.erase(std::find_if(functions.begin(), functions.end(), isIt));
    }
};

static std::vector<Node *> makeTree(size_t n) {
    std::vector<Node *> nodes;
    nodes.reserve(n);
    for (size_t index = 0; index < n; index++) {
        Node *node = new Node();
        node->tag = tagOf(index);
        if (index > 0) nodes[parentOf(index)]->add(node);
        nodes.push_back(node);
    }
    return nodes;
}

static void build(size_t n) {
    std::vector<double> samples;
    for (int sample = 0; sample < sampleCount(n); sample++) {
        std::vector<Node *> nodes;
        samples.push_back(nanoseconds([&] { nodes = makeTree(n); }) / n);
        check(nodes[n - 1]->parent == nodes[parentOf(n - 1)], "the last node is not in its place");
        delete nodes[0];
    }
    report("B1", "T", n, "ns/node", samples);
}

static void release(size_t n) {
    std::vector<double> samples;
    for (int sample = 0; sample < sampleCount(n); sample++) {
        Node *root = makeTree(n)[0];
        samples.push_back(nanoseconds([&] { delete root; }) / n);
    }
    report("R1", "T", n, "ns/view", samples);
}

static void reattach(size_t n) {
    std::vector<Node *> nodes = makeTree(n);
    Node *subtree = nodes[std::min<size_t>(1 + 10 + 100, (n - 1) / 10)], *parent = subtree->parent;
    auto times = sampled(10000, [&](int) {
        subtree->remove();
        parent->add(subtree);
        keep(*parent);
    });
    check(parent->children.back() == subtree, "the subtree is lost");
    report("B2", "nothing in use", n, "µs", scaled(times, 1e-3));
    delete nodes[0];
}

static void collect(Node *root, std::vector<Node *> &found) {
    for (Node *child : root->children) {
        if (child->tag == wanted) found.push_back(child);
        collect(child, found);
    }
}

static void byTag(size_t n) {
    std::vector<double> first;
    for (int sample = 0; sample < sampleCount(n); sample++) {
        std::vector<Node *> nodes = makeTree(n), found;
        first.push_back(nanoseconds([&] { collect(nodes[0], found); }) / 1000);
        check(found.size() == wantedCount(n), "nodes are missing");
        delete nodes[0];
    }
    report("Q1", "first", n, "µs", first);
    std::vector<Node *> nodes = makeTree(n), found;
    auto ask = [&] {
        found.clear();
        collect(nodes[0], found);
    };
    report("Q1", "repeated", n, "µs", scaled(sampled(9, [&](int) { ask(); }), 1e-3));
    check(found.size() == wantedCount(n), "nodes are missing");
    Random random(3);
    std::vector<double> after;
    for (int sample = 0; sample < 5; sample++) {
        double time = 0;
        for (int round = 0; round < 5; round++) {
            Node *leaf = new Node();
            leaf->tag = wanted;
            nodes[random.below(n)]->add(leaf);
            time += nanoseconds(ask);
            check(found.size() == wantedCount(n) + 1, "the leaf was not found");
            leaf->remove();
            delete leaf;
            time += nanoseconds(ask);
        }
        after.push_back(time / 10 / 1000);
    }
    report("Q1", "after a mutation, answer dropped", n, "µs", after);
    delete nodes[0];
}

static bool isBelow(const Node *node, const Node *other) {
    for (const Node *above = node->parent; above; above = above->parent) {
        if (above == other) return true;
    }
    return false;
}

static void isDescendant(size_t n) {
    std::vector<Node *> nodes = makeTree(n);
    Random random(2);
    std::vector<std::pair<Node *, Node *>> pairs;
    size_t expected = 0;
    for (int pair = 0; pair < 100000; pair++) {
        size_t one = random.below(n), other = random.below(n), above = one;
        while (above > other) above = parentOf(above);
        expected += one != other && above == other;
        pairs.push_back({nodes[one], nodes[other]});
    }
    size_t count = 0;
    auto times = sampled(static_cast<int>(pairs.size()),
                         [&](int index) { count += isBelow(pairs[index].first, pairs[index].second); });
    check(count == 7 * expected, "an answer is wrong");
    report("Q2", "no index", n, "ns", times);
    delete nodes[0];
}

static Node *find(Node *root, const std::string &name) {
    for (Node *child : root->children) {
        if (child->name == name) return child;
        if (Node *found = find(child, name)) return found;
    }
    return nullptr;
}

static void byName(size_t n) {
    std::vector<Node *> nodes = makeTree(n);
    for (size_t index = 100; index < n; index += 100) nodes[index]->name = "view " + std::to_string(index);
    size_t middle = n / 2 / 100 * 100;
    std::string name = "view " + std::to_string(middle);
    Node *found = nullptr;
    auto times = sampled(9, [&](int) { found = find(nodes[0], name); });
    check(found == nodes[middle], "another node was found");
    report("Q3", "repeated", n, "µs", scaled(times, 1e-3));
    delete nodes[0];
}

static void setFrames(size_t n) {
    std::vector<Node *> nodes = makeTree(n);
    auto set = [](Node *node, double x, double width) {
        node->frame = {x, 0, width, 10};
        keep(*node);
    };
    Node *leaf = nodes[n - 1];
    report("F1", "one view", n, "ns", sampled(1000000, [&](int index) { set(leaf, index & 7, index & 15); }));
    check(leaf->frame.x == (999999 & 7), "the frame is not the last");
    Random random(1);
    std::vector<size_t> order;
    for (int index = 0; index < 100000; index++) order.push_back(random.below(n));
    report("F1", "random views", n, "ns", sampled(100000, [&](int index) {
               set(nodes[order[index]], index, order[index] & 15);
           }));
    check(nodes[order[99999]]->frame.x == 99999, "the frame is not the last");
    delete nodes[0];
}

static void setObserved(const char *name, const char *variant, int functions, size_t n) {
    Node node;
    long sum = 0;
    for (int index = 0; index < functions; index++) node.observe([&sum](int old, int now) { sum += now - old; });
    auto times = sampled(200000 / std::max(functions, 1), [&](int index) {
        node.setTag(index);
        keep(node);
    });
    check(sum == static_cast<long>(functions) * node.tag, "a change was not heard");
    report(name, variant, n, "ns", times);
}

static void addAndRemove(size_t n) {
    Node node;
    report("O3", "token", n, "ns", sampled(200000, [&](int) {
               int number = node.observe([](int, int) {});
               keep(node);
               node.ignore(number);
           }));
    check(node.functions.empty(), "a function was left");
}

int main(int count, char **arguments) {
    return run(count, arguments,
               {{"B1", build},
                {"B2", reattach},
                {"R1", release},
                {"Q1", byTag},
                {"Q2", isDescendant},
                {"Q3", byName},
                {"F1", setFrames},
                {"O0", [](size_t n) { setObserved("O0", "tag", 0, n); }},
                {"O1", [](size_t n) { setObserved("O1", "tokens", 1, n); }},
                {"O2", [](size_t n) { setObserved("O2", "tokens", 100, n); }},
                {"O3", addAndRemove}});
}

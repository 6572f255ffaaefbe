// Qt 5: trees of QObject and, by `--kind widgets`, of QWidget, without a screen.
//
// The same: the tree T(n) with a tag a node, and what the clock sees: B1 making the nodes and setting their tags and
// parents one by one, B2 taking a subtree of 1,111 out and putting it back, R1 deleting the tree, F1 setting the
// geometry of widgets, Q1 all nodes below the root with a tag, Q2 whether one node lies below another, Q3 one node by
// its name, O0 to O3 setting a property with none, one and a hundred connections that get the old value and the new
// one, and making and ending a connection.
// Not the same: a QObject has no frame and a QWidget more than ours (a style, a palette, a font, whether it shows). Qt
// keeps no index, so that a query walks each time; Q1 compares a member of a class that is known, which is the fastest
// walk a program can write. A signal that nobody is connected to is still emitted in O0. Widgets are at most 10,000:
// what deleting one takes grows with how many there are.
#include "peer.hpp"

#include <QApplication>
#include <QObject>
#include <QWidget>

using namespace peer;

/// What both kinds have: a tag, and a signal that tells both values.
class Item : public QObject {
    Q_OBJECT
public:
    explicit Item(QObject *parent = nullptr) : QObject(parent) {}
    int tag() const { return value; }
    void setTag(int tag) {
        int old = value;
        value = tag;
        emit tagChanged(old, tag);
    }
signals:
    void tagChanged(int old, int now);

private:
    int value = 0;
};

class Widget : public QWidget {
    Q_OBJECT
public:
    explicit Widget(QWidget *parent = nullptr) : QWidget(parent) {}
    int tag() const { return value; }
    void setTag(int tag) { value = tag; }

private:
    int value = 0;
};

template <class Node> static std::vector<Node *> makeTree(size_t n) {
    std::vector<Node *> nodes;
    nodes.reserve(n);
    for (size_t index = 0; index < n; index++) {
        Node *node = new Node();
        node->setTag(tagOf(index));
        if (index > 0) node->setParent(nodes[parentOf(index)]);
        nodes.push_back(node);
    }
    return nodes;
}

template <class Node> static void build(size_t n) {
    std::vector<double> samples;
    for (int sample = 0; sample < sampleCount(n); sample++) {
        std::vector<Node *> nodes;
        samples.push_back(nanoseconds([&] { nodes = makeTree<Node>(n); }) / n);
        check(nodes[n - 1]->parent() == nodes[parentOf(n - 1)] && nodes[n - 1]->tag() == tagOf(n - 1),
              "the last node is not in its place");
        delete nodes[0];
    }
    report("B1", "T", n, "ns/node", samples);
}

template <class Node> static void release(size_t n) {
    std::vector<double> samples;
    for (int sample = 0; sample < sampleCount(n); sample++) {
        Node *root = makeTree<Node>(n)[0];
        samples.push_back(nanoseconds([&] { delete root; }) / n);
    }
    report("R1", "T", n, "ns/view", samples);
}

template <class Node> static void reattach(size_t n) {
    std::vector<Node *> nodes = makeTree<Node>(n);
    Node *subtree = nodes[std::min<size_t>(1 + 10 + 100, (n - 1) / 10)];
    Node *parent = static_cast<Node *>(subtree->parent());
    int count = parent->children().count();
    // A widget tells each one below it.
    int rounds = subtree->isWidgetType() ? 10 : 10000;
    auto times = sampled(rounds, [&](int) {
        subtree->setParent(nullptr);
        subtree->setParent(parent);
    });
    check(parent->children().count() == count && parent->children().last() == subtree, "the subtree is lost");
    report("B2", "nothing in use", n, "µs", scaled(times, 1e-3));
    delete nodes[0];
}

template <class Node> static void collect(QObject *root, std::vector<Node *> &found) {
    for (QObject *child : root->children()) {
        Node *node = static_cast<Node *>(child);
        if (node->tag() == wanted) found.push_back(node);
        collect(child, found);
    }
}

template <class Node> static void byTag(size_t n) {
    std::vector<double> first;
    for (int sample = 0; sample < sampleCount(n); sample++) {
        std::vector<Node *> nodes = makeTree<Node>(n), found;
        first.push_back(nanoseconds([&] { collect(nodes[0], found); }) / 1000);
        check(found.size() == wantedCount(n), "nodes are missing");
        delete nodes[0];
    }
    report("Q1", "first", n, "µs", first);
    std::vector<Node *> nodes = makeTree<Node>(n), found;
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
            leaf->setTag(wanted);
            leaf->setParent(nodes[random.below(n)]);
            time += nanoseconds(ask);
            check(found.size() == wantedCount(n) + 1, "the leaf was not found");
            delete leaf;
            time += nanoseconds(ask);
        }
        after.push_back(time / 10 / 1000);
    }
    report("Q1", "after a mutation, answer dropped", n, "µs", after);
    delete nodes[0];
}

static bool isBelow(const QObject *node, const QObject *other) {
    for (const QObject *above = node->parent(); above; above = above->parent()) {
        if (above == other) return true;
    }
    return false;
}

template <class Node> static void isDescendant(size_t n) {
    std::vector<Node *> nodes = makeTree<Node>(n);
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

template <class Node> static void byName(size_t n) {
    std::vector<Node *> nodes = makeTree<Node>(n);
    for (size_t index = 100; index < n; index += 100) nodes[index]->setObjectName(QString("view %1").arg(index));
    QString name = QString("view %1").arg(n / 2 / 100 * 100);
    QObject *found = nullptr;
    auto ask = [&] { found = nodes[0]->template findChild<QObject *>(name); };
    report("Q3", "repeated", n, "µs", scaled(sampled(9, [&](int) { ask(); }), 1e-3));
    check(found == nodes[n / 2 / 100 * 100], "another node was found");
    Random random(4);
    std::vector<double> after;
    for (int sample = 0; sample < 5; sample++) {
        double time = 0;
        for (int round = 0; round < 5; round++) {
            Node leaf;
            leaf.setObjectName(QString("leaf %1").arg(round));
            leaf.setParent(nodes[random.below(n)]);
            time += nanoseconds(ask);
            check(found == nodes[n / 2 / 100 * 100], "another node was found");
        }
        after.push_back(time / 5 / 1000);
    }
    report("Q3", "after a mutation", n, "µs", after);
    delete nodes[0];
}

static void setFrames(size_t n) {
    std::vector<Widget *> nodes = makeTree<Widget>(n);
    Widget *leaf = nodes[n - 1];
    report("F1", "one view", n, "ns", sampled(1000000, [&](int index) {
               leaf->setGeometry(index & 7, 0, index & 15, 10);
           }));
    check(leaf->geometry() == QRect(999999 & 7, 0, 999999 & 15, 10), "the geometry is not the last");
    Random random(1);
    std::vector<size_t> order;
    for (int index = 0; index < 100000; index++) order.push_back(random.below(n));
    int pass = 0;
    auto times = sampled(static_cast<int>(order.size()), [&](int index) {
        pass += index == 0;
        nodes[order[index]]->setGeometry(pass, 0, order[index] & 15, 10);
    });
    report("F1", "random views", n, "ns", times);
    check(nodes[order[0]]->geometry().x() == pass, "the geometry is not the last");
    delete nodes[0];
}

static void setUnobserved(size_t n) {
    Item item, other;
    QObject::connect(&other, &Item::tagChanged, [](int, int) {});
    report("O0", "tag", n, "ns", sampled(200000, [&](int index) { item.setTag(index); keep(item); }));
    check(item.tag() == 199999, "the tag is not the last");
}

static void setObserved(const char *name, int observers, size_t n) {
    Item item;
    long sum = 0;
    for (int index = 0; index < observers; index++) {
        QObject::connect(&item, &Item::tagChanged, [&sum](int old, int now) { sum += now - old; });
    }
    report(name, "tokens", n, "ns", sampled(200000 / observers, [&](int index) { item.setTag(index); }));
    check(sum == static_cast<long>(observers) * item.tag(), "a change was not heard");
}

static void addAndRemove(size_t n) {
    Item item;
    report("O3", "token", n, "ns", sampled(200000, [&](int) {
               QObject::disconnect(QObject::connect(&item, &Item::tagChanged, [](int, int) {}));
           }));
}

template <class Node> static std::vector<Workload> trees() {
    return {{"B1", build<Node>}, {"B2", reattach<Node>},     {"R1", release<Node>},
            {"Q1", byTag<Node>}, {"Q2", isDescendant<Node>}, {"Q3", byName<Node>}};
}

int main(int count, char **arguments) {
    if (count > 2 && std::string(arguments[1]) == "--kind") {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        int none = 1;
        QApplication application(none, arguments);
        std::vector<Workload> workloads = trees<Widget>();
        workloads.push_back({"F1", setFrames});
        return run(count - 2, arguments + 2, workloads, 10000);
    }
    std::vector<Workload> workloads = trees<Item>();
    workloads.push_back({"O0", setUnobserved});
    workloads.push_back({"O1", [](size_t n) { setObserved("O1", 1, n); }});
    workloads.push_back({"O2", [](size_t n) { setObserved("O2", 100, n); }});
    workloads.push_back({"O3", addAndRemove});
    return run(count, arguments, workloads);
}

#include "qt_peer.moc"

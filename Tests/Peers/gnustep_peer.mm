// GNUstep's AppKit: trees of NSView, without a screen and without a window; and key-value observing of its Foundation.
//
// The same: the tree T(n) with a tag a view, and what the clock sees: B1 making the views and adding them one by one,
// B2 taking a subtree of 1,111 out and putting it back, R1 releasing the tree, F1 setting the frame, Q1 all views below
// the root with a tag, Q2 whether one view lies below another, O0 to O3 setting a tag with none, one and a hundred
// observers that get the old value and the new one, and adding and removing an observer.
// Not the same: an NSView has a coordinate system of its own and what drawing needs. Nothing keeps an index, so that a
// query walks each time. Observers get both values in a dictionary, which is made once a change for each of them.
#include "peer.hpp"

#import <AppKit/AppKit.h>

using namespace peer;

@interface PeerView : NSView {
    NSInteger value;
}
- (NSInteger)tag;
- (void)setTag:(NSInteger)tag;
@end

@implementation PeerView
- (NSInteger)tag { return value; }
- (void)setTag:(NSInteger)tag { value = tag; }
@end

@interface PeerObserver : NSObject {
@public
    long sum;
}
@end

@implementation PeerObserver
- (void)observeValueForKeyPath:(NSString *)keyPath
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
    sum += [[change objectForKey:NSKeyValueChangeNewKey] integerValue]
           - [[change objectForKey:NSKeyValueChangeOldKey] integerValue];
}
@end

/// Runs a body, and then gives back what it left to the pool, which is part of its time.
template <class Body> static void pooled(Body body) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    body();
    [pool release];
}

/// The root is the caller's to release; the others are their superviews'.
static std::vector<PeerView *> makeTree(size_t n) {
    std::vector<PeerView *> views;
    views.reserve(n);
    pooled([&] {
        for (size_t index = 0; index < n; index++) {
            PeerView *view = [[PeerView alloc] initWithFrame:NSZeroRect];
            [view setTag:tagOf(index)];
            if (index > 0) {
                [views[parentOf(index)] addSubview:view];
                [view release];
            }
            views.push_back(view);
        }
    });
    return views;
}

static void build(size_t n) {
    std::vector<double> samples;
    for (int sample = 0; sample < sampleCount(n); sample++) {
        std::vector<PeerView *> views;
        samples.push_back(nanoseconds([&] { views = makeTree(n); }) / n);
        check([views[n - 1] superview] == views[parentOf(n - 1)], "the last view is not in its place");
        pooled([&] { [views[0] release]; });
    }
    report("B1", "T", n, "ns/node", samples);
}

static void release(size_t n) {
    std::vector<double> samples;
    for (int sample = 0; sample < sampleCount(n); sample++) {
        PeerView *root = makeTree(n)[0];
        samples.push_back(nanoseconds([&] { pooled([&] { [root release]; }); }) / n);
    }
    report("R1", "T", n, "ns/view", samples);
}

static void reattach(size_t n) {
    std::vector<PeerView *> views = makeTree(n);
    PeerView *subtree = [views[std::min<size_t>(1 + 10 + 100, (n - 1) / 10)] retain];
    NSView *parent = [subtree superview];
    NSUInteger count = [[parent subviews] count];
    auto times = sampled(100, [&](int) {
        pooled([&] {
            [subtree removeFromSuperview];
            [parent addSubview:subtree];
        });
    });
    check([[parent subviews] count] == count && [[parent subviews] lastObject] == subtree, "the subtree is lost");
    report("B2", "nothing in use", n, "µs", scaled(times, 1e-3));
}

static void setFrames(size_t n) {
    std::vector<PeerView *> views = makeTree(n);
    PeerView *leaf = views[n - 1];
    auto times = sampled(100, [&](int) {
        pooled([&] {
            for (int index = 0; index < 1000; index++) [leaf setFrame:NSMakeRect(index & 7, 0, index & 15, 10)];
        });
    });
    check([leaf frame].origin.x == (999 & 7), "the frame is not the last");
    report("F1", "one view", n, "ns", scaled(times, 1e-3));
    Random random(1);
    std::vector<size_t> order;
    for (int index = 0; index < 100000; index++) order.push_back(random.below(n));
    int pass = 0;
    times = sampled(1, [&](int) {
        pass++;
        pooled([&] {
            for (size_t index : order) [views[index] setFrame:NSMakeRect(pass, 0, index & 15, 10)];
        });
    });
    check([views[order[0]] frame].origin.x == pass, "the frame is not the last");
    report("F1", "random views", n, "ns", scaled(times, 1.0 / order.size()));
}

static void collect(NSView *root, std::vector<NSView *> &found) {
    NSArray *subviews = [root subviews];
    for (NSUInteger index = 0, count = [subviews count]; index < count; index++) {
        NSView *child = [subviews objectAtIndex:index];
        if ([child tag] == wanted) found.push_back(child);
        collect(child, found);
    }
}

static void byTag(size_t n) {
    std::vector<double> first;
    std::vector<NSView *> found;
    for (int sample = 0; sample < sampleCount(n); sample++) {
        std::vector<PeerView *> views = makeTree(n);
        found.clear();
        first.push_back(nanoseconds([&] { pooled([&] { collect(views[0], found); }); }) / 1000);
        check(found.size() == wantedCount(n), "views are missing");
        pooled([&] { [views[0] release]; });
    }
    report("Q1", "first", n, "µs", first);
    std::vector<PeerView *> views = makeTree(n);
    auto ask = [&] {
        found.clear();
        pooled([&] { collect(views[0], found); });
    };
    report("Q1", "repeated", n, "µs", scaled(sampled(3, [&](int) { ask(); }), 1e-3));
    check(found.size() == wantedCount(n), "views are missing");
    Random random(3);
    std::vector<double> after;
    for (int sample = 0; sample < 5; sample++) {
        PeerView *leaf = [[PeerView alloc] initWithFrame:NSZeroRect];
        [leaf setTag:wanted];
        pooled([&] { [views[random.below(n)] addSubview:leaf]; });
        double time = nanoseconds(ask);
        check(found.size() == wantedCount(n) + 1, "the leaf was not found");
        pooled([&] { [leaf removeFromSuperview]; });
        [leaf release];
        time += nanoseconds(ask);
        after.push_back(time / 2 / 1000);
    }
    report("Q1", "after a mutation, answer dropped", n, "µs", after);
}

static void isDescendant(size_t n) {
    std::vector<PeerView *> views = makeTree(n);
    Random random(2);
    std::vector<std::pair<PeerView *, PeerView *>> pairs;
    size_t expected = 0;
    for (int pair = 0; pair < 100000; pair++) {
        size_t one = random.below(n), other = random.below(n), above = one;
        while (above > other) above = parentOf(above);
        // A view is a descendant of itself here.
        expected += above == other;
        pairs.push_back({views[one], views[other]});
    }
    size_t count = 0;
    auto times = sampled(static_cast<int>(pairs.size()),
                         [&](int index) { count += [pairs[index].first isDescendantOf:pairs[index].second] ? 1 : 0; });
    check(count == 7 * expected, "an answer is wrong");
    report("Q2", "no index", n, "ns", times);
}

static const NSKeyValueObservingOptions both = NSKeyValueObservingOptionOld | NSKeyValueObservingOptionNew;

static void setUnobserved(size_t n) {
    PeerView *view = [[PeerView alloc] initWithFrame:NSZeroRect];
    PeerView *other = [[PeerView alloc] initWithFrame:NSZeroRect];
    PeerObserver *observer = [PeerObserver new];
    [other addObserver:observer forKeyPath:@"tag" options:both context:nullptr];
    report("O0", "tag", n, "ns", sampled(200000, [&](int index) { [view setTag:index]; }));
    check([view tag] == 199999, "the tag is not the last");
}

static void setObserved(const char *name, int count, size_t n) {
    PeerView *view = [[PeerView alloc] initWithFrame:NSZeroRect];
    std::vector<PeerObserver *> observers;
    for (int index = 0; index < count; index++) {
        observers.push_back([PeerObserver new]);
        [view addObserver:observers[index] forKeyPath:@"tag" options:both context:nullptr];
    }
    int sets = 10000 / count;
    auto times = sampled(1, [&](int) {
        pooled([&] {
            for (int index = 0; index < sets; index++) [view setTag:index];
        });
    });
    for (PeerObserver *observer : observers) check(observer->sum == [view tag], "a change was not heard");
    report(name, "tokens", n, "ns", scaled(times, 1.0 / sets));
}

static void addAndRemove(size_t n) {
    PeerView *view = [[PeerView alloc] initWithFrame:NSZeroRect];
    PeerObserver *observer = [PeerObserver new];
    auto times = sampled(1, [&](int) {
        pooled([&] {
            for (int index = 0; index < 10000; index++) {
                [view addObserver:observer forKeyPath:@"tag" options:both context:nullptr];
                [view removeObserver:observer forKeyPath:@"tag"];
            }
        });
    });
    report("O3", "token", n, "ns", scaled(times, 1e-4));
}

int main(int count, char **arguments) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    int status = run(count, arguments,
                     {{"B1", build},
                      {"B2", reattach},
                      {"R1", release},
                      {"F1", setFrames},
                      {"Q1", byTag},
                      {"Q2", isDescendant},
                      {"O0", setUnobserved},
                      {"O1", [](size_t n) { setObserved("O1", 1, n); }},
                      {"O2", [](size_t n) { setObserved("O2", 100, n); }},
                      {"O3", addAndRemove}});
    [pool release];
    return status;
}

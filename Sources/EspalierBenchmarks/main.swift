import EspalierLayout
import EspalierViews
import Foundation

let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
let box = UIView()
box.name = "box"
let label = UIView()
label.name = "label"
root.addSubview(box)
root.addSubview(label)
try box.layoutRules.add("ll = rr = 2, h = 8%, tt = 2")
try label.layoutRules.add("ll = rr = 2, h = 8%, tt = %bt + 1", box)
root.layoutIfNeeded()
print(box, label, root.layoutRules.counters)
root.frame = CGRect(x: 0, y: 0, width: 500, height: 500)
root.layoutIfNeeded()
print(box, label, root.layoutRules.counters)
root.layoutIfNeeded()
print(box, label, root.layoutRules.counters)
try box.layoutRules.add("ll = nil, rr = nil, w = %w + 20", label)
try label.layoutRules.add("ll = nil, w = %w", box)
do { try root.solveLayout() } catch { print(error) }
try label.layoutRules.add("w = 80")
try root.solveLayout()
print(box, label, root.layoutRules.counters)
print(label.layoutRules.explain(.y))

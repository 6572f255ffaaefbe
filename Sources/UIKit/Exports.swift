// `import UIKit` where there is no UIKit: everything that `import Espalier` gives, Foundation included.
@_exported import Espalier

// Empty on purpose. Testing declares a cross-import overlay of this name, and the compiler loads it in every file that
// imports both Testing and UIKit; without the module such a file does not compile.

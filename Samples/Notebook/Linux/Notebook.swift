// The sources of this module are those of ../App, as .espalier-port.json says.

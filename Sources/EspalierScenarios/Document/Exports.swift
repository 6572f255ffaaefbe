// What a scenario's errors and an interface file's have in common.
@_exported import struct EspalierNibs.TextPlace

// Whoever uses views observes them: `observe`, `BlockObserver` and `@Observed` come with them.
@_exported import EspalierObservation

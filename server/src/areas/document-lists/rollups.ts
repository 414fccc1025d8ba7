import * as store from './store/rollup.ts'

/** Counts all entries into rollups that are empty, for whoever has loaded them by other means than adding them. */
export const countIntoRollups: typeof store.countAll = (run) => store.countAll(run)

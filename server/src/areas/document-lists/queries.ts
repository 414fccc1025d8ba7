import { changed } from './store/changed-documents.ts'
import { countAll } from './store/rollup.ts'

/** What changed in a period, the latest first; answers beside what they answer where they are asked for. */
export const changedDocuments: typeof changed = (...given) => changed(...given)

/** Counts all entries into rollups that are empty, for whoever has loaded them by other means than adding them. */
export const countIntoRollups: typeof countAll = (run) => countAll(run)

import * as store from './store/assignments.ts'

/** What went to others in a person's place since an instant, the newest first. */
export const delegatedFrom: typeof store.delegatedFrom = (...given) => store.delegatedFrom(...given)

import * as store from './store/page.ts'

/** One page of a list, and how many rows the list has. */
export const listPage: typeof store.page = (...given) => store.page(...given)

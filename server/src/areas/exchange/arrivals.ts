import * as store from './store/arrivals.ts'

/** The accounts that are known of a partner. */
export const knownAccountsOf: typeof store.accountsOf = (...given) => store.accountsOf(...given)

/** The documents that were found to be this one again. */
export const copiesOf: typeof store.copiesOf = (...given) => store.copiesOf(...given)

import * as store from './store/by-number.ts'

/** The latest document of a type under a number that was exchanged with a partner of this name. */
export const findExchanged: typeof store.exchangedUnder = (...given) => store.exchangedUnder(...given)

/** The documents under a number that are of a day, the latest first. */
export const documentsOfDay: typeof store.onDay = (...given) => store.onDay(...given)

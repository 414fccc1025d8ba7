import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { categoriesBelow, categoriesLike } from './category-search.ts'

/** As many as a list below a field has room for; all divisions of CPV are fewer. */
const maxFound = 50
/** No level of CPV or UNSPSC has as many. */
const maxBelow = 300

export const handlers: Handlers<Areas['categories']> = {
  searchCategories: async ({ query: { q, below, scheme } }, context) => ({
    Items:
      below === undefined
        ? await categoriesLike(context, q, maxFound)
        : await categoriesBelow(context, { below, scheme }, maxBelow),
  }),
}

import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { categoriesLike } from './reading.ts'

/** As many as a list below a field has room for; all divisions of CPV are fewer. */
const maxFound = 50

export const handlers: Handlers<Areas['categories']> = {
  searchCategories: async ({ query }, context) => ({ Items: await categoriesLike(context, query.q, maxFound) }),
}

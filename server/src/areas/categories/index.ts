import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'

export { categoriesLike, type Reader } from './category-search.ts'
export { schemeIn } from './rules/schemes.ts'

/** What goods and services are called: a company's own lists, and of CPV what is shipped. */
export const area = defineArea('categories', { handlers })

import { CommodityCategory } from '../entities/index.ts'
import { call, list, record, text } from '../words/index.ts'

/** Issue 22: what goods and services are called, so that people need not know a code. */
export const categories = {
  searchCategories: call('GET procurement/categories', {
    id: 'K-CTG-01',
    says: 'Categories of goods and services whose code begins so, or whose name has all the words: those of the company’s coding lists that are named CPV or UNSPSC first, then the divisions of CPV.',
    may: 'member',
    query: { q: text({ max: 200 }) },
    returns: record({ Items: list(CommodityCategory, { max: 50 }) }),
  }),
}

import { CommodityCategory } from '../entities/index.ts'
import { call, list, maybe, record, text } from '../words/index.ts'

/** Issue 22: what goods and services are called, so that people need not know a code. */
export const categories = {
  searchCategories: call('GET procurement/categories', {
    id: 'K-CTG-01',
    says: 'Categories of goods and services whose code begins so, or whose name has all the words: those of the company’s coding lists that are named CPV or UNSPSC first, then the divisions of CPV. With scheme and below, those directly below one, up to 300; with an empty below, the widest of all or of the scheme.',
    may: 'member',
    query: {
      q: text({ max: 200 }),
      below: maybe(
        text({ max: 20, says: 'The code of what they stand below; empty for the widest. Nothing is searched.' }),
      ),
      scheme: maybe(text({ max: 20, says: 'CPV or UNSPSC, of below.' })),
    },
    returns: record({ Items: list(CommodityCategory, { max: 300 }) }),
  }),
}

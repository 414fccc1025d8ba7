import type { CommodityCategory, Of } from '@kontor/contract'
import type { RequestContext } from '../../platform/index.ts'
import { codingLists, entriesLike } from '../coding/index.ts'
import { searchWords } from '../entries/index.ts'
import { divisions } from './rules/divisions.ts'
import { schemeIn } from './rules/schemes.ts'

type Category = Of<typeof CommodityCategory>

/** Categories by a part of their code or by the words of their names, those of the company's own lists first. */
export async function categoriesLike(context: RequestContext, text: string, most: number): Promise<Category[]> {
  const own = await context.read(async (uow) => {
    const found: Category[] = []
    for (const { id, name } of await codingLists(uow)) {
      const CommodityScheme = schemeIn(name)
      if (CommodityScheme === undefined) continue
      for (const { Code, Label } of await entriesLike(uow, id, text, most, context.language))
        if (Code.length <= maxCode) found.push({ CommodityCode: Code, CommodityScheme, Name: Label })
    }
    return found
  })
  const named = new Set(own.map(({ CommodityCode }) => CommodityCode.replace(/-\d$/, '')))
  const shipped = (await divisionsLike(context, text)).filter(({ CommodityCode }) => !named.has(CommodityCode))
  return [...own, ...shipped].slice(0, most)
}

/** As long as a line has room for. */
const maxCode = 20

async function divisionsLike(context: RequestContext, text: string): Promise<Category[]> {
  const words = searchWords(text)
  const found: Category[] = []
  for (const [code, title] of Object.entries(divisions)) {
    const Name = await context.translate(title)
    const known = searchWords(code, Name)
    if (words.every((word) => known.some((one) => one.startsWith(word))))
      found.push({ CommodityCode: code, CommodityScheme: 'CPV', Name })
  }
  return found
}

import type { CommodityCode, CommodityQuestion, Of } from '@kontor/contract'
import { translate } from '@kontor/i18n'
import type { RequestContext } from '../../platform/index.ts'
import { categoriesLike, type Reader } from '../categories/index.ts'
import { boughtLike } from '../items/index.ts'
import { byNames, byPurchases, type Predicted, stemOf, wordsOf } from './rules/commodities.ts'

/** The longest words of a description tell the most; so many are looked for. */
const maxWords = 6
/** So many names hold one word at most that are looked at. */
const maxNames = 50
const usualLimit = 5

/** Categories that fit a description: those of what was bought under such a name; else those that are called so. */
export async function predictCommodities(
  context: RequestContext,
  { description, language, supplierName, limit = usualLimit }: Of<typeof CommodityQuestion>,
): Promise<Of<typeof CommodityCode>[]> {
  const reader = language === undefined ? context : readerIn(context, language)
  const words = wordsOf(description)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, maxWords)
  const stems = words.map(stemOf)
  const learned = byPurchases(words, await context.read((uow) => boughtLike(uow, stems)), supplierName)
  const found = learned.length > 0 ? learned : byNames(words, await categoriesNamed(reader, stems))
  return Promise.all(found.slice(0, limit).map((one) => named(reader, one)))
}

const readerIn = (context: RequestContext, language: string): Reader => ({
  language,
  read: (work) => context.read(work),
  translate: async (message) => translate(message, await context.platform.translationsIn(language)),
})

async function categoriesNamed(context: Reader, stems: readonly string[]) {
  const all = await Promise.all(stems.map((stem) => categoriesLike(context, stem, maxNames)))
  return all.flat().map(({ CommodityCode, CommodityScheme, Name }) => ({
    ...{ code: CommodityCode, scheme: CommodityScheme, name: Name },
  }))
}

/** With what it is called where it is known here, else its code. */
async function named(context: Reader, { code, scheme, probability }: Predicted) {
  const known = await categoryOf(context, code, scheme)
  return { code, name: known?.name ?? code, ...(scheme !== undefined && { scheme }), probability }
}

/** One category by its code. */
export async function categoryOf(context: Reader, code: string, scheme?: string) {
  const found = (await categoriesLike(context, code, maxNames)).find(
    (one) => one.CommodityCode === code && (scheme === undefined || one.CommodityScheme === scheme),
  )
  return found && { code, name: found.Name, scheme: found.CommodityScheme }
}

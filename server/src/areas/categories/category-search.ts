import { levelOf } from '@kontor/ubl'
import type { RequestContext, UnitOfWork } from '../../platform/index.ts'
import { childrenOf, codingLists, entriesLike, entriesOf } from '../coding/index.ts'
import { searchWords } from '../entries/index.ts'
import { type Known, type OwnList, withPlace } from './places.ts'
import { divisions } from './rules/divisions.ts'
import { schemeIn } from './rules/schemes.ts'

/** Who reads, in a language that may be another than that of the request. */
export type Reader = Pick<RequestContext, 'language' | 'translate' | 'read'>

/** Categories by a part of their code or by the words of their names, those of the company's own lists first. */
export async function categoriesLike(context: Reader, text: string, limit: number) {
  const shipped = await shippedOf(context)
  return context.read(async (uow) => {
    const lists = await ownLists(uow)
    const own: Known[] = []
    for (const { listId, scheme } of lists)
      for (const { Code, Label } of await entriesLike(uow, listId, text, limit, context.language))
        if (Code.length <= maxCodeLength) own.push({ code: Code, scheme, name: Label })
    const words = searchWords(text)
    const found = shipped.filter(({ code, name }) => {
      const known = searchWords(code, name)
      return words.every((word) => known.some((one) => one.startsWith(word)))
    })
    const all = [...own, ...withoutNamed(found, own)].slice(0, limit)
    return withPlace(uow, all, { lists, shipped, language: context.language })
  })
}

/** Those that stand directly below one, or the widest of a scheme, or of all. */
export async function categoriesBelow(
  context: RequestContext,
  { below, scheme }: { readonly below: string; readonly scheme?: string | undefined },
  limit: number,
) {
  const shipped = await shippedOf(context)
  const wanted = scheme && (schemeIn(scheme) ?? 'NONE')
  return context.read(async (uow) => {
    const lists = await ownLists(uow)
    const begin = below === '' ? '' : levelOf({ code: below, scheme })
    const own: Known[] = []
    for (const list of lists) {
      if (wanted && list.scheme !== wanted) continue
      const isBelowShipped = list.scheme === 'CPV' && below === ''
      const rows = await childrenOf(uow, list, { begin, behind: below }, limit)
      const codes = rows.flatMap(({ code }) =>
        code.length > maxCodeLength || (isBelowShipped && stands(code, shipped)) ? [] : [code],
      )
      for (const { Code, Label } of await entriesOf(uow, list.listId, codes, context.language))
        own.push({ code: Code, scheme: list.scheme, name: Label })
    }
    const top = below === '' && (wanted === undefined || wanted === '' || wanted === 'CPV') ? shipped : []
    const all = [...once(own), ...withoutNamed(top, own)]
    return withPlace(
      uow,
      all
        .toSorted((a, b) => (a.scheme === b.scheme ? (a.code < b.code ? -1 : 1) : a.scheme < b.scheme ? -1 : 1))
        .slice(0, limit),
      { lists, shipped, language: context.language },
    )
  })
}

/** As long as a line has room for. */
const maxCodeLength = 20

async function ownLists(uow: UnitOfWork): Promise<OwnList[]> {
  return (await codingLists(uow)).flatMap(({ id, name }) => {
    const scheme = schemeIn(name)
    return scheme === undefined ? [] : [{ listId: id, scheme }]
  })
}

/** The divisions of CPV in the reader's language. */
const shippedOf = (context: Reader): Promise<Known[]> =>
  Promise.all(
    Object.entries(divisions).map(async ([code, title]) => ({
      ...{ code, scheme: 'CPV' as const, name: await context.translate(title) },
    })),
  )

const bare = (code: string): string => code.replace(/-\d$/, '')

/** Whether one stands below a division that is shipped, where a list of the company's own leaves that out. */
const stands = (code: string, shipped: readonly Known[]): boolean =>
  !/^\d\d0+$/.test(bare(code)) && shipped.some((one) => one.code.startsWith(code.slice(0, 2)))

/** Without those that the company calls by a name of its own. */
function withoutNamed(shipped: readonly Known[], own: readonly Known[]): Known[] {
  const named = new Set(own.filter(({ scheme }) => scheme === 'CPV').map(({ code }) => bare(code)))
  return shipped.filter(({ code }) => !named.has(code))
}

/** Two lists may have the same. */
const once = (all: readonly Known[]): Known[] => [
  ...new Map(all.toReversed().map((one) => [`${one.scheme} ${bare(one.code)}`, one])).values(),
]

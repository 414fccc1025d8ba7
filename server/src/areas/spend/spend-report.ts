import type { Areas, InputOf, Of, Spend } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { codeNames } from '@kontor/ubl'
import { type RequestContext, type UnitOfWork, unfit } from '../../platform/index.ts'
import { codingLists, entriesOf, noList } from '../coding/index.ts'
import { readCompany } from '../companies/index.ts'
import { noConnection, partnerNames } from '../network/index.ts'
import { converterTo } from '../rates/index.ts'
import { type Apart, type ComparedRow, categoryOf, compare, monthsAfter, monthsBetween, none } from './rules/index.ts'
import * as store from './store.ts'

type Query = InputOf<Areas['spend']['readSpend']>['query']
type Named = Partial<Record<'Name' | 'Scheme', string>>

/** So many months are shown at once: ten years. */
const maxMonths = 120

/**
 * What was spent, as it is shown and exported.
 *
 * @throws ApiError BadRequest (the months), ResourceNotFound (the partner or list)
 */
export async function spendOf(uow: UnitOfWork, query: Query, { language }: RequestContext): Promise<Of<typeof Spend>> {
  const { from, to, by, partner, category, list } = query
  const months = monthsOf(query)
  const partnerName = partner === undefined ? undefined : (await partnerNames(uow, [partner])).get(partner)
  if (partner !== undefined && partnerName === undefined) throw noConnection(partner)
  const lists = await codingLists(uow)
  if (list !== undefined && !lists.some(({ id }) => id === list)) throw noList(list)

  const sums = await store.sums(uow, { by, months, partner, category, listId: list ?? '' })
  const own = (await readCompany(uow))?.Currency ?? 'EUR'
  const currencies = sums.map(({ currency }) => currency)
  const { rows, apart, ...total } = compare(sums, { by, from, to }, await converterTo(uow, own, currencies))
  const categories = (keys: readonly string[]) => categoryNames(uow, keys, list, language)
  const names =
    by === 'PARTNER'
      ? await partnersOf(uow, rows)
      : by === 'CATEGORY'
        ? await categories(rows.map(({ key }) => key))
        : new Map<string, Named>()
  const categoryName = category === undefined ? undefined : (await categories([category])).get(category)?.Name
  return {
    ...{ From: from, To: to, By: by, Currency: own },
    ...(partnerName !== undefined && { PartnerName: partnerName }),
    ...(categoryName !== undefined && { CategoryName: categoryName }),
    Rows: rows.map((row) => rowOf(row, names.get(row.key))),
    ...{ Amount: total.amount, Before: total.before, Apart: apart.map(apartOf) },
    ...(total.change !== undefined && { Change: total.change }),
    Lists: lists.map(({ id, name }) => ({ Id: id, Name: name })),
  }
}

/** The months that are asked about, and the same a year before. */
function monthsOf({ from, to }: Query): string[] {
  if (to < from) throw unfit('to', t`to is ${to}, which is before from, ${from}: name the last month.`)
  if (from < '0002') throw unfit('from', t`from is ${from}: name a later month.`)
  const months = monthsBetween(from, to, maxMonths + 1)
  if (months.length > maxMonths) throw unfit('to', t`to is ${to}: ask for ${maxMonths} months or less.`)
  return [...new Set(months.flatMap((month) => [month, monthsAfter(month, -12)]))]
}

async function partnersOf(uow: UnitOfWork, rows: readonly ComparedRow[]): Promise<Map<string, Named>> {
  const ids = rows.flatMap(({ key }) => (key === none ? [] : [key]))
  return new Map([...(await partnerNames(uow, ids))].map(([id, Name]) => [id, { Name }]))
}

/** Categories as they are called: codes of a list by their labels, others by their code and the scheme of it. */
async function categoryNames(
  uow: UnitOfWork,
  keys: readonly string[],
  listId: string | undefined,
  language: string,
): Promise<Map<string, Named>> {
  const known = keys.flatMap((key) => {
    const category = categoryOf(key)
    return category === undefined ? [] : [{ key, ...category }]
  })
  if (listId === undefined) {
    const schemes = new Map((await codeNames('UNCL7143')).map(({ code, name }) => [code, name]))
    return new Map(
      known.map(({ key, scheme, code }) => [
        key,
        { Name: code, ...(scheme !== '' && { Scheme: schemes.get(scheme) ?? scheme }) },
      ]),
    )
  }
  const codes = known.map(({ code }) => code)
  const labels = new Map(
    (await entriesOf(uow, listId, codes, language)).map(({ Code, Label }) => [Code, Label] as const),
  )
  return new Map(known.map(({ key, code }) => [key, { Name: [code, labels.get(code)].filter(Boolean).join(' ') }]))
}

const rowOf = ({ key, amount, before, share, change, apart }: ComparedRow, named: Named | undefined) => ({
  ...{ Key: key, ...named, Amount: amount, Before: before, Apart: apart.map(apartOf) },
  ...(share !== undefined && { Share: share }),
  ...(change !== undefined && { Change: change }),
})

const apartOf = ({ currency, amount, before }: Apart) => ({ Currency: currency, Amount: amount, Before: before })

/** By what spend is told apart. */
export const spendGroups = ['MONTH', 'PARTNER', 'CATEGORY'] as const
export type By = (typeof spendGroups)[number]

/** The periods that can be chosen: from the first month of a year, or twelve months up to this one. */
export const spendPeriods = ['thisYear', 'months12', 'lastYear'] as const
export type Period = (typeof spendPeriods)[number]

/** What is looked at. It lives in the address, so that Back, a reload and a sent link show the same. */
export interface View {
  readonly period: Period
  readonly by: By
  /** YYYY-MM: of the period this month alone. */
  readonly month?: string
  /** A partner by the connection. */
  readonly partner?: string
  readonly category?: string
  /** The coding list by whose codes categories are told. */
  readonly list?: string
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const forms = { month: /^\d{4}-(0[1-9]|1[0-2])$/, partner: uuid, category: /^.{1,160}$/, list: uuid } as const
const narrowing = Object.keys(forms) as (keyof typeof forms)[]

/** Reads an address; what it does not know it leaves out. */
export function viewOf(search: URLSearchParams): View {
  return {
    period: spendPeriods.find((one) => one === search.get('period')) ?? 'months12',
    by: spendGroups.find((one) => one === search.get('by')) ?? 'MONTH',
    ...Object.fromEntries(
      narrowing.flatMap((name) => {
        const value = search.get(name)
        return value !== null && forms[name].test(value) ? [[name, value]] : []
      }),
    ),
  }
}

/** The address of what is looked at, among the views of the app; what is as usual is not written. */
export function searchParamsOf(view: View): URLSearchParams {
  const search = new URLSearchParams({ view: 'spend' })
  if (view.period !== 'months12') search.set('period', view.period)
  if (view.by !== 'MONTH') search.set('by', view.by)
  for (const name of narrowing) {
    const value = view[name]
    if (value !== undefined) search.set(name, value)
  }
  return search
}

/** The first and the last month of what is looked at, by the day of the reader. */
export function monthsOf({ period, month }: Pick<View, 'period' | 'month'>, today: string) {
  if (month !== undefined) return { from: month, to: month }
  const year = Number(today.slice(0, 4))
  const now = today.slice(0, 7)
  if (period === 'thisYear') return { from: `${year}-01`, to: now }
  if (period === 'lastYear') return { from: `${year - 1}-01`, to: `${year - 1}-12` }
  // The month after this one, a year ago.
  const after = Number(now.slice(5)) % 12
  return { from: `${after === 0 ? year : year - 1}-${String(after + 1).padStart(2, '0')}`, to: now }
}

/**
 * What a row leads to: the same without what is not the row's, by the first group that is not narrowed yet; undefined where
 * there is nothing below it.
 */
export function viewBelow(view: View, key: string): View | undefined {
  if (view.by === 'PARTNER' && key === 'NONE') return undefined
  const narrowed: View = { ...view, [fields[view.by]]: key }
  const by = spendGroups.find((group) => narrowed[fields[group]] === undefined)
  return by && { ...narrowed, by }
}

const fields = { MONTH: 'month', PARTNER: 'partner', CATEGORY: 'category' } as const

/** The same without what narrows it to one month, partner or category: these are told apart again. */
export function withoutGroup(view: View, by: By): View {
  const { [fields[by]]: _, ...rest } = view
  return { ...rest, by }
}

/** The same by the codes of another list, or by what documents say: a category of the one is none of the other. */
export function withCategoryList({ category: _, list: __, ...view }: View, list: string | undefined): View {
  return { ...view, ...(list !== undefined && { list }) }
}

/** How a document that counts may stand. */
const counting = [
  ...['DELIVERED', 'ACCEPTED', 'DISPUTED_BY_RECEIVER', 'OVERDUE'],
  ...['PAID_UNCONFIRMED', 'PAID_CONFIRMED', 'CLOSED'],
]

/** The list of the documents that count; undefined where it cannot be narrowed to them, as it knows no categories. */
export function documentsOf({ category, partner, ...view }: View, today: string): string | undefined {
  if (category !== undefined) return undefined
  const { from, to } = monthsOf(view, today)
  const search = new URLSearchParams([
    ...[
      ['type', 'invoice'],
      ['type', 'creditnote'],
      ['folder', 'purchases'],
    ],
    ...counting.map((state) => ['state', state]),
    ...(partner === undefined ? [] : [['partner', partner]]),
    ['minissuedate', `${from}-01`],
    ['maxissuedate', lastDayOf(to)],
  ])
  return `/?${search}`
}

const lastDayOf = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

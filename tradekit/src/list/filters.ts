import type { DocumentState, TradeType } from '../words/types.ts'
import { documentStates, documentTypes } from '../words/vocabulary.ts'

export const views = ['all', 'mine', 'toAnswer', 'overdue', 'disputed', 'drafts'] as const
export type View = (typeof views)[number]

/** The folders into which the list can look; without one it shows what is neither draft nor archived. */
export const folders = ['sales', 'purchases', 'archived'] as const
export type Folder = (typeof folders)[number]

/** The columns by which the service can order the list. */
export const orderings = ['ID', 'SendingParty', 'Date', 'DueDate', 'Amount', 'Created', 'LastEdit'] as const
export type Ordering = (typeof orderings)[number]

/** The ends of days and amounts, as the service calls them. */
export const spanFields = [
  'minissuedate',
  'maxissuedate',
  'minduedate',
  'maxduedate',
  'minpaiddate',
  'maxpaiddate',
  'minamount',
  'maxamount',
] as const
export type SpanField = (typeof spanFields)[number]
export type Span = Readonly<Partial<Record<SpanField, string>>>

/** What else narrows the list to one: a partner by the connection, a group of partners, a currency, who it is given to (an id, or `me`). */
export const ones = ['partner', 'group', 'currency', 'assignee'] as const
export type One = (typeof ones)[number]

/** What the list shows. It lives in the address, so that Back, a reload and a sent link show the same. */
export interface Filters {
  readonly view: View
  readonly types: readonly TradeType[]
  readonly folder?: Folder
  readonly states: readonly DocumentState[]
  /** The company's own tags; what is shown carries all of them. */
  readonly tags: readonly string[]
  readonly partner?: string
  readonly group?: string
  readonly currency?: string
  readonly assignee?: string
  readonly span?: Span
  /** The name of the saved filter that is open. */
  readonly saved?: string
  readonly text: string
  readonly ordering: Ordering
  readonly ascending: boolean
}

export const everything: Filters = {
  view: 'all',
  types: [],
  states: [],
  tags: [],
  text: '',
  ordering: 'Date',
  ascending: false,
}

const among = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((known) => known === value)

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** What of an address is believed. */
const forms: Readonly<Record<One, RegExp>> = {
  partner: new RegExp(`^${uuid}$`),
  group: new RegExp(`^${uuid}$`),
  currency: /^[A-Z]{3}$/,
  assignee: new RegExp(`^(me|${uuid})$`),
}

function spanOf(search: URLSearchParams): { span?: Span } {
  const found = spanFields.flatMap((field) => {
    const value = search.get(field) ?? ''
    const form = field.endsWith('amount') ? /^-?\d{1,15}(\.\d{1,10})?$/ : /^\d{4}-\d{2}-\d{2}$/
    return form.test(value) ? [[field, value] as const] : []
  })
  return found.length === 0 ? {} : { span: Object.fromEntries(found) }
}

/** Reads the filters of an address; what it does not know it leaves out. */
export function filtersOf(search: URLSearchParams): Filters {
  const folder = among(folders, search.get('folder'))
  const saved = search.get('saved')
  return {
    view: among(views, search.get('view')) ?? 'all',
    types: documentTypes.filter((type) => search.getAll('type').includes(type)),
    ...(folder ? { folder } : {}),
    states: documentStates.filter((state) => search.getAll('state').includes(state)),
    tags: search.getAll('tag'),
    ...Object.fromEntries(
      ones.flatMap((one) => {
        const value = search.get(one)
        return value !== null && forms[one].test(value) ? [[one, value]] : []
      }),
    ),
    ...spanOf(search),
    ...(saved ? { saved } : {}),
    text: search.get('q') ?? '',
    ordering: among(orderings, search.get('by')) ?? 'Date',
    ascending: search.get('up') === '1',
  }
}

/** The address of a set of filters; what is as usual is not written. */
export function addressOf(filters: Filters): URLSearchParams {
  const search = new URLSearchParams()
  if (filters.view !== 'all') search.set('view', filters.view)
  for (const type of filters.types) search.append('type', type)
  if (filters.folder) search.set('folder', filters.folder)
  for (const state of filters.states) search.append('state', state)
  for (const tag of filters.tags) search.append('tag', tag)
  for (const one of ones) if (filters[one]) search.set(one, filters[one])
  for (const field of spanFields) if (filters.span?.[field]) search.set(field, filters.span[field])
  if (filters.saved) search.set('saved', filters.saved)
  if (filters.text) search.set('q', filters.text)
  if (filters.ordering !== 'Date') search.set('by', filters.ordering)
  if (filters.ascending) search.set('up', '1')
  return search
}

/** Whether anything beyond the quick view narrows the list. */
export const isNarrowed = (filters: Filters): boolean =>
  filters.text !== '' ||
  filters.folder !== undefined ||
  ones.some((one) => filters[one] !== undefined) ||
  Object.keys(filters.span ?? {}).length > 0 ||
  [filters.types, filters.states, filters.tags].some((chosen) => chosen.length > 0)

/** The same quick view and order without what narrows it. */
export const widened = ({ view, ordering, ascending }: Filters): Filters => ({
  ...everything,
  view,
  ordering,
  ascending,
})

/** The same, as a filter that was changed: it is the saved one no more. */
export function unsaved<F extends Filters>({ saved: _, ...filters }: F): Omit<F, 'saved'> {
  return filters
}

import type { SystemTag } from '@kontor/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  asksForAnswer,
  currenciesOfExponent,
  expandStates,
  exponentOf,
  openTo,
  searchWords,
  storable,
  toMinor,
} from '../../entries/index.ts'
import type { Filter } from '../filter.ts'
import { amountsIn } from '../values/amounts.ts'
import { typesMeant } from '../values/types-meant.ts'

type Condition = RawBuilder<SqlBool>

/**
 * The filter as SQL over `document`. Archived documents and drafts are left out unless they are asked for (F-107,
 * F-109), and so are the types beside the supported list (F-106): an answer is read with its document.
 */
export const conditionsOf = (companyId: string, readerId: string | null, filter: Filter): Condition =>
  sql`${columnsFit(companyId, filter)} and ${filter.onlydeleted === true ? sql`deleted is not null` : sql`deleted is null`}
    and ${entryFits(filter)} and ${paidFits(companyId, filter)} and ${groupFits(companyId, filter)}
    and ${openTo(companyId, readerId)} and ${isGiven(companyId, readerId, filter)}`

/** Given to somebody, and not done. */
function isGiven(companyId: string, readerId: string | null, { assignee }: Filter): Condition {
  if (assignee === undefined) return sql`true`
  const userId = assignee === 'me' ? readerId : assignee
  return sql`id in (
    select subject_id from assignment join assignment_assignee given
      on given.company_id = assignment.company_id and given.assignment_id = assignment.id
    where assignment.company_id = ${companyId} and given.company_id = ${companyId} and given.user_id = ${userId}::uuid
      and status = 'OPEN' and subject_type = 'DOCUMENT')`
}

/** The filter without what only an entry can tell. */
const columnsFit = (companyId: string, filter: Filter): Condition =>
  sql`${placeFits(companyId, filter)} and ${kindFits(companyId, filter)}`

/** Bills that were said to be paid on some days, both among them; without an end as far as there are any. */
export const saidPaid = (companyId: string, from: string | undefined, to: string | undefined): Condition =>
  sql`company_id = ${companyId} and answer_code = 'BusinessPaid' and answers_id is not null
    and created >= ${from ?? '-infinity'}::date and created < ${to ?? 'infinity'}::date + 1`

function paidFits(companyId: string, { minpaiddate, maxpaiddate }: Filter): Condition {
  if (minpaiddate === undefined && maxpaiddate === undefined) return sql`true`
  return sql`id in (select answers_id from document where ${saidPaid(companyId, minpaiddate, maxpaiddate)})`
}

const groupFits = (companyId: string, { group }: Filter): Condition =>
  group === undefined
    ? sql`true`
    : sql`connection_id in (
        select connection_id from connection_group_member where company_id = ${companyId} and group_id = ${group})`

/** By what the rollups tell nothing apart. */
function entryFits({ since, sentBy, sentTo, processState, match, onhold }: Filter): Condition {
  const conditions: Condition[] = [sql`true`]
  also(conditions, since, (instant) => sql`modified >= ${instant}`)
  also(conditions, sentBy, (id) => sql`sender_id = ${id}`)
  also(conditions, sentTo, (id) => sql`receiver_id = ${id}`)
  also(conditions, match, (states) => (states === 'NO_ORDER' ? sql`match is null` : among(sql`match`, states)))
  also(conditions, onhold, (is) => (is ? sql`on_hold is not null` : sql`on_hold is null`))
  also(conditions, processState, (states) => sql`(${sql.join(states.map(processFits), sql` or `)})`)
  return allOf(conditions)
}

const processFits = (state: NonNullable<Filter['processState']>[number]): Condition => {
  if (state === 'PAID') return sql`payment in ('PAID_UNCONFIRMED', 'PAID_CONFIRMED')`
  if (state === 'OVERDUE') return sql`payment = 'OVERDUE'`
  return sql`response = ${state}`
}

/** Whether the rollups tell nothing of what a list is narrowed to. */
export const needsEntries = ({ onlydeleted, ...filter }: Filter): boolean =>
  onlydeleted === true || ofEntries.some((wish) => filter[wish] !== undefined)

const ofEntries = [
  'since',
  'sentBy',
  'sentTo',
  'processState',
  'match',
  'onhold',
  'group',
  'minpaiddate',
  'maxpaiddate',
] as const

/**
 * The same of a row of the rollups. Its kind is told by columns that stand last in the rollups' index: PostgreSQL 18 would
 * look for each of them at each row, which takes five times as long as to read it (0041).
 */
export const rollupFits = (companyId: string, filter: Filter): Condition =>
  sql`${placeFits(companyId, filter)} and (${kindFits(companyId, filter)}) is true`

/** The company, the connection and the dates. */
function placeFits(companyId: string, filter: Filter): Condition {
  const conditions = [sql<SqlBool>`company_id = ${companyId}`]
  also(conditions, filter.connection, (id) => sql`connection_id = ${id}`)
  also(conditions, filter.minissuedate, (day) => sql`issue_date >= ${day}`)
  also(conditions, filter.maxissuedate, (day) => sql`issue_date <= ${day}`)
  also(conditions, filter.minduedate, (day) => sql`due_date >= ${day}`)
  also(conditions, filter.maxduedate, (day) => sql`due_date <= ${day}`)
  return allOf(conditions)
}

function kindFits(companyId: string, filter: Filter): Condition {
  const tags = filter.tag ?? []
  const archived = (filter.stag ?? []).includes('archived') || tags.includes('archived')
  const conditions: Condition[] = [
    archived ? sql`archived` : sql`not archived`,
    foldersOf(filter),
    filter.type === undefined ? isListed : among(sql`type`, typesMeant(filter.type)),
  ]
  also(conditions, filter.state, (states) => among(sql`state`, expandStates(states)))
  also(conditions, filter.currency, (currency) => sql`currency = ${currency}`)
  also(conditions, filter.minamount, (amount) => sql`amount_minor >= ${minor(amount, filter.currency)}`)
  also(conditions, filter.maxamount, (amount) => sql`amount_minor <= ${minor(amount, filter.currency)}`)
  if (filter.toanswer === true) conditions.push(waitingForAnswer)
  also(conditions, filter.q, (words) => holding(companyId, words))
  for (const tag of tags.filter(isOwnTag)) conditions.push(tagged(companyId, tag))
  for (const tag of (filter.withouttag ?? []).filter(isOwnTag)) conditions.push(sql`not ${tagged(companyId, tag)}`)
  return allOf(conditions)
}

/** What a list shows unless it asks for types (F-106), in the words of its indexes: all but answers. */
export const isListed = sql<SqlBool>`type <> 'status'`

const allOf = (conditions: readonly Condition[]): Condition => sql`${sql.join(conditions, sql` and `)}`

function also<T>(conditions: Condition[], value: T | undefined, condition: (value: T) => Condition): void {
  if (value !== undefined) conditions.push(condition(value))
}

/** Received, and neither answered, paid, closed nor replaced: what the company still owes an answer. */
export const waitingForAnswer: Condition = sql`(delivery = 'RECEIVED' and response = 'PENDING'
  and payment in ('NONE', 'OVERDUE') and type in (${sql.join(asksForAnswer)}) and state not in ('CLOSED', 'REPLACED'))`

export const isOwnTag = (tag: string): boolean => tag !== 'archived'

/** Whether words or a tag pick the documents, however the list is ordered. */
export const isSearch = ({ q = '', tag = [] }: Filter): boolean => searchWords(q).length > 0 || tag.some(isOwnTag)

/** The ids that words and tags pick, answers left out; undefined where anything else narrows the list. */
export function searchHits(
  companyId: string,
  { q = '', tag = [], ...others }: Filter,
): RawBuilder<unknown> | undefined {
  const isNarrowed = Object.values(others).some((value) => value !== undefined && value !== false)
  if (isNarrowed || !tag.every(isOwnTag)) return undefined
  const words = searchWords(q)
  // What comes to an amount is looked for among all documents, as words are among theirs.
  if (amountsIn(q).length > 0) return undefined
  const found = sql`select document_search_find(${companyId}, ${words.join(' ')}, false) as id`
  const tagged = tag.map(
    (name) =>
      sql`select document_id as id from document_tag where company_id = ${companyId} and tag = ${name} and not answer`,
  )
  return sql.join(words.length === 0 ? tagged : [found, ...tagged], sql` intersect `)
}

/** One text for any number of them, so that a plan can be kept; and one for a single one, as an order's index asks for. */
const among = (column: RawBuilder<unknown>, values: readonly string[]): Condition =>
  values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values}::text[])`

/** Each system tag names a folder (F-113); several show what lies in any of them. Only `draft` shows drafts. */
const folders: Readonly<Record<Exclude<SystemTag, 'archived'>, Condition>> = {
  inbox: sql`delivery = 'RECEIVED'`,
  outbox: sql`delivery in ('PENDING_CONNECTION', 'PROCESSING', 'SENT', 'FAILED')`,
  sales: sql`(side = 'sales' and not draft)`,
  purchases: sql`(side = 'purchases' and not draft)`,
  draft: sql`draft`,
}

function foldersOf({ onlydrafts, onlydeleted, stag = [] }: Filter): Condition {
  if (onlydrafts === true) return sql`draft`
  // Drafts are what can be deleted.
  if (onlydeleted === true && stag.length === 0) return sql`true`
  const wanted = stag.filter((tag) => tag !== 'archived').map((tag) => folders[tag])
  return wanted.length === 0 ? sql`not draft` : sql`(${sql.join(wanted, sql` or `)})`
}

const tagged = (companyId: string, tag: string): Condition => sql`exists (
  select from document_tag where company_id = ${companyId} and document_id = document.id and tag = ${tag})`

const holding = (companyId: string, text: string): Condition => {
  const words = searchWords(text)
  if (words.length === 0) return sql`true`
  const found = sql<SqlBool>`id in (select document_search_find(${companyId}, ${words.join(' ')}))`
  const amounts = amountsIn(text)
  return amounts.length === 0 ? found : sql`(${found} or ${comesTo(amounts)})`
}

/** Of one of these amounts, whatever its currency. */
const comesTo = (amounts: readonly string[]): Condition =>
  sql`(${sql.join(
    amounts.map((amount) => sql`amount_minor = ${minor(amount, undefined)}`),
    sql` or `,
  )})`

/** The amount in minor units: of one currency, or of whatever currency a row is in. */
function minor(amount: string, currency: string | undefined): RawBuilder<string> {
  const at = (exponent: number) => sql<string>`${String(storable(toMinor(amount, exponent) ?? 0n))}::bigint`
  if (currency !== undefined) return at(exponentOf(currency))
  const others = otherExponents.map(
    (exponent) => sql`when currency in (${sql.join(currenciesOfExponent(exponent))}) then ${at(exponent)}`,
  )
  return sql`case ${sql.join(others, sql` `)} else ${at(2)} end`
}

/** The exponents of the currencies whose minor unit is not a hundredth. */
const otherExponents = [0, 3, 4] as const

/** The least and the largest amount in minor units, for the currencies of each exponent that a list may show. */
export function perExponent(currency: string | undefined, min: string | undefined, max: string | undefined) {
  const at = (exponent: number, fits: Condition) => {
    const [from, to] = [min, max].map((amount) =>
      amount === undefined ? undefined : (toMinor(amount, exponent) ?? 0n),
    )
    return { fits, min: from, max: to }
  }
  if (currency !== undefined) return [at(exponentOf(currency), sql`true`)]
  const all = otherExponents.flatMap((exponent) => currenciesOfExponent(exponent))
  return [
    at(2, sql`(currency is null or currency not in (${sql.join(all)}))`),
    ...otherExponents.map((exponent) => at(exponent, sql`currency in (${sql.join(currenciesOfExponent(exponent))})`)),
  ]
}

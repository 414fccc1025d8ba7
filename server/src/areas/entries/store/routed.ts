import { type Ask, answersBy, askRouted, insertRouted, type Routed } from '../../../platform/index.ts'
import { countedBy, countedColumns, rollupColumns } from '../counted-fields.ts'

/** A row of `document` as it was or became, with what it counts for. */
type Counted = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly type: string
  readonly priced: number
  readonly minor: string
}

const counted = ['id', ...countedColumns]
  .map((column) => `document.${column}`)
  .join(', ')
  .concat(`,
  (document.amount_minor is not null)::integer as priced,
  coalesce(case when document.type = 'creditnote' then -document.amount_minor else document.amount_minor end, 0)::text as minor`)

const isCounted = (row: Counted) => row['deleted'] === null && row['confined'] === false

/** What is said of changes.ts, in a statement of its own. */
function count(ask: Ask, companyId: string, changes: readonly (readonly [sign: 1 | -1, row: Counted])[]) {
  const rows = changes
    .filter(([, row]) => isCounted(row))
    .map(([sign, row]) => ({
      ...row,
      id: crypto.randomUUID(),
      number: sign,
      priced: sign * row.priced,
      minor: String(BigInt(sign) * BigInt(row.minor)),
    }))
  const columns = ['id', ...rollupColumns, 'number', 'priced', 'minor']
  return insertRouted(ask, { into: 'document_change', companyId, columns, rows, tail: 'on conflict do nothing' })
}

function saveWords(
  ask: Ask,
  companyId: string,
  given: readonly Readonly<Record<string, unknown>>[],
  written: readonly Counted[],
) {
  const wordsOf = new Map(given.map((row) => [row['id'], row['words']]))
  const rows = written.map(({ id, type }) => ({ document_id: id, words: wordsOf.get(id), answer: type === 'status' }))
  const columns = ['document_id', 'words', 'answer']
  const tail = 'on conflict (company_id, document_id) do update set words = excluded.words, answer = excluded.answer'
  return insertRouted(ask, { into: 'document_words', companyId, columns, rows, tail })
}

/** Adding entries, one statement after the other. */
export const addingRouted =
  (all: readonly string[]): Routed =>
  async (ask, companyId, rows) => {
    const columns = all.filter((column) => column !== 'words')
    const tail = `on conflict (company_id, id) do nothing returning ${counted}`
    const written = (await insertRouted(ask, { into: 'document', companyId, columns, rows, tail })).rows as Counted[]
    await Promise.all([
      count(
        ask,
        companyId,
        written.map((row) => [1, row] as const),
      ),
      saveWords(ask, companyId, rows, written),
    ])
    return answersBy(rows, { rows: written.map(({ id }) => ({ id })), rowCount: written.length }, 'id')
  }

/** Changing entries: what they were is held and counted off, what they become is counted. */
export const changingRouted =
  (all: readonly string[]): Routed =>
  async (ask, companyId, rows) => {
    const ids = rows.map(({ id }) => id)
    const changed = all.filter((column) => column !== 'id' && column !== 'words')
    const [before, after] = await Promise.all([
      askRouted(
        ask,
        `select ${counted} from document where company_id = $1 and id = any($2::uuid[]) order by id for update`,
        [companyId, ids],
      ),
      askRouted(
        ask,
        `update document set ${changed.map((column) => `${column} = given.${column}`).join(', ')}
        from json_populate_recordset(null::document, $2::json) given
        where document.company_id = $1 and document.id = given.id
        returning ${counted}`,
        [companyId, JSON.stringify(rows)],
      ),
    ])
    const [was, is] = [before.rows as Counted[], after.rows as Counted[]]
    await Promise.all([
      ...(changed.some((column) => countedBy.has(column))
        ? [count(ask, companyId, [...was.map((row) => [-1, row] as const), ...is.map((row) => [1, row] as const)])]
        : []),
      ...(changed.includes('type')
        ? is.map(({ id, type }) =>
            askRouted(
              ask,
              'update document_tag set answer = $3 where company_id = $1 and document_id = $2 and answer <> $3',
              [companyId, id, type === 'status'],
            ),
          )
        : []),
      ...(all.includes('words') ? [saveWords(ask, companyId, rows, is)] : []),
    ])
    return answersBy(rows, { rows: is.map(({ id }) => ({ id })), rowCount: is.length }, 'id')
  }

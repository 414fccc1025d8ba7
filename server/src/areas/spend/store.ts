import { roles } from '@kontor/contract'
import { CamelCasePlugin, type RawBuilder, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { Part, PartRecord, RollupRecord, Sum } from './rules/records.ts'

type Tables = { spendPart: PartRecord; spendRollup: RollupRecord }

const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(new CamelCasePlugin())

const partColumns = ['listId', 'category', 'month', 'partner', 'currency', 'amount', 'confined'] as const

/** What a document comes to. */
export const partsOf = (uow: UnitOfWork, documentId: string): Promise<Part[]> =>
  tables(uow.tx)
    .selectFrom('spendPart')
    .select(partColumns)
    .where('companyId', '=', uow.companyId)
    .where('documentId', '=', documentId)
    .execute()

/** Writes what a document comes to in place of what it came to, and the difference into the rollups. */
export async function replaceParts(uow: UnitOfWork, documentId: string, parts: readonly Part[]): Promise<void> {
  const { tx, companyId } = uow
  const before: Part[] = await tables(tx)
    .deleteFrom('spendPart')
    .where('companyId', '=', companyId)
    .where('documentId', '=', documentId)
    .returning(partColumns)
    .execute()
  if (parts.length > 0)
    await tables(tx)
      .insertInto('spendPart')
      .values(parts.map((part) => ({ ...part, companyId, documentId })))
      .execute()
  const open = ({ confined }: Part) => !confined
  await fold(uow, before.filter(open), parts.filter(open))
}

/** Takes parts from the rollups and adds others. Rows are held in one order, so that nobody waits for each other. */
async function fold({ tx, companyId }: UnitOfWork, less: readonly Part[], more: readonly Part[]): Promise<void> {
  if (less.length + more.length === 0) return
  const rows = [...less.map((part) => ({ ...part, sign: -1 })), ...more.map((part) => ({ ...part, sign: 1 }))]
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as given
    ("listId" text, category text, month text, partner text, currency text, amount text, sign integer)`
  await sql`
    insert into spend_rollup as kept (company_id, month, partner, list_id, category, currency, amount, parts)
    select ${companyId}, month, partner, "listId", category, currency, sum(amount::numeric * sign)::text, sum(sign)
    from ${given}
    group by month, partner, "listId", category, currency
    order by month, partner, "listId", category, currency
    on conflict (company_id, month, partner, list_id, category, currency) do update set
      amount = (kept.amount::numeric + excluded.amount::numeric)::text, parts = kept.parts + excluded.parts`.execute(tx)
  if (less.length > 0)
    await sql`
      delete from spend_rollup kept using (select distinct month, partner, "listId", category, currency from ${given}) touched
      where kept.company_id = ${companyId} and kept.parts = 0
        and (kept.month, kept.partner, kept.list_id, kept.category, kept.currency)
          = (touched.month, touched.partner, touched."listId", touched.category, touched.currency)`.execute(tx)
}

export interface Wanted {
  readonly by: 'MONTH' | 'PARTNER' | 'CATEGORY'
  readonly months: readonly string[]
  readonly partner: string | undefined
  readonly category: string | undefined
  /** The coding list by whose codes categories are told; empty for what documents say themselves. */
  readonly listId: string
}

const keys = { MONTH: sql`month`, PARTNER: sql`partner`, CATEGORY: sql`category` } as const

/** What was spent in some months by what was asked for, with what is confined where it is open to who asks. */
export async function sums(uow: UnitOfWork, want: Wanted): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
    select month, ${keys[want.by]} as key, currency, sum(amount)::text as amount
    from (${want.listId === '' ? ofList(uow, want, '', sql`category`) : byList(uow, want)}) spent
    where ${want.category === undefined ? sql`true` : sql`category = ${want.category}`}
    group by month, ${keys[want.by]}, currency`.execute(uow.tx)
  return rows
}

/** By the codes of a list; of what is not coded with it, what documents come to less what is. */
const byList = (uow: UnitOfWork, want: Wanted): RawBuilder<unknown> => sql`
  ${ofList(uow, want, want.listId, sql`category`)}
  union all ${ofList(uow, want, '', sql`'NONE'`)}
  union all select month, partner, 'NONE', currency, -amount from (${ofList(uow, want, want.listId, sql`category`)}) coded`

function ofList(
  { companyId, author }: UnitOfWork,
  { months, partner }: Wanted,
  listId: string,
  category: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const columns = sql`month, partner, ${category} as category, currency, amount::numeric as amount`
  const fits = sql`company_id = ${companyId} and month = any(${months}::text[]) and list_id = ${listId}
    and ${partner === undefined ? sql`true` : sql`partner = ${partner}`}`
  return sql`
    select ${columns} from spend_rollup where ${fits}
    union all select ${columns} from spend_part where ${fits} and confined
      and document_open_to(${companyId}, document_id, ${author.actorId}, ${roles.companyAdmin})`
}

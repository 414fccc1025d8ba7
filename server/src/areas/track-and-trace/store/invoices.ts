import { CamelCasePlugin, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../../entries/index.ts'

const tables = (tx: Tx) => tx.withTables<{ document: Entry }>().withPlugin(new CamelCasePlugin())

interface Entered {
  /** As whom the company keeps the supplier outside of the network. */
  readonly partnerIds: readonly string[]
  /** The supplier itself. */
  readonly supplierId: string
}

/**
 * Invoices that the company entered of a supplier, each number once unless somebody said that they are distinct; without those
 * that the supplier sent through the network. As in the indexes document_from_sender and document_by_number.
 */
const entered = ({ tx, companyId }: UnitOfWork, { partnerIds, supplierId }: Entered) =>
  tables(tx)
    .selectFrom('document')
    .where('companyId', '=', companyId)
    .where('senderId', '=', sql<string>`any(${partnerIds}::uuid[])`)
    .where('delivery', '=', sql.lit('RECEIVED'))
    .where('deleted', 'is', null)
    .where('type', '=', 'invoice')
    .where('side', '=', 'purchases')
    .where('draft', '=', false)
    .where('discarded', 'is', null)
    .where('replacement', '=', 'ORIGINAL')
    .where(
      sql<boolean>`not (duplicate_of is not null and exists (
        select from document other where other.company_id = ${companyId} and ${alike('other')} and other.sender_id = any(${partnerIds}::uuid[])
          and (other.duplicate_of is null or (other.created, other.id) < (document.created, document.id))
      )) and not exists (select from document sent where sent.company_id = ${companyId} and ${alike('sent')} and sent.sender_id = ${supplierId})`,
    )

/** An invoice of the company under the same number. */
const alike = (name: string) =>
  sql.raw(`${name}.side = 'purchases' and ${name}.type = 'invoice'
    and ${name}.business_id = document.business_id and ${name}.deleted is null`)

/** The first so many, the newest first. */
export const newest = (uow: UnitOfWork, of: Entered, limit: number): Promise<Entry[]> =>
  entered(uow, of)
    .selectAll()
    .orderBy('issueDate', (order) => order.desc().nullsLast())
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export async function count(uow: UnitOfWork, of: Entered): Promise<number> {
  const { rows } = await entered(uow, of)
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}

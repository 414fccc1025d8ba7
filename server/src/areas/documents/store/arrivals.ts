import { sql } from 'kysely'
import type { Act } from '../../../platform/index.ts'
import type { Entry } from '../entry.ts'
import { tables } from './tables.ts'

type Arriving = Pick<Entry, 'senderId' | 'type' | 'side' | 'businessId' | 'issueDate' | 'contentHash'>

/** What the company has received of a sender that may be the same: by content, number or day, the oldest first. */
export async function candidates(act: Act, arriving: Arriving): Promise<Entry[]> {
  const { senderId, type, side, businessId, issueDate, contentHash } = arriving
  const of = sql`company_id = ${act.companyId} and sender_id = ${senderId} and type = ${type}
    and delivery = 'RECEIVED' and deleted is null`
  const { rows } = await sql<Entry>`
    select * from document where company_id = ${act.companyId} and id in (
      (select id from document where ${of} and content_hash = ${contentHash} limit 20)
      union (select id from document where ${of} and side = ${side} and business_id = ${businessId} limit 20)
      union (select id from document where ${of} and issue_date = ${issueDate} limit 200))
    order by created, id`.execute(tables(act.tx))
  return rows
}

/** The documents that were found to be this one again. */
export const copiesOf = (act: Act, id: string): Promise<Entry[]> =>
  tables(act.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', act.companyId)
    .where('duplicateOf', '=', id)
    .where('duplicateOf', 'is not', null)
    .where('deleted', 'is', null)
    .orderBy('created')
    .limit(100)
    .execute()

export async function accountsOf(act: Act, partnerId: string): Promise<string[]> {
  const rows = await tables(act.tx)
    .selectFrom('partnerAccount')
    .select('account')
    .where('companyId', '=', act.companyId)
    .where('partnerId', '=', partnerId)
    .execute()
  return rows.map(({ account }) => account)
}

export async function know(
  act: Act,
  partnerId: string,
  documentId: string,
  accounts: readonly string[],
): Promise<void> {
  if (accounts.length === 0) return
  await tables(act.tx)
    .insertInto('partnerAccount')
    .values(
      accounts.map((account) => ({
        companyId: act.companyId,
        partnerId,
        account,
        documentId,
        knownSince: act.now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['companyId', 'partnerId', 'account']).doNothing())
    .execute()
}

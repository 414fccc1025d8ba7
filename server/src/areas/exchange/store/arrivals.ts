import type { AccountOrigin } from '@kontor/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Batch, batched, type UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../../entries/index.ts'
import type { AccountRecord } from '../records.ts'
import type { Likeness } from '../rules/arrivals.ts'
import { tables } from './tables.ts'

export type Candidate = Omit<Likeness, 'calledOffOf'> & Pick<Entry, 'id' | 'duplicateOf' | 'orderType' | 'answersId'>

type Arriving = Omit<Likeness, 'calledOffOf'> & Pick<Entry, 'side'>

/**
 * What the company has received of a sender that may be the same: the oldest by content, by number, by day and amount.
 * Contents and numbers are looked up before the sender is asked (`offset 0`): a plan that is kept for any values would
 * rather read all that ever came from the sender.
 */
const likely = batched(
  tables,
  (db, { companyId, rows }: Batch<ReturnType<typeof likenessOf> & Pick<Entry, 'companyId'>>) => {
    const own = sql`company_id = ${companyId} and deleted is null`
    const received = sql`sender_id = given.sender_id and type = given.type and delivery = 'RECEIVED'`
    const oldest = (found: RawBuilder<unknown>) => sql`(
      select id, duplicate_of, type, content_hash, business_id, issue_date, currency, amount_minor, sender_id,
        order_type, answers_id, created
      from (${found} limit 20) found order by created, id limit 1
    )`
    const sameContent = sql`
      select * from (
        select * from document where ${own} and content_hash = given.content_hash and sender_id = given.sender_id offset 0
      ) same_content where ${received}`
    const sameNumber = sql`
      select * from (
        select * from document
        where ${own} and side = given.side and type = given.type and business_id = given.business_id offset 0
      ) same_number where ${received}`
    const sameFields = sql`
      select * from document
      where ${own} and ${received} and issue_date = given.issue_date and amount_minor = given.amount_minor
        and currency is not distinct from given.currency`
    return sql<Candidate>`
    select nth, alike.* from json_to_recordset(${rows}) as given (nth integer, sender_id uuid, type text, side text,
      business_id text, issue_date date, currency text, amount_minor bigint, content_hash text),
    lateral (
      ${sql.join([sameContent, sameNumber, sameFields].map(oldest), sql` union all `)}
    ) alike order by nth, created, id`.compile(db)
  },
)

export const candidates = (uow: UnitOfWork, arriving: Arriving): Promise<Candidate[]> =>
  likely.ask(uow.tx, { ...likenessOf(arriving), companyId: uow.companyId })

/** Received bills with this number, or of this day and amount, whoever sent them: the latest first. */
export async function receivedLike(
  uow: UnitOfWork,
  {
    number,
    issueDate,
    amountMinor,
  }: { number?: string | undefined; issueDate?: string | undefined; amountMinor?: string | undefined },
): Promise<Entry[]> {
  const bills = tables(uow.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('side', '=', 'purchases')
    .where('type', 'in', ['invoice', 'creditnote'])
    .where('delivery', '=', 'RECEIVED')
    .where('deleted', 'is', null)
    .orderBy('created', 'desc')
    .limit(50)
  const written = number?.trim() ?? ''
  const numbered = written === '' ? [] : await bills.where('businessId', '=', written).execute()
  if (issueDate === undefined || amountMinor === undefined) return numbered
  const dated = await bills.where('issueDate', '=', issueDate).where('amountMinor', '=', amountMinor).execute()
  return [...numbered, ...dated.filter(({ id }) => !numbered.some((one) => one.id === id))]
}

const likenessOf = ({ senderId, type, side, businessId, issueDate, currency, amountMinor, contentHash }: Arriving) => ({
  senderId,
  type,
  side,
  businessId,
  issueDate,
  currency,
  amountMinor,
  contentHash,
})

/** The documents that were found to be this one again. */
export const copiesOf = (uow: UnitOfWork, id: string): Promise<Entry[]> =>
  tables(uow.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('duplicateOf', '=', id)
    .where('duplicateOf', 'is not', null)
    .where('deleted', 'is', null)
    .orderBy('created')
    .limit(100)
    .execute()

const accountsKnown = (companyId: string | RawBuilder<string>, partnerId: string | RawBuilder<string>) =>
  sql<AccountRecord>`
    select account, origin, known_since from partner_account
    where company_id = ${companyId} and partner_id = ${partnerId} order by known_since, account limit 100`

export const accountsOf = async (uow: UnitOfWork, partnerId: string): Promise<AccountRecord[]> =>
  (await accountsKnown(uow.companyId, partnerId).execute(tables(uow.tx))).rows

/** Of whom one of these accounts is trusted: it was paid, or somebody has confirmed it. */
export async function paidBy({ tx, companyId }: UnitOfWork, accounts: readonly string[]): Promise<string[]> {
  if (accounts.length === 0) return []
  const found = await tables(tx)
    .selectFrom('partnerAccount')
    .select('partnerId')
    .where('companyId', '=', companyId)
    .where('account', 'in', accounts)
    .where('origin', 'in', ['PAID_BILL', 'CONFIRMED'])
    .orderBy('knownSince')
    .execute()
  return found.map(({ partnerId }) => partnerId)
}

const takenTurns = batched(tables, (db, { companyId, rows }: Batch<{ companyId: string; partnerId: string }>) =>
  sql<AccountRecord | { readonly account: null }>`
    select nth, known.* from (
      select nth, partner_id, pg_advisory_xact_lock(hashtextextended(${companyId}::text || partner_id, 0))
      from json_to_recordset(${rows}) as given (nth integer, partner_id uuid) order by partner_id
    ) given left join lateral (${accountsKnown(companyId, sql.ref('given.partner_id'))}) known on true`.compile(db),
)

/**
 * The accounts that are known of a partner, once no other transaction is taking in anything of theirs: two that compare at
 * the same time would not find each other's. Held until the transaction ends.
 */
export async function accountsInTurn(uow: UnitOfWork, partnerId: string): Promise<AccountRecord[]> {
  const found = await takenTurns.ask(uow.tx, { companyId: uow.companyId, partnerId })
  return found.filter((one) => one.account !== null)
}

/** Makes accounts known of a partner, or known better than they were. */
export async function know(
  uow: UnitOfWork,
  partnerId: string,
  documentId: string,
  accounts: readonly string[],
  origin: AccountOrigin,
): Promise<void> {
  if (accounts.length === 0) return
  const { companyId, now: knownSince } = uow
  await tables(uow.tx)
    .insertInto('partnerAccount')
    .values(accounts.map((account) => ({ companyId, partnerId, account, documentId, origin, knownSince })))
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'partnerId', 'account'])
        .doUpdateSet({ origin, documentId, knownSince })
        .where('partnerAccount.origin', 'in', ['PROFILE', 'FIRST_BILL'])
        .where(sql.lit(origin), 'in', ['PAID_BILL', 'CONFIRMED']),
    )
    .execute()
}

/** The bills of a partner whose accounts are to be checked, the oldest first. */
export const toCheck = (uow: UnitOfWork, partnerId: string): Promise<Entry[]> =>
  tables(uow.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('senderId', '=', partnerId)
    .where((where) => where.or([where('payeeChanged', '=', true), where('payeeNew', '=', true)]))
    .where('deleted', 'is', null)
    .orderBy('created')
    .limit(500)
    .execute()

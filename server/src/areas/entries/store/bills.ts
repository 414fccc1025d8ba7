import { sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../entry.ts'
import { openTo } from './open-to.ts'
import { tables } from './tables.ts'

/** More than a statement's movements honestly fit. */
const maxSales = 1000

/** Issued invoices that nobody has confirmed as paid, which a number or reference names, or of which so much is owed. */
export const openSales = (
  uow: UnitOfWork,
  { numbers, minors }: { readonly numbers: readonly string[]; readonly minors: readonly string[] },
): Promise<Entry[]> =>
  tables(uow.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('deleted', 'is', null)
    // Said in the statement itself, as in its index.
    .where('side', '=', sql.lit('sales'))
    .where('type', '=', sql.lit('invoice'))
    .where('delivery', '=', sql.lit('SENT'))
    .where('payment', '<>', sql.lit('PAID_CONFIRMED'))
    .where((row) =>
      row.or([
        row(sql`upper(regexp_replace(business_id, '[^[:alnum:]]', '', 'g'))`, '=', sql`any(${numbers}::text[])`),
        row('paymentReference', '=', sql<string>`any(${numbers}::text[])`),
        row('amountMinor', '=', sql<string>`any(${minors}::bigint[])`),
        row('paid', 'is not', null),
        row('discounts', '<>', ''),
      ]),
    )
    .orderBy('id')
    .limit(maxSales)
    .execute()

/** Documents of these types that were received in a period, the newest first. */
export const receivedBetween = (
  uow: UnitOfWork,
  { types, since, until, limit }: { types: readonly string[]; since: Date; until: Date; limit: number },
): Promise<Entry[]> =>
  tables(uow.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('delivery', '=', 'RECEIVED')
    .where('type', '=', sql<Entry['type']>`any(${types}::text[])`)
    .where('created', '>=', since)
    .where('created', '<', until)
    .where('deleted', 'is', null)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** The invoices and credit notes that went one way over a connection, the latest first. */
export const billsWith = (
  uow: UnitOfWork,
  { connectionId, delivery, limit }: { connectionId: string; delivery: Entry['delivery']; limit: number },
): Promise<Entry[]> =>
  tables(uow.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('connectionId', '=', connectionId)
    .where('delivery', '=', delivery)
    .where('type', 'in', ['invoice', 'creditnote'])
    .where('draft', '=', false)
    .where('deleted', 'is', null)
    .where('archived', '=', false)
    .orderBy('issueDate', (order) => order.desc().nullsLast())
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** The first invoice that came of each of these connections, and when it came. */
export async function firstBillsOf(
  uow: UnitOfWork,
  connectionIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly created: Date }>> {
  const { rows } = await sql<{ connection: string; id: string; created: Date }>`
    select connection, id, created from unnest(${connectionIds}::uuid[]) as connection
    cross join lateral (
      select id, created from document
      where company_id = ${uow.companyId} and connection_id = connection and delivery = 'RECEIVED' and type = 'invoice'
      order by created, id limit 1
    ) found`.execute(uow.tx)
  return new Map(rows.map(({ connection, id, created }) => [connection, { id, created }]))
}

/**
 * What was billed over a connection in a currency since a day, credit notes taken off, and what of it is paid: exact, of what
 * who acts may read.
 */
export async function billedOver(
  { tx, companyId, author }: UnitOfWork,
  {
    connectionId,
    currency,
    delivery,
    from,
    until,
  }: { connectionId: string; currency: string; delivery: 'SENT' | 'RECEIVED'; from: string; until: string },
): Promise<{ readonly invoiced: string; readonly paid: string }> {
  const { rows } = await sql<{ invoiced: string; paid: string }>`
    select coalesce(sum(sign * amount::numeric), 0)::text as invoiced,
      coalesce(sum(sign * case
        when payment in ('PAID_UNCONFIRMED', 'PAID_CONFIRMED') then amount::numeric
        else coalesce(paid::numeric, 0) end), 0)::text as paid
    from (
      select amount, paid, payment, case when type = 'creditnote' then -1 else 1 end as sign from document
      where company_id = ${companyId} and connection_id = ${connectionId} and issue_date >= ${from} and issue_date <= ${until}
        and type in ('invoice', 'creditnote') and delivery in ('SENT', 'RECEIVED') and delivery = ${delivery}
        and deleted is null and not draft and currency = ${currency} and replacement = 'ORIGINAL'
        and response not in ('REJECTED', 'CANCELED') and ${openTo(companyId, author.actorId)}
    ) bill`.execute(tx)
  return rows[0] ?? { invoiced: '0', paid: '0' }
}

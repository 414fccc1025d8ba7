import { CamelCasePlugin, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'
import type { PartyRow, PromotionRow } from '../records.ts'

type Tables = { promotion: PromotionRow; promotionParty: PartyRow }

const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(new CamelCasePlugin())

const promotions = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('promotion').where('companyId', '=', companyId)

/** A promotion of the company's own, held until the transaction ends where it is to be changed or agreed to. */
export const find = (uow: UnitOfWork, id: string, { locked = false } = {}): Promise<PromotionRow | undefined> =>
  promotions(uow)
    .selectAll()
    .where('id', '=', id)
    .$if(locked, (rows) => rows.forUpdate())
    .executeTakeFirst()

export const page = (uow: UnitOfWork, limit: number, offset: number): Promise<PromotionRow[]> =>
  promotions(uow).selectAll().orderBy('created', 'desc').orderBy('id').limit(limit).offset(offset).execute()

export async function count(uow: UnitOfWork): Promise<number> {
  const { rows } = await promotions(uow)
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}

/** Keeps a promotion; false where there is one under its id already. */
export async function add({ tx }: UnitOfWork, row: PromotionRow): Promise<boolean> {
  const insert = tables(tx).insertInto('promotion').values(row)
  const { numInsertedOrUpdatedRows } = await insert.onConflict((one) => one.doNothing()).executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}

export async function setWithdrawn({ tx, companyId, now }: UnitOfWork, id: string): Promise<void> {
  await tables(tx)
    .updateTable('promotion')
    .set({ withdrawn: now })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Keeps who it goes to, or who it is of; one that is there stays as it is. */
export async function addParties({ tx }: UnitOfWork, rows: readonly PartyRow[]): Promise<void> {
  if (rows.length === 0) return
  await tables(tx)
    .insertInto('promotionParty')
    .values(rows)
    .onConflict((one) => one.doNothing())
    .execute()
}

const parties = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('promotionParty').selectAll().where('companyId', '=', companyId)

/** The suppliers of some promotions of the company's own. */
export const partiesOf = (uow: UnitOfWork, promotionIds: readonly string[]): Promise<PartyRow[]> =>
  parties(uow)
    .where('promotionId', '=', sql<string>`any(${promotionIds}::uuid[])`)
    .where('isOwn', '=', true)
    .orderBy('connectionId')
    .execute()

/** What the company was offered under an id, held until the transaction ends where it is answered. */
export const offerOf = (uow: UnitOfWork, id: string, { locked = false } = {}): Promise<PartyRow | undefined> =>
  parties(uow)
    .where('promotionId', '=', id)
    .where('isOwn', '=', false)
    .$if(locked, (rows) => rows.forUpdate())
    .executeTakeFirst()

/** What the company was offered and does not ignore, the latest first. */
export const offers = (uow: UnitOfWork, limit: number): Promise<PartyRow[]> =>
  parties(uow)
    .where('isOwn', '=', false)
    .where((row) => row.or([row('response', 'is', null), row('response', '<>', 'ignore')]))
    .orderBy('created', 'desc')
    .orderBy('promotionId')
    .limit(limit)
    .execute()

/** What the company was offered over one connection and may still be asked about, the latest first. */
export const offersOf = (uow: UnitOfWork, connectionId: string): Promise<PartyRow[]> =>
  parties(uow)
    .where('isOwn', '=', false)
    .where('connectionId', '=', connectionId)
    .where((row) => row.or([row('response', 'is', null), row('response', '=', 'later')]))
    .orderBy('created', 'desc')
    .orderBy('promotionId')
    .execute()

type Answer = Pick<PartyRow, 'response' | 'answered' | 'askAgain'>

export async function setAnswer(
  { tx, companyId }: UnitOfWork,
  { promotionId, connectionId }: Pick<PartyRow, 'promotionId' | 'connectionId'>,
  answer: Answer,
): Promise<void> {
  await tables(tx)
    .updateTable('promotionParty')
    .set(answer)
    .where('companyId', '=', companyId)
    .where('promotionId', '=', promotionId)
    .where('connectionId', '=', connectionId)
    .execute()
}

import { CamelCasePlugin, type ColumnType, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { ShopRecord, VisitRecord } from './records.ts'

type VisitTable = Omit<VisitRecord, 'problems'> & {
  readonly problems: ColumnType<VisitRecord['problems'], string | null, string | null>
}

// What problems say is data, and no row whose columns are named anew.
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

const tables = (tx: Tx) => tx.withTables<{ punchOutShop: ShopRecord; punchOut: VisitTable }>().withPlugin(camelCase)

const shops = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('punchOutShop').where('companyId', '=', companyId)
const visits = ({ tx, companyId }: UnitOfWork) => tables(tx).selectFrom('punchOut').where('companyId', '=', companyId)

export const allShops = (uow: UnitOfWork): Promise<ShopRecord[]> =>
  shops(uow)
    .selectAll()
    .orderBy(({ fn }) => fn<string>('lower', ['name']))
    .orderBy('id')
    .execute()

export const findShop = (uow: UnitOfWork, id: string): Promise<ShopRecord | undefined> =>
  shops(uow).selectAll().where('id', '=', id).executeTakeFirst()

export async function saveShop({ tx }: UnitOfWork, shop: ShopRecord): Promise<void> {
  const { companyId: _company, id: _id, ...changes } = shop
  await tables(tx)
    .insertInto('punchOutShop')
    .values(shop)
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doUpdateSet(changes))
    .execute()
}

/** Whether there was one. */
export async function removeShop({ tx, companyId }: UnitOfWork, id: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('punchOutShop')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function addVisit({ tx }: UnitOfWork, visit: Omit<VisitRecord, 'problems'>): Promise<void> {
  await tables(tx)
    .insertInto('punchOut')
    .values({ ...visit, problems: null })
    .execute()
}

export const findVisit = (uow: UnitOfWork, id: string): Promise<VisitRecord | undefined> =>
  visits(uow).selectAll().where('id', '=', id).executeTakeFirst()

export const visitOf = (uow: UnitOfWork, tokenHash: string): Promise<VisitRecord | undefined> =>
  visits(uow).selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst()

/** The visit, held until the transaction ends: of two that give back at once, one does. */
export const lockVisit = (uow: UnitOfWork, id: string): Promise<VisitRecord | undefined> =>
  visits(uow).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Those for a requisition, the latest first. */
export const visitsFor = (uow: UnitOfWork, requisitionId: string, limit: number): Promise<VisitRecord[]> =>
  visits(uow)
    .selectAll()
    .where('requisitionId', '=', requisitionId)
    .orderBy('started', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export async function changeVisit(
  { tx, companyId }: UnitOfWork,
  id: string,
  { problems, ...changes }: Partial<Pick<VisitRecord, 'taken' | 'lineCount' | 'bodyHash' | 'problems'>>,
): Promise<void> {
  await tables(tx)
    .updateTable('punchOut')
    .set({ ...changes, ...(problems !== undefined && { problems: problems && JSON.stringify(problems) }) })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Forgets the visits that began before an instant. */
export async function prune({ tx, companyId }: UnitOfWork, before: Date): Promise<void> {
  await tables(tx).deleteFrom('punchOut').where('companyId', '=', companyId).where('started', '<', before).execute()
}

/** Who is erased has been nowhere. */
export async function forget({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  await tables(tx)
    .updateTable('punchOut')
    .set({ userId: sql`null` })
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .execute()
}

import type { SupplierState } from '@kontor/contract'
import { CamelCasePlugin, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'
import type { FeatureType, StandingSupplier, SupplierRecord } from '../records.ts'

const tables = (tx: Tx) =>
  tx
    .withTables<{ onboardingSupplier: SupplierRecord }>()
    .withPlugin(new CamelCasePlugin({ maintainNestedObjectKeys: true }))

/** Where a supplier stands at an instant: what it did last counts, then what was done for it. */
const stateAt = (now: Date) => sql<SupplierState>`
  case
    when verified is not null then 'CONNECTED'
    when joined is not null then 'REGISTERED'
    when withdrawn is not null then 'WITHDRAWN'
    when declined is not null then 'DECLINED'
    when expires <= ${now} then 'EXPIRED'
    when opened is not null then 'OPENED'
    when invited is not null then 'INVITED'
    else 'NEW'
  end`

const mine = ({ tx, companyId, now }: UnitOfWork) =>
  tables(tx)
    .selectFrom('onboardingSupplier')
    .selectAll()
    .select(stateAt(now).as('state'))
    .where('companyId', '=', companyId)

export interface Wanted {
  readonly groupId?: string | undefined
  readonly states?: readonly SupplierState[] | undefined
  /** A part of the name or of the mail address. */
  readonly text?: string | undefined
  readonly limit: number
  readonly offset: number
}

/** A page of the suppliers by name, and how many there are. */
export async function page(
  uow: UnitOfWork,
  { groupId, states, text, limit, offset }: Wanted,
): Promise<{ rows: StandingSupplier[]; count: number }> {
  const found = mine(uow)
    .$if(groupId !== undefined, (query) => query.where('groupId', '=', groupId!))
    .$if(states !== undefined, (query) => query.where(stateAt(uow.now), 'in', states!))
    .$if(text !== undefined, (query) =>
      query.where(sql<boolean>`strpos(lower(name || ' ' || email), ${text!.toLowerCase()}) > 0`),
    )
  const [rows, { count }] = [
    await found.orderBy(sql`lower(name)`).orderBy('id').limit(limit).offset(offset).execute(),
    await found
      .clearSelect()
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
  ]
  return { rows, count: Number(count) }
}

/** How many suppliers of each group stand where. */
export async function figures({ tx, companyId, now }: UnitOfWork) {
  const rows = await tables(tx)
    .selectFrom('onboardingSupplier')
    .select(['groupId', stateAt(now).as('state'), ({ fn }) => fn.countAll<string>().as('count')])
    .where('companyId', '=', companyId)
    .groupBy(['groupId', sql`state`])
    .execute()
  return rows.map(({ groupId, state, count }) => ({ groupId, state, count: Number(count) }))
}

export const find = (uow: UnitOfWork, id: string): Promise<StandingSupplier | undefined> =>
  mine(uow).where('id', '=', id).executeTakeFirst()

/** The supplier, held against whoever would change it until the transaction ends. */
export const lock = (uow: UnitOfWork, id: string): Promise<StandingSupplier | undefined> =>
  mine(uow).where('id', '=', id).forUpdate().executeTakeFirst()

export const lockByToken = (uow: UnitOfWork, tokenHash: string): Promise<StandingSupplier | undefined> =>
  mine(uow).where('tokenHash', '=', tokenHash).forUpdate().executeTakeFirst()

export const lockByConnection = (uow: UnitOfWork, connectionId: string): Promise<StandingSupplier | undefined> =>
  mine(uow).where('connectionId', '=', connectionId).forUpdate().executeTakeFirst()

/** By the company that it became, or by itself. */
export const byCompany = (uow: UnitOfWork, id: string): Promise<StandingSupplier | undefined> =>
  mine(uow)
    .where((or) => or.or([or('partnerId', '=', id), or('id', '=', id)]))
    .orderBy('created', 'desc')
    .executeTakeFirst()

/** The mail addresses, in lower case, of those that are on their way in. */
export async function openAddresses({ tx, companyId, now }: UnitOfWork): Promise<Set<string>> {
  const rows = await tables(tx)
    .selectFrom('onboardingSupplier')
    .select(sql<string>`lower(email)`.as('address'))
    .where('companyId', '=', companyId)
    .where(stateAt(now), 'in', ['NEW', 'INVITED', 'OPENED', 'EXPIRED', 'REGISTERED', 'CONNECTED'])
    .execute()
  return new Set(rows.map(({ address }) => address))
}

/** Those of a feature who were mailed some days ago, for the last time, and have not answered. */
export const silent = (
  uow: UnitOfWork,
  { feature, days, maxMails }: { feature: FeatureType; days: number; maxMails: number },
): Promise<StandingSupplier[]> =>
  mine(uow)
    .where('feature', '=', feature)
    .where(stateAt(uow.now), 'in', ['INVITED', 'OPENED'])
    .where(sql<boolean>`asked = sent and asked < ${maxMails}`)
    .where(sql<boolean>`invited + make_interval(days => greatest(asked, 1) * ${days}::integer) <= ${uow.now}`)
    .orderBy('id')
    .forUpdate()
    .execute()

export async function add({ tx }: UnitOfWork, rows: readonly SupplierRecord[]): Promise<void> {
  if (rows.length > 0)
    await tables(tx)
      .insertInto('onboardingSupplier')
      .values([...rows])
      .execute()
}

export async function change(
  { tx, companyId, now }: UnitOfWork,
  id: string,
  values: Partial<SupplierRecord>,
): Promise<void> {
  await tables(tx)
    .updateTable('onboardingSupplier')
    .set({ ...values, modified: now })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** How many of a file are on their way or invited. */
export async function invitedBy({ tx, companyId }: UnitOfWork, fileId: string): Promise<number> {
  const { count } = await tables(tx)
    .selectFrom('onboardingSupplier')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('companyId', '=', companyId)
    .where('fileId', '=', fileId)
    .where('invited', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

import { isUniqueViolation } from '../../platform/db/errors.ts'
import type { Tx, UnitOfWork } from '../../platform/index.ts'

export interface PublicationRow {
  readonly company_id: string
  readonly id: string
  readonly key: string
  readonly version: string
  readonly payload: string
  readonly published: Date
}

export interface SubscriptionRow {
  readonly company_id: string
  readonly key: string
  readonly active: boolean
  readonly include_branches: boolean
  readonly since: Date
}

export interface ApplicationRow {
  readonly company_id: string
  readonly publication_id: string
  readonly key: string
  readonly version: string
  readonly published: Date
  readonly applied: Date
}

type Tables = {
  autoconfig_publication: PublicationRow
  autoconfig_subscription: SubscriptionRow
  autoconfig_application: ApplicationRow
}

const tables = (tx: Tx) => tx.withTables<Tables>()

/** False where the company published this version already: the transaction must end then. */
export async function insertPublication({ tx }: UnitOfWork, row: PublicationRow): Promise<boolean> {
  try {
    await tables(tx).insertInto('autoconfig_publication').values(row).execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'autoconfig_publication_version')) return false
    throw error
  }
}

/** What the company published, under a key or under all, the latest first. */
export const publications = ({ tx, companyId }: UnitOfWork, key?: string): Promise<PublicationRow[]> =>
  tables(tx)
    .selectFrom('autoconfig_publication')
    .selectAll()
    .where('company_id', '=', companyId)
    .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
    .orderBy('published', 'desc')
    .orderBy('id', 'desc')
    .limit(1000)
    .execute()

export const publication = ({ tx, companyId }: UnitOfWork, id: string): Promise<PublicationRow | undefined> =>
  tables(tx)
    .selectFrom('autoconfig_publication')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()

export const subscriptions = ({ tx, companyId }: UnitOfWork): Promise<SubscriptionRow[]> =>
  tables(tx)
    .selectFrom('autoconfig_subscription')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('key')
    .execute()

export const subscription = ({ tx, companyId }: UnitOfWork, key: string): Promise<SubscriptionRow | undefined> =>
  tables(tx)
    .selectFrom('autoconfig_subscription')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('key', '=', key)
    .executeTakeFirst()

/** False where the company has a subscription to the key. */
export async function insertSubscription({ tx }: UnitOfWork, row: SubscriptionRow): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('autoconfig_subscription')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Whether there was one. */
export async function deleteSubscription({ tx, companyId }: UnitOfWork, key: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('autoconfig_subscription')
    .where('company_id', '=', companyId)
    .where('key', '=', key)
    .executeTakeFirst()
  return numDeletedRows > 0
}

/** What the company took in under a key or under all, the latest publication first. */
export const applications = ({ tx, companyId }: UnitOfWork, key?: string): Promise<ApplicationRow[]> =>
  tables(tx)
    .selectFrom('autoconfig_application')
    .selectAll()
    .where('company_id', '=', companyId)
    .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
    .orderBy('published', 'desc')
    .limit(1000)
    .execute()

/** False where the company took it in already. */
export async function insertApplication({ tx }: UnitOfWork, row: ApplicationRow): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('autoconfig_application')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('publication_id')
    .executeTakeFirst()
  return inserted !== undefined
}

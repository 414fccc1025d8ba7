import type { MailDecisionKind } from '@kontor/contract'
import { CamelCasePlugin } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'

export interface LinkRecord {
  readonly companyId: string
  readonly id: string
  readonly userId: string
  readonly kind: MailDecisionKind
  /** The document, or the requisition. */
  readonly subjectId: string
  /** The step of its approval, or the task by which it waits. */
  readonly stepId: string
  /** Of the secret, which is kept nowhere. */
  readonly tokenHash: string
  readonly created: Date
  readonly expires: Date
  readonly used: Date | null
}

interface RuleRecord {
  readonly companyId: string
  readonly since: Date
  readonly userId: string
}

const camelCase = new CamelCasePlugin()
const tables = (tx: Tx) =>
  tx.withTables<{ mailDecision: LinkRecord; mailDecisionRule: RuleRecord }>().withPlugin(camelCase)

export async function isAllowed({ tx, companyId }: UnitOfWork): Promise<boolean> {
  const rule = tables(tx).selectFrom('mailDecisionRule').select('since').where('companyId', '=', companyId)
  return (await rule.executeTakeFirst()) !== undefined
}

/** @returns whether it was not allowed before */
export async function allow({ tx, companyId, now }: UnitOfWork, userId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('mailDecisionRule')
    .values({ companyId, since: now, userId })
    .onConflict((one) => one.column('companyId').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** @returns whether it was allowed before */
export async function forbid({ tx, companyId }: UnitOfWork): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('mailDecisionRule')
    .where('companyId', '=', companyId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function add({ tx }: UnitOfWork, link: LinkRecord): Promise<void> {
  await tables(tx).insertInto('mailDecision').values(link).execute()
}

const byHash = ({ tx, companyId }: UnitOfWork, tokenHash: string) =>
  tables(tx)
    .selectFrom('mailDecision')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('tokenHash', '=', tokenHash)

export const find = (uow: UnitOfWork, tokenHash: string): Promise<LinkRecord | undefined> =>
  byHash(uow, tokenHash).executeTakeFirst()

/** The link, held until the transaction ends: who comes second with it finds it used. */
export const lock = (uow: UnitOfWork, tokenHash: string): Promise<LinkRecord | undefined> =>
  byHash(uow, tokenHash).forUpdate().executeTakeFirst()

/** Uses up all links of a person to one step: a mail that was sent twice has two. */
export async function use({ tx, companyId, now }: UnitOfWork, { userId, stepId }: LinkRecord): Promise<void> {
  await tables(tx)
    .updateTable('mailDecision')
    .set({ used: now })
    .where('companyId', '=', companyId)
    .where('stepId', '=', stepId)
    .where('userId', '=', userId)
    .where('used', 'is', null)
    .execute()
}

export async function prune({ tx, companyId }: UnitOfWork, expiredBefore: Date): Promise<void> {
  await tables(tx)
    .deleteFrom('mailDecision')
    .where('companyId', '=', companyId)
    .where('expires', '<', expiredBefore)
    .execute()
}

export async function forget({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  await tables(tx).deleteFrom('mailDecision').where('companyId', '=', companyId).where('userId', '=', userId).execute()
}

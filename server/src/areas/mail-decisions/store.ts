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
  /** Of the secret in the address for a reply; null where no reply decides. */
  readonly replyHash: string | null
  readonly created: Date
  readonly expires: Date
  readonly used: Date | null
}

interface RuleRecord {
  readonly companyId: string
  readonly since: Date
  readonly userId: string
  readonly replies: boolean
}

/** A reply that was proven. */
export interface ReplyRecord {
  readonly companyId: string
  readonly id: string
  readonly decisionId: string
  readonly userId: string
  readonly messageId: string
  readonly signature: string
  readonly received: Date
}

const camelCase = new CamelCasePlugin()
const tables = (tx: Tx) =>
  tx
    .withTables<{ mailDecision: LinkRecord; mailDecisionRule: RuleRecord; mailReply: ReplyRecord }>()
    .withPlugin(camelCase)

/** What decides here besides signing in. */
export interface Allowed {
  readonly link: boolean
  readonly reply: boolean
}

export async function allowed({ tx, companyId }: UnitOfWork): Promise<Allowed> {
  const rules = tables(tx).selectFrom('mailDecisionRule').select('replies').where('companyId', '=', companyId)
  const rule = await rules.executeTakeFirst()
  return { link: rule !== undefined, reply: rule?.replies === true }
}

/** @returns whether it was not allowed before */
export async function allow({ tx, companyId, now }: UnitOfWork, userId: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('mailDecisionRule')
    .values({ companyId, since: now, userId, replies: false })
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

/** Where links decide: lets replies decide, too, or not. @returns whether it was otherwise before */
export async function allowReplies({ tx, companyId }: UnitOfWork, replies: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('mailDecisionRule')
    .set({ replies })
    .where('companyId', '=', companyId)
    .where('replies', '<>', replies)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function add({ tx }: UnitOfWork, link: LinkRecord): Promise<void> {
  await tables(tx).insertInto('mailDecision').values(link).execute()
}

/** A link by the hash of one of its secrets. */
export type Secret = { readonly tokenHash: string } | { readonly replyHash: string }

const bySecret = ({ tx, companyId }: UnitOfWork, secret: Secret) => {
  const links = tables(tx).selectFrom('mailDecision').selectAll().where('companyId', '=', companyId)
  return 'tokenHash' in secret
    ? links.where('tokenHash', '=', secret.tokenHash)
    : links.where('replyHash', '=', secret.replyHash)
}

export const find = (uow: UnitOfWork, secret: Secret): Promise<LinkRecord | undefined> =>
  bySecret(uow, secret).executeTakeFirst()

/** The link, held until the transaction ends: who comes second with it, or with a reply, finds it used. */
export const lock = (uow: UnitOfWork, secret: Secret): Promise<LinkRecord | undefined> =>
  bySecret(uow, secret).forUpdate().executeTakeFirst()

/** Keeps that a reply came; false where it came before. */
export async function addReply({ tx }: UnitOfWork, reply: ReplyRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('mailReply')
    .values(reply)
    .onConflict((one) => one.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function countReplies({ tx, companyId }: UnitOfWork, decisionId: string): Promise<number> {
  const { found } = await tables(tx)
    .selectFrom('mailReply')
    .select(({ fn }) => fn.countAll<string>().as('found'))
    .where('companyId', '=', companyId)
    .where('decisionId', '=', decisionId)
    .executeTakeFirstOrThrow()
  return Number(found)
}

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

/** Forgets links that have expired, and replies that came before an instant: none of them counts again. */
export async function prune({ tx, companyId }: UnitOfWork, expiredBefore: Date, repliedBefore: Date): Promise<void> {
  await tables(tx)
    .deleteFrom('mailDecision')
    .where('companyId', '=', companyId)
    .where('expires', '<', expiredBefore)
    .execute()
  await tables(tx)
    .deleteFrom('mailReply')
    .where('companyId', '=', companyId)
    .where('received', '<', repliedBefore)
    .execute()
}

export async function forget({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  for (const table of ['mailDecision', 'mailReply'] as const)
    await tables(tx).deleteFrom(table).where('companyId', '=', companyId).where('userId', '=', userId).execute()
}

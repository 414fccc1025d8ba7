import type { UnitOfWork } from '../../platform/index.ts'
import type { Sessions } from '../session/index.ts'
import { isGood } from './rules.ts'
import * as store from './store.ts'

export interface Allowed {
  readonly userId: string
  readonly enteredId: string
  readonly clientId: string
  readonly activationId: string | null
  readonly given: readonly string[]
  readonly refused: readonly string[]
  /** The person was not asked, as they had allowed it before: it ends when that ends. */
  readonly isRemembered?: boolean
}

/**
 * Keeps what a person allows, whose home the unit of work has entered, beside what they allowed this program there before.
 *
 * @returns the id under which it is taken back.
 */
export async function allowProgram(
  uow: UnitOfWork,
  { userId, enteredId, clientId, ...what }: Allowed,
): Promise<string> {
  const about = { user_id: userId, entered_id: enteredId, client_id: clientId }
  const before = await store.consent(uow.tx, uow.companyId, about)
  const kept = before !== undefined && isGood(before, what.activationId, uow.now) ? before : undefined
  const scopes = [...new Set([...(kept?.scopes ?? []), ...what.given])]
  const id = await store.saveGrant(uow.tx, {
    company_id: uow.companyId,
    id: uow.newId(),
    ...about,
    activation_id: what.activationId,
    scopes,
    refused: what.refused.filter((scope) => !scopes.includes(scope)),
    allowed: what.isRemembered && kept !== undefined ? kept.allowed : uow.now,
  })
  await uow.log({ kind: 'grant.given', objectType: 'session', objectId: id, detail: { app: clientId } })
  return id
}

/**
 * Takes back what a person allowed, whose home the unit of work has entered: its codes, refresh tokens and access tokens end.
 * `sessions.forget` with the same id follows the commit.
 */
export async function revokeGrant(uow: UnitOfWork, sessions: Sessions, id: string): Promise<void> {
  await store.deleteTokensOf(uow.tx, uow.companyId, id)
  if (!(await store.deleteGrant(uow.tx, uow.companyId, id))) return
  await sessions.end(uow, id)
  await uow.log({ kind: 'grant.revoked', objectType: 'session', objectId: id })
}

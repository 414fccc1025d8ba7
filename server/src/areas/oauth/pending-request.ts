import type { Actor, UnitOfWork } from '../../platform/index.ts'
import type { Apps } from '../apps/index.ts'
import { grantable, isRemembered } from './rules.ts'
import { ceilingOf } from './scopes.ts'
import * as store from './store.ts'

/** A program that waits for an answer, seen from the company that the person has entered. */
export interface Pending {
  readonly id: string
  readonly row: store.OauthTables['oauth_interaction']
  readonly client: store.ClientRow
  readonly redirectUri: string
  /** What it asked for. */
  readonly scopes: readonly string[]
  readonly given: readonly string[]
  readonly refused: readonly string[]
  /** Whether the program has any business in the company. */
  readonly isActive: boolean
  readonly activationId: string | null
  /** Whether the person need not be asked, as they allowed it before and the program does not want them to be. */
  readonly isRemembered: boolean
}

/** What the protocol keeps of a request, as far as we read it. */
interface Params {
  readonly client_id: string
  readonly redirect_uri: string
  readonly scope?: string
  readonly prompt?: string
}

/** Undefined where the program is known no more. */
export async function pendingOf(
  uow: UnitOfWork,
  { userId, homeId, permissions }: Actor,
  apps: Apps,
  id: string,
  row: Pending['row'],
): Promise<Pending | undefined> {
  const { client_id, redirect_uri, scope = '', prompt = '' } = row.payload['params'] as Params
  const client = await store.client(uow.tx, client_id)
  if (client === undefined) return undefined
  const ceiling = await ceilingOf(uow, apps, client_id)
  const scopes = scope.split(' ').filter(Boolean)
  const about = { user_id: userId, entered_id: uow.companyId, client_id }
  const before = await uow.within(homeId, ({ tx }) => store.consent(tx, homeId, about))
  const { given, refused } = grantable(scopes, ceiling?.permissions ?? [], permissions)
  const activationId = ceiling?.activationId ?? null
  const allowedBefore = { isPublic: client.secret_hash === null, given, before, activationId, now: uow.now }
  return {
    id,
    row,
    client,
    redirectUri: redirect_uri,
    scopes,
    given,
    refused,
    isActive: ceiling !== undefined,
    activationId,
    isRemembered: isRemembered(allowedBefore) && !prompt.split(' ').includes('consent'),
  }
}

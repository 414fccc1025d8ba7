import type { Permission } from '@kontor/contract'
import type { Credential, Credentials } from '../../platform/http/index.ts'
import type { Actor, Platform, UnitOfWork } from '../../platform/index.ts'
import type { Active, Scope } from '../apps/index.ts'
import { identityOf, whyNotEnter } from '../users/index.ts'
import { CredentialCache, type Ended } from './cache.ts'
import { type Opened, open, openForProgram, slide } from './commands/open-session.ts'
import type { Proof } from './proof.ts'
import * as store from './store.ts'
import { hashOf, homeOf } from './tokens.ts'

/** What an access token of OAuth stands for: a program that works as a person in one company. */
export interface ClientToken {
  readonly id: string
  readonly userId: string
  readonly enteredId: string
  readonly clientId: string
  /** What the person allowed; null where the program works by itself. Ending it as a session ends its tokens. */
  readonly grantId: string | null
  readonly activationId: string | null
  readonly scopes: readonly string[]
  readonly expires: Date
}

/** A token that a person gave to a program, with all that they may do. */
export interface ProgramToken {
  readonly id: string
  readonly userId: string
  readonly device: string
  readonly created: Date
  readonly lastUsed: Date
  readonly expires: Date
}

export interface Sessions extends Credentials {
  /** A browser's session of a person whose home the unit of work has entered. */
  open(uow: UnitOfWork, opening: { userId: string; device: string; by: Proof }): Promise<Opened>
  /** A token for an app that runs in a browser's session, good in one company. */
  openForApp(uow: UnitOfWork, actor: Actor, companyId: string, active: Active): Promise<Opened>
  /** Takes a token that was made for a program of OAuth, of a person whose home the unit of work has entered. */
  openForClient(uow: UnitOfWork, token: string, about: Omit<ClientToken, 'id'>): Promise<void>
  /** When a session of a person began, whose home the unit of work has entered. */
  began(uow: UnitOfWork, sessionId: string): Promise<Date | undefined>
  /** What such a token stands for, while it is good. */
  readForClient(uow: UnitOfWork, token: string): Promise<ClientToken | undefined>
  /** A token for a program, given out by the operator, for as many days. */
  openForProgram(uow: UnitOfWork, userId: string, days?: number): Promise<Opened>
  /** The tokens that the people gave to programs whose home the unit of work has entered. */
  programTokens(uow: UnitOfWork): Promise<readonly ProgramToken[]>
  /** When programs last used what they were allowed under these ids. */
  lastUsed(uow: UnitOfWork, grantIds: readonly string[]): Promise<ReadonlyMap<string, Date>>
  /** In the transaction that ends sessions of a person whose home the unit of work has entered; `forget` follows its commit. */
  end(uow: UnitOfWork, sessionId: string): Promise<void>
  endEverywhere(uow: UnitOfWork, userId: string): Promise<void>
  /** All but this one, and the tokens of apps that came from it. */
  endOthers(uow: UnitOfWork, userId: string, sessionId: string): Promise<void>
  /** The same with programs: the person is locked out. */
  endAllOf(uow: UnitOfWork, userId: string): Promise<void>
  forget(ended: Ended): void
}

/**
 * What the token of an app may do in the company that the unit of work has entered; undefined where the app is not active.
 * `scopes` are those of a program's token, null for an app of the shell.
 */
export type ScopeOf = (uow: UnitOfWork, app: string, scopes: readonly string[] | null) => Promise<Scope | undefined>

/** The tokens that people, apps and programs hold, and whom they speak for. */
export function createSessions(
  platform: Platform,
  permissionsOf: (roleId: string) => ReadonlySet<Permission>,
  scopeOf: ScopeOf,
): Sessions {
  const cache = new CredentialCache()

  const lookUp = async (token: string, homeId: string): Promise<Credential | undefined> => {
    const { epoch } = cache
    const credential = await platform.transact(homeId, { actorId: null, requestId: 'session' }, async (uow) => {
      const row = await store.sessionByHash(uow.tx, homeId, hashOf(token))
      if (row === undefined || row.expires <= uow.now) return undefined
      const identity = await identityOf(uow, row.user_id)
      if (identity === undefined || whyNotEnter(identity.state) !== undefined) return undefined
      const expires = await slide(uow, row)
      if (expires <= uow.now) return undefined
      // An app's token is good where it was given out, while the app is active; a person's, wherever they work.
      const scope = await scopeOfToken(uow, row)
      if (row.kind === 'app' && scope === undefined) return undefined
      const open = identity.companies.filter(({ id }) => row.kind !== 'app' || id === row.entered_id)
      const actors = open.map(({ id, roleId }): [string, Actor] => [id, actorOf(row, identity.name, roleId, scope)])
      return {
        sessionId: row.id,
        parentId: row.parent_id,
        kind: row.kind,
        userId: row.user_id,
        enteredId: row.entered_id ?? homeId,
        xsrfHash: row.xsrf_hash,
        expires: expires.getTime(),
        ...(row.app === null ? {} : { app: row.app }),
        actors: new Map(actors),
      }
    })
    if (credential !== undefined) cache.put(token, credential, epoch)
    return credential
  }

  /** What the company grants to an app now, under the activation that its token was given out for. */
  const scopeOfToken = async (uow: UnitOfWork, { kind, app, entered_id, activation_id, scopes }: store.SessionRow) => {
    if (kind !== 'app' || app === null || entered_id === null) return undefined
    const ask = (companyUow: UnitOfWork) => scopeOf(companyUow, app, scopes)
    const scope = await (entered_id === uow.companyId ? ask(uow) : uow.within(entered_id, ask))
    return scope?.activationId === activation_id ? scope : undefined
  }

  const actorOf = (row: store.SessionRow, name: string, roleId: string, scope: Scope | undefined): Actor => ({
    userId: row.user_id,
    homeId: row.company_id,
    name,
    roleId,
    ...rightsOf(permissionsOf(roleId), scope),
    kind: row.kind,
    sessionId: row.id,
    ...(row.app === null ? {} : { app: row.app, isScoped: row.scopes !== null }),
  })

  return {
    find: (token) => {
      const known = cache.get(token)
      if (known !== undefined) return known
      const homeId = homeOf(token)
      return homeId === undefined ? undefined : lookUp(token, homeId)
    },
    onEnd: (credential, listener) => cache.watch(credential, listener),
    open: (uow, { userId, device, by }) => open(uow, { user_id: userId, kind: 'browser', device }, { by }),
    openForApp: (uow, { userId, sessionId }, companyId, { app, activationId }) =>
      open(uow, {
        user_id: userId,
        kind: 'app',
        parent_id: sessionId,
        entered_id: companyId,
        app: app.id,
        activation_id: activationId,
      }),
    openForClient: async (uow, token, { userId, enteredId, clientId, grantId, activationId, scopes, expires }) => {
      await open(
        uow,
        {
          user_id: userId,
          kind: 'app',
          parent_id: grantId,
          entered_id: enteredId,
          app: clientId,
          activation_id: activationId,
          scopes: [...scopes],
        },
        { given: { token, expires } },
      )
    },
    readForClient: async (uow, token) => {
      const row = await store.sessionByHash(uow.tx, uow.companyId, hashOf(token))
      if (row?.app == null || row.scopes === null || row.entered_id === null || row.expires <= uow.now) return undefined
      return {
        id: row.id,
        userId: row.user_id,
        enteredId: row.entered_id,
        clientId: row.app,
        grantId: row.parent_id,
        activationId: row.activation_id,
        scopes: row.scopes,
        expires: row.expires,
      }
    },
    began: (uow, sessionId) => store.began(uow.tx, uow.companyId, sessionId),
    openForProgram,
    programTokens: async ({ tx, companyId, now }) => {
      const rows = await store.liveProgramTokens(tx, companyId, now)
      return rows.map(({ id, user_id, device, created, last_seen, expires }) => {
        return { id, userId: user_id, device, created, lastUsed: last_seen, expires }
      })
    },
    lastUsed: (uow, grantIds) => store.lastSeenFrom(uow.tx, uow.companyId, grantIds),
    end: async (uow, sessionId) => {
      await store.endSession(uow.tx, uow.companyId, sessionId, uow.now)
      await uow.log({ kind: 'session.ended', objectType: 'session', objectId: sessionId })
    },
    endEverywhere: async (uow, userId) => {
      await store.endSessions(uow.tx, uow.companyId, userId, ['browser', 'app', 'program'], uow.now)
      await uow.log({ kind: 'user.signed-out-everywhere', objectType: 'user', objectId: userId })
    },
    endOthers: async (uow, userId, sessionId) => {
      await store.endOtherSessions(uow.tx, uow.companyId, userId, sessionId, uow.now)
      await uow.log({ kind: 'user.signed-out-elsewhere', objectType: 'user', objectId: userId })
    },
    endAllOf: (uow, userId) => store.endSessions(uow.tx, uow.companyId, userId, ['browser', 'app', 'program'], uow.now),
    forget: (ended) => cache.forget(ended),
  }
}

/** Rights that come with every token, also an app's: what everybody may, and to be somebody of the company. */
const always: readonly Permission[] = ['anyone', 'member']

/** What the person may do and the app as well. */
/** All of the role's; of an app, those that it was granted, and which it was not. */
function rightsOf(role: ReadonlySet<Permission>, scope: Scope | undefined): Pick<Actor, 'permissions' | 'withheld'> {
  if (scope === undefined) return { permissions: role }
  const permissions = new Set([...always, ...scope.permissions].filter((permission) => role.has(permission)))
  return { permissions, withheld: new Set([...role].filter((permission) => !permissions.has(permission))) }
}

import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import type { Origins } from '../../platform/http/index.ts'
import {
  type Actor,
  ApiError,
  type Handlers,
  type Platform,
  type RequestContext,
  type UnitOfWork,
} from '../../platform/index.ts'
import type { Apps } from '../apps/index.ts'
import type { Entrance } from './commands/enter-company.ts'
import { createSignIn } from './commands/sign-in.ts'
import { keepCookies, takeCookies } from './cookies.ts'
import { streamChanges } from './live-stream.ts'
import { noSession } from './not-found.ts'
import type { Sessions } from './sessions.ts'
import { liveSessions } from './store.ts'
import { sessionOf } from './views.ts'

export interface DemoPerson {
  readonly Username: string
  readonly Password: string
  readonly Name: string
  readonly Role: string
  readonly CompanyName: string
  readonly Country: string
}

export interface SessionOptions {
  readonly sessions: Sessions
  readonly enter: Entrance
  readonly origins: Origins
  readonly apps: Apps
  /** The people of the demo network; nobody anywhere else. */
  readonly demoPeople: () => Promise<readonly DemoPerson[]>
}

export function createHandlers(
  platform: Platform,
  { sessions, enter, origins, demoPeople, apps }: SessionOptions,
): Handlers<Areas['session']> {
  const signIn = createSignIn(platform)
  const describe = (uow: UnitOfWork, actor: Actor, expires: number) =>
    sessionOf(uow, actor, { expires, apps, apiOrigin: origins.app })

  return {
    signIn: async ({ body }, context) =>
      enter(await signIn(body.Username, body.Password, context), context, ['password']),

    readSession: async (_input, context) => {
      const { actor, transport } = context
      const credential = await sessions.find(transport.token ?? '')
      if (credential !== undefined) keepCookies(transport, credential.expires, platform.clock.now())
      return context.read((uow) => describe(uow, actor, credential?.expires ?? 0))
    },

    signOut: async (_input, context) => {
      const { sessionId } = context.actor
      await inHome(context, (home) => sessions.end(home, sessionId))
      sessions.forget({ sessionId })
      takeCookies(context.transport)
    },

    signOutEverywhere: async ({ query: { others } }, context) => {
      const { userId, sessionId } = context.actor
      await inHome(context, (home) =>
        others ? sessions.endOthers(home, userId, sessionId) : sessions.endEverywhere(home, userId),
      )
      sessions.forget({ userId })
      if (!others) takeCookies(context.transport)
    },

    listSessions: async (_input, context) => {
      const { userId, homeId, sessionId } = context.actor
      const rows = await context.read((uow) =>
        uow.within(homeId, (home) => liveSessions(home.tx, homeId, userId, home.now)),
      )
      return {
        Sessions: rows.map((row) => ({
          Id: row.id,
          Created: row.created.toISOString(),
          LastSeen: row.last_seen.toISOString(),
          Device: row.device,
          Kind: row.kind === 'program' ? ('PROGRAM' as const) : ('BROWSER' as const),
          Expires: row.expires.toISOString(),
          Current: String(row.id === sessionId),
        })),
      }
    },

    endSession: async ({ params }, context) => {
      const { userId, homeId } = context.actor
      await inHome(context, async (home) => {
        const own = await liveSessions(home.tx, homeId, userId, home.now)
        if (own.every(({ id }) => id !== params.sessionId)) throw noSession(params.sessionId)
        await sessions.end(home, params.sessionId)
      })
      sessions.forget({ sessionId: params.sessionId })
    },

    issueAppToken: async ({ body }, context) => {
      const { actor, companyId } = context
      if (actor.kind !== 'browser')
        throw new ApiError('Forbidden', t`Only the shell can request an app token, not an app or program.`)
      const active = await context.read(async (uow) => (await apps.active(uow)).find(({ app }) => app.id === body.App))
      if (active === undefined)
        throw new ApiError('Forbidden', t`${body.App} is not activated on the current user's account`)
      // Not a write that may be repeated: its answer would be kept, and a token is kept as a hash only.
      const { token, expires } = await context.platform.transact(
        actor.homeId,
        { actorId: actor.userId, requestId: context.requestId },
        (home) => sessions.openForApp(home, actor, companyId, active),
      )
      // The shell asks every few minutes, also where it is open for weeks.
      const credential = await sessions.find(context.transport.token ?? '')
      if (credential !== undefined) keepCookies(context.transport, credential.expires, platform.clock.now())
      return { Token: token, ExpiresAt: expires.toISOString() }
    },

    listDemoPeople: async () => ({ People: [...(await demoPeople())] }),

    live: async ({ query }, context) => {
      await streamChanges(context, query.from)
      return undefined as never
    },
  }
}

const inHome = (context: RequestContext, work: (home: Parameters<Sessions['end']>[0]) => Promise<void>) =>
  context.write((uow) => uow.within(context.actor.homeId, work))

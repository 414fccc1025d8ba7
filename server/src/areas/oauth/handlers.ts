import type { Areas, Consent, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, type RequestContext, type UnitOfWork } from '../../platform/index.ts'
import type { Apps } from '../apps/index.ts'
import { companyRef, noCompany } from '../companies/index.ts'
import { hashOf, type Sessions } from '../session/index.ts'
import { grantIdOf } from './grant-id.ts'
import { allowProgram, revokeGrant } from './grants.ts'
import { noConsent, noToken } from './not-found.ts'
import { type Pending, pendingOf } from './pending-request.ts'
import { endProgram, programsOf } from './programs.ts'
import { cookieNames } from './protocol/cookies.ts'
import { consentEnds, isOffline, rightsIn } from './rules.ts'
import * as store from './store.ts'

export interface OauthOptions {
  readonly sessions: Sessions
  readonly apps: Apps
  /** Where a browser goes on with the request of this id. */
  readonly resumeUrl: (id: string) => string
}

export function createHandlers({ sessions, apps, resumeUrl }: OauthOptions): Handlers<Areas['oauth']> {
  return {
    readAuthorization: (_input, context) =>
      context.read(async (uow) => {
        const pending = await pendingIn(uow, context, apps)
        const { given, client, scopes, redirectUri } = pending
        const company = await companyRef(uow)
        if (company === undefined) throw noCompany(uow.companyId)
        const { Id, Name, Country } = company
        return {
          Id: pending.id,
          Client: client.id,
          Company: { Id, Name, Country },
          State: !pending.isActive ? 'NOT_ACTIVE' : pending.isRemembered ? 'REMEMBERED' : 'ASK',
          Permissions: rightsIn(given),
          Profile: scopes.includes('profile'),
          Email: scopes.includes('email'),
          Offline: isOffline(given),
          Host: new URL(redirectUri).host,
        }
      }),

    answerAuthorization: ({ body }, context) =>
      context.write(async (uow) => {
        const pending = await pendingIn(uow, context, apps)
        if (body.Id !== pending.id)
          throw new ApiError('Conflict', t`Authorization was started in another tab: continue there, or start again.`)
        const { actor, companyId } = context
        await store.saveInteraction(uow.tx, {
          ...pending.row,
          payload: { ...pending.row.payload, result: await resultOf(uow, pending, body.Answer) },
        })
        return { Location: resumeUrl(pending.id) }

        async function resultOf(
          uow: UnitOfWork,
          { client, given, refused, activationId, isActive, isRemembered }: Pending,
          answer: string,
        ) {
          if (answer === 'DENY') return { error: 'access_denied', error_description: 'The person did not allow it.' }
          if (!isActive)
            throw new ApiError(
              'Conflict',
              t`${client.id} is not active in this company: ask an administrator to activate it.`,
            )
          return uow.within(actor.homeId, async (home) => {
            const about = { userId: actor.userId, enteredId: companyId, clientId: client.id }
            const id = await allowProgram(home, { ...about, activationId, given, refused, isRemembered })
            const since = await sessions.began(home, actor.sessionId)
            return {
              login: { accountId: actor.userId, ts: seconds(since ?? home.now) },
              consent: { grantId: grantIdOf(actor.homeId, id) },
            }
          })
        }
      }),

    listConsents: (_input, context) =>
      context.read(async (uow) => {
        const { homeId, userId } = context.actor
        const rows = await uow.within(homeId, ({ tx }) => store.grantsOf(tx, homeId, userId))
        const consents = []
        for (const row of rows) consents.push(await consentOf(uow, row))
        return { Consents: consents }
      }),

    readConsumerToken: ({ params: { consumerKey } }, context) =>
      context.read(async (uow) => {
        const { homeId, userId } = context.actor
        const about = { user_id: userId, entered_id: context.companyId, client_id: consumerKey }
        const { row, used } = await uow.within(homeId, async (home) => {
          const row = await store.consent(home.tx, homeId, about)
          return { row, used: row && (await sessions.lastUsed(home, [row.id])).get(row.id) }
        })
        if (row === undefined) throw noToken(consumerKey)
        return {
          ...{ ConsumerKey: row.client_id, Token: await consentOf(uow, row) },
          ...(used === undefined ? {} : { LastUsed: used.toISOString() }),
        }
      }),

    revokeConsent: async ({ params: { consentId } }, context) => {
      const { homeId, userId } = context.actor
      await context.write((uow) =>
        uow.within(homeId, async (home) => {
          const row = await store.grant(home.tx, homeId, consentId)
          if (row?.user_id !== userId) throw noConsent(consentId)
          await revokeGrant(home, sessions, consentId)
        }),
      )
      sessions.forget({ sessionId: consentId })
    },

    listPrograms: (_input, context) => context.read(async (uow) => ({ Programs: await programsOf(uow, sessions) })),

    endProgram: async ({ params: { programId } }, context) => {
      await context.write((uow) => endProgram(uow, sessions, programId))
      sessions.forget({ sessionId: programId })
    },

    endPrograms: async (_input, context) => {
      const ended = await context.write(async (uow) => {
        const programs = (await programsOf(uow, sessions)).filter(({ allowedActions }) =>
          allowedActions.includes('END'),
        )
        for (const { Id } of programs) await endProgram(uow, sessions, Id)
        return programs.map(({ Id }) => Id)
      })
      for (const sessionId of ended) sessions.forget({ sessionId })
      return { Ended: ended.length }
    },
  }
}

async function consentOf(uow: UnitOfWork, row: store.GrantRow): Promise<Of<typeof Consent>> {
  const company = await uow.within(row.entered_id, companyRef)
  return {
    Id: row.id,
    Client: row.client_id,
    ...(company === undefined ? {} : { Company: { Id: company.Id, Name: company.Name, Country: company.Country } }),
    Permissions: rightsIn(row.scopes),
    Allowed: row.allowed.toISOString(),
    Expires: consentEnds(row.allowed).toISOString(),
  }
}

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)

/**
 * The request that this browser began: whoever only knows its address cannot have it answered, for the cookie stays with
 * who began.
 */
async function pendingIn(uow: UnitOfWork, context: RequestContext, apps: Apps): Promise<Pending> {
  const id = context.actor.kind === 'browser' ? context.transport.cookie(cookieNames.interaction) : undefined
  const row = id === undefined ? undefined : await store.interaction(uow.tx, hashOf(id), uow.now)
  const pending = id === undefined || row === undefined ? undefined : await pendingOf(uow, context.actor, apps, id, row)
  if (pending === undefined)
    throw new ApiError(
      'ResourceNotFound',
      t`No authorization is in progress in this browser: start again from the program.`,
    )
  return pending
}

import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, type Platform } from '../../platform/index.ts'
import { companyRef } from '../companies/index.ts'
import { fewestCharacters } from '../credentials/index.ts'
import { createLimit, type Entrance, hashOf } from '../session/index.ts'
import { issueLink } from './commands/issue-link.ts'
import { registerCompany } from './commands/register-company.ts'
import { noLink } from './not-found.ts'
import { linkState } from './rules.ts'
import * as store from './store.ts'

export interface RegistrationOptions {
  readonly enter: Entrance
  readonly shellOrigin: () => string
}

const minuteMs = 60_000

export function createHandlers(
  platform: Platform,
  { enter, shellOrigin }: RegistrationOptions,
): Handlers<Areas['registration']> {
  // A password is worked out each time, and an open door makes companies.
  const byAddress = createLimit(platform.clock, { tries: 20, window: 60 * minuteMs })
  return {
    readRegistrationLink: async ({ body }, { requestId }) => {
      const link = await platform.db.plain((tx) => store.linkByHash(tx, hashOf(body.Token)))
      if (link === undefined) throw noLink()
      const inviterId = link.inviter_id
      const inviter =
        inviterId === null ? undefined : await platform.read(inviterId, { actorId: null, requestId }, companyRef)
      return {
        State: linkState(link, platform.clock.now()),
        ...(inviter === undefined ? {} : { InviterName: inviter.Name }),
        Expires: link.expires.toISOString(),
        FewestCharacters: fewestCharacters,
      }
    },

    registerCompany: async ({ body }, context) => {
      const wait = byAddress.take(context.transport.address)
      if (wait !== undefined)
        throw new ApiError('TooManyRequests', t`Too many requests from this address: try again in ${wait} s.`, {
          details: { RetryAfter: String(wait) },
        })
      return enter(await registerCompany(platform, body, context.requestId), context, ['password'])
    },

    issueRegistrationLink: (_input, { actor, companyId, requestId }) =>
      // Not a write that may be repeated: its answer would be kept, and with it the secret.
      platform.transact(companyId, { actorId: actor.userId, requestId }, async (uow) => {
        const { url, expires } = await issueLink(uow.tx, {
          inviterId: companyId,
          shellOrigin: shellOrigin(),
          now: uow.now,
        })
        await uow.log({ kind: 'company.invitation-issued', objectType: 'company', objectId: companyId })
        return { Url: url, Expires: expires.toISOString() }
      }),
  }
}

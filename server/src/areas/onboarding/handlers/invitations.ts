import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, type Platform, type RequestContext } from '../../../platform/index.ts'
import { companyRef } from '../../companies/index.ts'
import { createLimit } from '../../session/index.ts'
import { brandingOf } from '../branding.ts'
import { acceptInvitation, declineInvitation, inviterOf, lookAt } from '../commands/answer-invitation.ts'
import { withdrawInvitation } from '../commands/withdraw-invitation.ts'
import { noInvitation } from '../not-found.ts'
import { invitationEntity } from '../views.ts'

const minuteMs = 60_000

type Calls = 'readInvitation' | 'openInvitation' | 'acceptInvitation' | 'declineInvitation' | 'deleteInvitation'

export function createInvitationHandlers(platform: Platform): Pick<Handlers<Areas['onboarding']>, Calls> {
  // Anybody may knock, and each knock asks the database.
  const byAddress = createLimit(platform.clock, { tries: 60, window: 10 * minuteMs })
  const knock = ({ transport }: RequestContext) => {
    const wait = byAddress.take(transport.address)
    if (wait !== undefined)
      throw new ApiError('TooManyRequests', t`Too many requests from this address: try again in ${wait} s.`, {
        details: { RetryAfter: String(wait) },
      })
  }
  const open = (token: string, context: RequestContext) => {
    knock(context)
    // The first look is kept, whoever looks.
    return platform.transact(inviterOf(token), { actorId: null, requestId: context.requestId }, async (uow) => {
      const supplier = await lookAt(uow, token)
      const inviter = await companyRef(uow)
      if (inviter === undefined) throw noInvitation()
      const { Title, Text, Colour } = await brandingOf(uow, supplier.feature)
      return {
        ...invitationEntity(supplier, { token, inviter, expires: supplier.expires ?? uow.now }),
        ...(Title === undefined ? {} : { Title }),
        ...(Text === undefined ? {} : { Text }),
        ...(Colour === undefined ? {} : { Colour }),
      }
    })
  }
  return {
    readInvitation: ({ query }, context) => open(query.tokenId, context),

    openInvitation: ({ body }, context) => open(body.Token, context),

    acceptInvitation: ({ params }, context) => context.write((uow) => acceptInvitation(uow, params.token)),

    declineInvitation: async ({ body }, context) => {
      knock(context)
      await platform.transact(inviterOf(body.Token), { actorId: null, requestId: context.requestId }, (uow) =>
        declineInvitation(uow, body.Token),
      )
    },

    deleteInvitation: ({ params }, context) => context.write((uow) => withdrawInvitation(uow, params.token)),
  }
}

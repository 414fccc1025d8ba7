import type { Areas } from '@kontor/contract'
import type { Handlers, Platform } from '../../platform/index.ts'
import type { Entrance, Sessions } from '../session/index.ts'
import { createPasswordChange } from './commands/change-password.ts'
import { issueForColleague } from './commands/issue-for-colleague.ts'
import { readLink, redeemLink } from './commands/links.ts'
import { createResetRequest } from './commands/request-reset.ts'
import { fewestCharacters } from './rules.ts'

export interface CredentialOptions {
  readonly sessions: Sessions
  readonly enter: Entrance
  readonly shellOrigin: () => string
}

export function createHandlers(
  platform: Platform,
  { sessions, enter, shellOrigin }: CredentialOptions,
): Handlers<Areas['credentials']> {
  const changePassword = createPasswordChange(platform, sessions)
  const requestReset = createResetRequest(platform)
  return {
    readSignInLink: ({ body }, { requestId }) => readLink(platform, body.Token, requestId),

    redeemSignInLink: async ({ body: { Token, Password } }, context) => {
      const { requestId } = context
      const login = await redeemLink(platform, sessions, { token: Token, password: Password, requestId })
      return enter(login, context)
    },

    issueSignInLink: ({ params }, { actor, companyId, requestId }) =>
      // Not a write that may be repeated: its answer would be kept, and with it the secret.
      platform.transact(companyId, { actorId: actor.userId, requestId }, (uow) =>
        issueForColleague(uow, params.id, shellOrigin()),
      ),

    readSignInOptions: async () => ({
      ResetByMail: platform.settings.mail.smtpUrl !== undefined,
      FewestCharacters: fewestCharacters,
    }),

    requestPasswordReset: ({ body }, context) => requestReset(body.Username, context),

    changePassword: ({ body }, { actor, requestId }) => changePassword(actor, body, requestId),
  }
}

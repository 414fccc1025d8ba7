import type { Areas } from '@kontor/contract'
import type { Handlers, Platform } from '../../platform/index.ts'
import type { Entrance, Sessions } from '../session/index.ts'
import { readLink, redeemLink } from './commands/links.ts'

export interface CredentialOptions {
  readonly sessions: Sessions
  readonly enter: Entrance
}

export const createHandlers = (
  platform: Platform,
  { sessions, enter }: CredentialOptions,
): Handlers<Areas['credentials']> => ({
  readSignInLink: ({ body }, { requestId }) => readLink(platform, body.Token, requestId),

  redeemSignInLink: async ({ body: { Token, Password } }, context) => {
    const { requestId } = context
    const login = await redeemLink(platform, sessions, { token: Token, password: Password, requestId })
    return enter(login, context)
  },
})

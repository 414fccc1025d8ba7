import type { Areas } from '@kontor/contract'
import type { Actor, Handlers, Platform, UnitOfWork } from '../../platform/index.ts'
import type { Entrance, Sessions } from '../session/index.ts'
import { releaseIdentity } from './commands/bound-identity.ts'
import { createPasswordChange } from './commands/change-password.ts'
import { describeProvider } from './commands/identity-provider.ts'
import { issueForColleague, mustLiveHere } from './commands/issue-for-colleague.ts'
import { createPasswordProof } from './commands/prove-password.ts'
import { readLink, redeemLink } from './commands/redeem-link.ts'
import { createResetRequest } from './commands/request-reset.ts'
import * as factors from './commands/second-factor.ts'
import { createSecondStep } from './commands/second-step.ts'
import { createSingleSignOn } from './commands/single-sign-on.ts'
import { createPasskeys } from './commands/use-passkey.ts'
import { fewestCharacters } from './rules.ts'
import { isOffered } from './store/identity-providers.ts'
import { deletePasskeys } from './store/passkeys.ts'
import { isDemanded, saveDemand } from './store/second-factors.ts'

export interface CredentialOptions {
  readonly sessions: Sessions
  readonly enter: Entrance
  readonly shellOrigin: () => string
}

export function createHandlers(
  platform: Platform,
  { sessions, enter, shellOrigin }: CredentialOptions,
): Handlers<Areas['credentials']> {
  const proof = createPasswordProof(platform)
  const changePassword = createPasswordChange(platform, sessions, proof)
  const requestReset = createResetRequest(platform)
  const passkeys = createPasskeys(platform, { shellOrigin, enter })
  const singleSignOn = createSingleSignOn(platform, { shellOrigin, enter })
  const secondStep = createSecondStep(platform, enter)
  /** What answers with a secret is no write that may be repeated: its answer would be kept, and with it the secret. */
  const inHome = <T>({ userId, homeId }: Actor, requestId: string, work: (home: UnitOfWork) => Promise<T>) =>
    platform.transact(homeId, { actorId: userId, requestId }, work)

  return {
    readSignInLink: ({ body }, { requestId }) => readLink(platform, body.Token, requestId),

    redeemSignInLink: async ({ body: { Token, Password } }, context) => {
      const { requestId } = context
      const login = await redeemLink(platform, sessions, { token: Token, password: Password, requestId })
      return enter(login, context, ['password'])
    },

    issueSignInLink: ({ params }, { actor, companyId, requestId }) =>
      platform.transact(companyId, { actorId: actor.userId, requestId }, (uow) =>
        issueForColleague(uow, params.id, shellOrigin()),
      ),

    readSignInOptions: async () => ({
      ResetByMail: platform.settings.mail.smtpUrl !== undefined,
      FewestCharacters: fewestCharacters,
      SingleSignOn: await platform.db.plain(isOffered),
    }),

    requestPasswordReset: ({ body }, context) => requestReset(body.Username, context),

    changePassword: ({ body }, { actor, requestId }) => changePassword(actor, body, requestId),

    readSecondFactor: (_input, context) =>
      context.read((uow) =>
        uow.within(context.actor.homeId, (home) => factors.describeFactor(home, context.actor.userId)),
      ),

    beginSecondFactor: async ({ body }, { actor, requestId }) => {
      await proof.must(actor, 'Password', body.Password, requestId)
      return inHome(actor, requestId, (home) => factors.beginFactor(platform, home, actor.userId))
    },

    confirmSecondFactor: ({ body }, { actor, requestId }) =>
      inHome(actor, requestId, (home) => factors.confirmFactor(platform, home, actor.userId, body.Code)),

    removeSecondFactor: async ({ body }, { actor, requestId }) => {
      await proof.must(actor, 'Password', body.Password, requestId)
      await inHome(actor, requestId, (home) => factors.removeFactor(home, actor.userId))
    },

    renewRecoveryCodes: async ({ body }, { actor, requestId }) => {
      await proof.must(actor, 'Password', body.Password, requestId)
      return inHome(actor, requestId, (home) => factors.renewRecoveryCodes(home, actor.userId))
    },

    giveSecondFactor: ({ body }, context) => secondStep.give(body.Code, context),

    beginDemandedFactor: (_input, context) => secondStep.begin(context),

    confirmDemandedFactor: ({ body }, context) => secondStep.confirm(body.Code, context),

    resetSecondFactor: ({ params }, context) =>
      context.write(async (uow) => {
        await mustLiveHere(uow, params.id)
        await factors.takeFactorAway(uow, params.id)
        await deletePasskeys(uow.tx, uow.companyId, params.id)
      }),

    endSessionsOf: async ({ params: { id } }, context) => {
      await context.write(async (uow) => {
        await mustLiveHere(uow, id)
        await sessions.endEverywhere(uow, id)
      })
      sessions.forget({ userId: id })
    },

    listPasskeys: (_input, { actor, requestId }) => passkeys.list(actor, requestId),

    beginPasskey: async ({ body }, context) => {
      const { actor, requestId } = context
      const { username } = await proof.must(actor, 'Password', body.Password, requestId)
      return passkeys.begin(actor, username, context)
    },

    savePasskey: ({ body }, context) => passkeys.save(context.actor, body, context),

    removePasskey: ({ params }, { actor, requestId }) => passkeys.remove(actor, params.passkeyId, requestId),

    beginPasskeySignIn: (_input, context) => passkeys.beginSignIn(context),

    signInWithPasskey: ({ body }, context) => passkeys.signIn(body.Response, context),

    beginSingleSignOn: ({ body }, context) => singleSignOn.begin(body.Username, context),

    endSingleSignOn: ({ body }, context) => singleSignOn.answer(body.Query, context),

    releaseIdentity: ({ params }, context) =>
      context.write(async (uow) => {
        await mustLiveHere(uow, params.id)
        await releaseIdentity(uow, params.id)
      }),

    readSignInRules: (_input, context) =>
      context.read(async (uow) => {
        const [SecondFactor, SingleSignOn] = [await isDemanded(uow.tx, uow.companyId), await describeProvider(uow)]
        return { SecondFactor, ...(SingleSignOn === undefined ? {} : { SingleSignOn }) }
      }),

    saveSignInRules: ({ body }, context) =>
      context.write(async (uow) => {
        await saveDemand(uow.tx, uow.companyId, body.SecondFactor)
        await uow.log({
          kind: 'company.sign-in-rules-changed',
          objectType: 'company',
          objectId: uow.companyId,
          detail: { secondFactor: body.SecondFactor },
        })
      }),
  }
}

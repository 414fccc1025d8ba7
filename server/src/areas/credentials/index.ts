import { defineArea, provide } from '../../platform/index.ts'
import { entrance, secondStepOf as secondStepToken, sessions } from '../session/index.ts'
import { boundIdentities } from '../users/index.ts'
import { linkTask, mailInvitation, mailLink } from './commands/mail-link.ts'
import { secondStepOf } from './commands/second-factor.ts'
import { createHandlers } from './handlers.ts'
import { deleteIdentity, usersOf } from './store/bound-identities.ts'
import { eraseLinks, pruneLinks } from './store/links.ts'
import { deletePasskeys } from './store/passkeys.ts'
import { deleteFactor } from './store/second-factors.ts'

export { mustFindBreached } from './breached/index.ts'
export { addProvider, type NewProvider, removeProvider } from './commands/identity-provider.ts'
export { issueSignInLink, type SignInLink } from './commands/issue-link.ts'
export { mustBeGood } from './password-strength.ts'
export { fewestCharacters } from './rules.ts'

const dayMs = 24 * 60 * 60_000

export const area = defineArea('credentials', {
  handlers: (services) =>
    createHandlers(services.platform, {
      sessions: services.get(sessions),
      enter: services.get(entrance),
      shellOrigin: () => services.origins.shell,
    }),
  tasks: { [linkTask]: mailLink },
  listeners: { 'users.invited': mailInvitation },
  daily: (uow) => pruneLinks(uow.tx, uow.companyId, new Date(uow.now.getTime() - 30 * dayMs)),
  personalData: {
    inHome: async ({ tx, companyId }, userId) => {
      await eraseLinks(tx, companyId, userId)
      await deleteFactor(tx, companyId, userId)
      await deletePasskeys(tx, companyId, userId)
      await deleteIdentity(tx, companyId, userId)
    },
  },
  provides: [
    provide(secondStepToken, () => secondStepOf),
    provide(
      boundIdentities,
      () =>
        ({ tx, companyId }) =>
          usersOf(tx, companyId),
    ),
  ],
  tableExports: {
    sign_in_link: { leftOut: 'secrets' },
    second_factor: { leftOut: 'secrets' },
    recovery_code: { leftOut: 'secrets' },
    passkey: { leftOut: 'secrets' },
  },
})

import { defineArea, provide } from '../../platform/index.ts'
import { registry } from '../apps/index.ts'
import { sessions, tokenScopes } from '../session/index.ts'
import { createHandlers } from './handlers.ts'
import { resumeUrl } from './protocol/interactions.ts'
import { installOauth } from './protocol/mount.ts'
import { consentedBefore } from './rules.ts'
import { createTokenScopes } from './scopes.ts'
import * as store from './store.ts'

export { allowProgram } from './grants.ts'
export { createOperator, type NewClient } from './operator.ts'

export const area = defineArea('oauth', {
  handlers: (services) =>
    createHandlers({
      sessions: services.get(sessions),
      apps: services.get(registry),
      resumeUrl: (id) => resumeUrl(services.origins.shell, id),
    }),
  /** Forgets what has expired: a company's codes and tokens, and sign-ins that nobody finished. */
  daily: async (uow) => {
    await store.pruneTokens(uow.tx, uow.companyId, uow.now)
    await store.pruneInteractions(uow.tx, uow.now)
    await store.pruneGrants(uow.tx, uow.companyId, consentedBefore(uow.now))
  },
  personalData: { inHome: (home, userId) => store.eraseGrants(home.tx, home.companyId, userId) },
  provides: [provide(tokenScopes, (services) => createTokenScopes(services.get(registry)))],
  addRoutes: (http, services) => {
    const world = { platform: services.platform, sessions: services.get(sessions), apps: services.get(registry) }
    installOauth(http, world, services.origins)
  },
  tableExports: {
    oauth_grant: { leftOut: 'secrets' },
    oauth_token: { leftOut: 'secrets' },
  },
})

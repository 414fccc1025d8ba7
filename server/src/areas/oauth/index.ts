import type { Act } from '../../platform/index.ts'
import * as store from './store.ts'

export { allow } from './grants.ts'
export { createHandlers } from './handlers.ts'
export { createOperator, type NewClient } from './operator.ts'
export { resumeUrl } from './protocol/interactions.ts'
export { installOauth } from './protocol/mount.ts'
export { createTokenScopes } from './scopes.ts'
export { eraseGrants } from './store.ts'

/** Forgets what has expired: a company's codes and tokens, and sign-ins that nobody finished. */
export async function prune(act: Act): Promise<void> {
  await store.pruneTokens(act.tx, act.companyId, act.now)
  await store.pruneInteractions(act.tx, act.now)
}

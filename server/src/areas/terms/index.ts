import type { Of, TermsAsked } from '@kontor/contract'
import { type Actor, defineArea, type UnitOfWork } from '../../platform/index.ts'
import { handlers } from './handlers.ts'
import { policy } from './policy.ts'
import { partyToAccept } from './rules.ts'
import { standingOf } from './standing.ts'
import { forgetAddresses } from './store.ts'

export { acceptHeldTerms } from './commands/accept-terms.ts'
export { listTerms, publishTerms, withdrawTerms } from './commands/publish-terms.ts'

/** The terms that a person has to accept before they go on in the company that is entered; undefined where none. */
export async function termsAsked(uow: UnitOfWork, actor: Actor): Promise<Of<typeof TermsAsked> | undefined> {
  const { held, company, person } = await standingOf(uow, actor.userId)
  const standing = { held, company: company !== undefined, person: person !== undefined }
  const party = partyToAccept(standing, actor.permissions.has('terms.accept'))
  if (held === undefined || party === undefined) return undefined
  return { CountryZone: held.country_zone, Version: held.version, For: party }
}

export const area = defineArea('terms', {
  policy,
  handlers,
  personalData: { inCompany: async (uow, userId) => void (await forgetAddresses(uow, userId)) },
})

import { defineArea, service } from '../../platform/index.ts'
import { createHandlers } from './handlers.ts'
import { policy } from './policy.ts'

export { offeredCountries } from './countries.ts'
export { legalSchemes, taxSchemes } from './country-profiles.ts'

/** The profile ids of the documents that the installation takes. */
export const documentProfiles = service<readonly string[]>('info.documentProfiles')

export const area = defineArea('info', {
  policy,
  handlers: (services) => createHandlers(services.version, services.get(documentProfiles)),
})

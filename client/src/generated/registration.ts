// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const registration: Described<'registration'> = {
  readRegistrationLink: {"line":"POST registration/links/read","body":"json"},
  registerCompany: {"line":"POST registration/companies","body":"json"},
  issueRegistrationLink: {"line":"POST registration/links"},
}

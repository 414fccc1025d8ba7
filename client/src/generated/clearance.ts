// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const clearance: Described<'clearance'> = {
  register: {"line":"PUT document-validation/clearance/register","body":"json"},
  readRegistration: {"line":"GET document-validation/clearance/register"},
  changeRegistration: {"line":"PATCH document-validation/clearance/register","body":"json"},
}

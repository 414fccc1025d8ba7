// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const legalEntities: Described<'legalEntities'> = {
  saveEntity: {"line":"PUT legalentities/{id}","body":"json","answer":"none"},
  saveLocations: {"line":"PUT legalentities/{id}/locations","body":"json","answer":"none"},
  saveIdentifiers: {"line":"PUT legalentities/{id}/identifiers","body":"json","answer":"none"},
  readEntity: {"line":"GET legalentities/{id}"},
  listLocations: {"line":"GET legalentities/{id}/locations"},
  listIdentifiers: {"line":"GET legalentities/{id}/identifiers"},
  listOfCompany: {"line":"GET legalentities/company/{companyId}"},
  readByAlternateId: {"line":"GET legalentities/alternateId/{alternateId}"},
}

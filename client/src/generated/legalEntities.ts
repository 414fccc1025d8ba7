// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const legalEntities: Described<'legalEntities'> = {
  saveEntity: {"method":"PUT","path":"legalentities/{id}","needs":{"id":"id is required"},"body":"json","answer":"none"},
  saveLocations: {"method":"PUT","path":"legalentities/{id}/locations","needs":{"id":"id is required"},"body":"json","answer":"none"},
  saveIdentifiers: {"method":"PUT","path":"legalentities/{id}/identifiers","needs":{"id":"id is required"},"body":"json","answer":"none"},
  readEntity: {"method":"GET","path":"legalentities/{id}","needs":{"id":"id is required"},"answer":"json"},
  listLocations: {"method":"GET","path":"legalentities/{id}/locations","needs":{"id":"id is required"},"answer":"json"},
  listIdentifiers: {"method":"GET","path":"legalentities/{id}/identifiers","needs":{"id":"id is required"},"answer":"json"},
  listOfCompany: {"method":"GET","path":"legalentities/company/{companyId}","needs":{"companyId":"companyId is required"},"answer":"json"},
  readByAlternateId: {"method":"GET","path":"legalentities/alternateId/{alternateId}","needs":{"alternateId":"alternateId is required"},"answer":"json"},
}

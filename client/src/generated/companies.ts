// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const companies: Described<'companies'> = {
  readAccount: {"method":"GET","path":"account","answer":"json"},
  saveAccount: {"method":"PUT","path":"account","body":"json","answer":"none"},
  readCompany: {"method":"GET","path":"companies/{id}","needs":{"id":"id is required"},"answer":"json"},
  readParent: {"method":"GET","path":"companies/{id}/parent","needs":{"id":"id is required"},"answer":"json"},
  listBranches: {"method":"GET","path":"account/branches","answer":"json"},
}

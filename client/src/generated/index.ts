// Written by client/scripts/generate.ts from contract/src/areas.
export { apps } from './apps.ts'
export { companies } from './companies.ts'
export { documents } from './documents.ts'
export { info } from './info.ts'
export { network } from './network.ts'
export { session } from './session.ts'
export { users } from './users.ts'
export type * from './special.ts'

import { apps } from './apps.ts'
import { companies } from './companies.ts'
import { documents } from './documents.ts'
import { info } from './info.ts'
import { network } from './network.ts'
import { session } from './session.ts'
import { users } from './users.ts'

/** Every area, in the order of the API page. */
export const areas = { session, documents, network, companies, users, info, apps }
export type Areas = typeof areas

import { connections } from './network/connections.ts'
import { groups } from './network/groups.ts'
import { kept } from './network/kept.ts'
import { requests } from './network/requests.ts'

/** 002 §7 Network; unpathed.md U-039 to U-052, U-062; F-187; responses.md B, Network. */
export const network = { ...connections, ...requests, ...groups, ...kept }

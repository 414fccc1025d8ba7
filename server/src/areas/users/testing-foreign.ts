import { roles } from '@kontor/contract'
import type { OwnedObjects } from '../../testing-foreign.ts'

/** Roles are the network's own, and nobody's secret. */
export const ownedObjects: OwnedObjects = async () => ({ role: roles.buyer })

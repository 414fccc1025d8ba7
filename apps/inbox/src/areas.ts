import { inbox, legacyAssignments, tasks } from '@kontor/sdk'
import { tradeAreas } from '@kontor/tradekit/queries'

/** What the app asks of the server: all that documents need, and what waits. */
export const areas = { ...tradeAreas, inbox, legacyAssignments, tasks }

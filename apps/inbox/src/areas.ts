import { inbox, legacyAssignments, tasks, workflow } from '@kontor/sdk'
import { tradeAreas } from '@kontor/tradekit/queries'

/** What the app asks of the server: all that documents need, what waits, and why a workflow asks. */
export const areas = { ...tradeAreas, inbox, legacyAssignments, tasks, workflow }

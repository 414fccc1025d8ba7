import { accruals } from '@kontor/sdk'
import { tradeAreas } from '@kontor/tradekit/queries'

/** What the app asks of the server: all that documents need, matching among it, and what was received and not invoiced. */
export const areas = { ...tradeAreas, accruals }

import { requisitions } from '@kontor/sdk'
import { tradeAreas } from '@kontor/tradekit/queries'

/** What the app asks of the server: requisitions, and what fields of trade need. */
export const areas = { ...tradeAreas, requisitions }

import { quoteRequests, requisitions } from '@kontor/sdk'
import { tradeAreas } from '@kontor/tradekit/queries'

/** What the app asks of the server: requisitions, quotes for them, and what fields of trade need. */
export const areas = { ...tradeAreas, requisitions, quoteRequests }

import { catalogues, legalEntities, quoteRequests, receipts, requisitions } from '@kontor/sdk'
import { tradeAreas } from '@kontor/tradekit/queries'

/** What the app asks of the server: requisitions, catalogues, quotes for them, where they are delivered, what has come, and what fields of trade need. */
export const areas = { ...tradeAreas, legalEntities, requisitions, catalogues, quoteRequests, receipts }

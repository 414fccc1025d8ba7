import {
  budgets,
  catalogues,
  legalEntities,
  punchOut,
  quoteRequests,
  receipts,
  requisitionThreads,
  spend,
} from '@kontor/sdk'
import { tradeAreas } from '@kontor/tradekit/queries'

/** What the app asks of the server beside what fields of trade need: catalogues, shops, budgets, quotes, where things are delivered, what has come, what was said and what was spent. */
export const areas = {
  ...tradeAreas,
  budgets,
  catalogues,
  legalEntities,
  punchOut,
  requisitionThreads,
  quoteRequests,
  receipts,
  spend,
}

import {
  budgets,
  catalogues,
  legalEntities,
  punchOut,
  quoteRequests,
  receipts,
  requisitions,
  requisitionThreads,
  spend,
} from '@kontor/sdk'
import { tradeAreas } from '@kontor/tradekit/queries'

/** What the app asks of the server: requisitions, catalogues, shops, budgets, quotes, where things are delivered, what has come, what was said, what was spent, and what fields of trade need. */
export const areas = {
  ...tradeAreas,
  budgets,
  catalogues,
  legalEntities,
  punchOut,
  requisitions,
  requisitionThreads,
  quoteRequests,
  receipts,
  spend,
}

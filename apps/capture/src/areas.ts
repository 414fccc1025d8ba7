import { legalEntities } from '@kontor/sdk'
import { tradeAreas } from '@kontor/tradekit/queries'

/** What the app asks of the server: what documents need, scanned ones among them, and the legal entities they are for. */
export const areas = { ...tradeAreas, legalEntities }

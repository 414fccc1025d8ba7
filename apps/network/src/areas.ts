import { notes, partnerFields, recommendations, registration, trackAndTrace } from '@kontor/sdk'
import { tradeAreas } from '@kontor/tradekit/queries'

/** What the app asks of the server: the network, links that invite, what is noted, asked and said of partners, and what partners are found by. */
export const areas = { ...tradeAreas, notes, partnerFields, recommendations, registration, trackAndTrace }

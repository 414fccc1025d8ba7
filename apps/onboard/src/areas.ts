import { onboarding } from '@kontor/sdk'
import { tradeAreas } from '@kontor/tradekit/queries'

/** What the app asks of the server: suppliers on their way in, the network that they come into, and the company itself. */
export const areas = { ...tradeAreas, onboarding }

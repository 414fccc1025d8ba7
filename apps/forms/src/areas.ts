import { surveys } from '@kontor/sdk'
import { tradeAreas } from '@kontor/tradekit/queries'

/** What the app asks of the server: questionnaires, and the network that they are sent to. */
export const areas = { ...tradeAreas, surveys }

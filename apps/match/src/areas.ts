import { tradeAreas } from '@kontor/tradekit/queries'

/** What the app asks of the server: all that documents need, matching among it. */
export const areas = tradeAreas

import { dueCalendar, plans, rates } from '@kontor/sdk'
import { tradeAreas } from '@kontor/tradekit/queries'

/** What the app asks of the server: what is due, plans and rates, and the partners that they are with. */
export const areas = { ...tradeAreas, dueCalendar, plans, rates }

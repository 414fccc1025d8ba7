import { dueCalendar, plans, rates, trackAndTrace } from '@kontor/sdk'
import { tradeAreas } from '@kontor/tradekit/queries'

/** What the app asks of the server: what is due, plans and rates, invoices that customers entered, and the partners that they are with. */
export const areas = { ...tradeAreas, dueCalendar, plans, rates, trackAndTrace }

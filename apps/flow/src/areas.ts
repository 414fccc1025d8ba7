import { webhooks, workflow } from '@kontor/sdk'
import { tradeAreas } from '@kontor/tradekit/queries'

/** What the app asks of the server: workflows, what their steps name, and what fields of trade need. */
export const areas = { ...tradeAreas, webhooks, workflow }

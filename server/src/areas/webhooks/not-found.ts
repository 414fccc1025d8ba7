import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

export const noWebhook = (id: string): ApiError => notFound('webhook', id, t`The webhook ${id} does not exist.`)

export const noDelivery = (id: string): ApiError =>
  notFound('webhookDelivery', id, t`The event ${id} was not sent by this webhook, or more than 30 days ago.`)

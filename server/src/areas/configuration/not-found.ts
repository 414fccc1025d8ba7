import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

export const noConfig = (id: string): ApiError => notFound('config', id, t`The configuration ${id} does not exist.`)

export const noSubscription = (key: string): ApiError =>
  notFound('subscription', key, t`There is no subscription to ${key}.`)

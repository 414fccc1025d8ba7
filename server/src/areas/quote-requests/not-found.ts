import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

export const noQuoteRequest = (id: string): ApiError =>
  notFound('quoteRequest', id, t`The request for quotes ${id} does not exist.`)

import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

/** What is asked for by its id and is not there, or is another company’s. */
export const noQuote = (id: string): ApiError => notFound('quote', id, t`The quote ${id} does not exist.`)

export const noRequestForQuotation = (id: string): ApiError =>
  notFound('request for quotation', id, t`The request for quotation ${id} does not exist.`)

import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

export const noPaymentFile = (id: string): ApiError =>
  notFound('paymentFile', id, t`The payment file ${id} does not exist.`)

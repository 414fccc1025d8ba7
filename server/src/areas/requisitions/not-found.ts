import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

export const noRequisition = (id: string): ApiError =>
  notFound('requisition', id, t`The requisition ${id} does not exist.`)

export const noLine = (id: string): ApiError => notFound('line', id, t`The line ${id} does not exist.`)

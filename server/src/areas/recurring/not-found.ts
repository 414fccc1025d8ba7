import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

export const noRecurring = (id: string): ApiError =>
  notFound('recurring', id, t`The recurring document ${id} does not exist.`)

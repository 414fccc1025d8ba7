import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

export const noBudget = (id: string): ApiError => notFound('budget', id, t`The budget ${id} does not exist.`)

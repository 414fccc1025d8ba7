import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

export const noPromotion = (id: string): ApiError => notFound('promotion', id, t`The offer ${id} does not exist.`)

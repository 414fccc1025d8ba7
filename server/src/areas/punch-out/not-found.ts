import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

export const noShop = (id: string): ApiError => notFound('shop', id, t`The shop ${id} does not exist.`)

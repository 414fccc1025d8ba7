import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

export const noPlan = (id: string): ApiError => notFound('plan', id, t`The plan ${id} does not exist.`)

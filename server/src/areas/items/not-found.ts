import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

export const noItem = (id: string): ApiError => notFound('item', id, t`The item ${id} does not exist.`)

import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

export const noCatalogue = (id: string): ApiError => notFound('catalogue', id, t`The catalog ${id} does not exist.`)

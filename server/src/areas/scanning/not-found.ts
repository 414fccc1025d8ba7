import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

export const noUpload = (id: string): ApiError => notFound('upload', id, t`The scanned document ${id} does not exist.`)

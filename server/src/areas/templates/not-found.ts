import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

export const noTemplate = (id: string): ApiError => notFound('template', id, t`The template ${id} does not exist.`)

import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

export const noTask = (id: string): ApiError => notFound('task', id, t`The task ${id} does not exist.`)

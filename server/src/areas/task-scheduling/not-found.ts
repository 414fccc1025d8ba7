import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

/** What is asked for by its id and is not there, or is another company’s. */
export const noScheduledTask = (id: string): ApiError =>
  notFound('scheduled task', id, t`The scheduled task ${id} does not exist.`)

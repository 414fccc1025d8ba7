import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

/** What is asked for by its id and is not there, or is another company’s. */
export const noAttachment = (id: string): ApiError =>
  notFound('attachment', id, t`The attachment ${id} does not exist.`)

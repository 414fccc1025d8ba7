import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

/** What is asked for by its id and is not there, or is another company’s. */
export const noMail = (id: string): ApiError => notFound('mail', id, t`The mail ${id} does not exist.`)

export const noReturnPath = (id: string): ApiError =>
  notFound('return path', id, t`The return path ${id} does not exist.`)

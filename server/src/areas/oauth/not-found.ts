import { t } from '@kontor/i18n'
import { ApiError, notFound } from '../../platform/index.ts'

/** What is asked for by its id and is not there, or is another company’s. */
export const noConsent = (id: string): ApiError => notFound('consent', id, t`The consent ${id} does not exist.`)

export const noProgram = (id: string): ApiError => notFound('program', id, t`The program ${id} does not exist.`)

/** A program’s key is no id: it is named by the operator. */
export const noToken = (consumerKey: string): ApiError =>
  new ApiError(
    'ResourceNotFound',
    t`You haven’t authorized ${consumerKey} in this company: authorize it from the program first.`,
    { details: { consumerKey } },
  )

import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

/** What is asked for by its id and is not there, or is another company’s. */
export const noAdvice = (id: string): ApiError => notFound('advice', id, t`The advice ${id} does not exist.`)

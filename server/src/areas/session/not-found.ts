import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

/** What is asked for by its id and is not there, or is another company’s. */
export const noSession = (id: string): ApiError => notFound('session', id, t`The session ${id} does not exist.`)

import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

/** What is asked for by its id and is not there, or is another company’s. */
export const noDocument = (id: string): ApiError => notFound('document', id, t`The document ${id} does not exist.`)

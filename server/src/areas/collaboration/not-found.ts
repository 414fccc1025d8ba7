import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

/** What is asked for by its id and is not there, or is another company’s. */
export const noCard = (id: string): ApiError => notFound('card', id, t`The card ${id} does not exist.`)

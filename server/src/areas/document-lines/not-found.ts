import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

/** What is asked for by its id and is not there, or is another company’s. */
export const noLine = (id: string): ApiError => notFound('line', id, t`The line ${id} does not exist.`)

export const noMappingOfLine = (id: string): ApiError =>
  notFound('mapping of line', id, t`The mapping of line ${id} does not exist.`)

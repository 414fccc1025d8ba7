import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

/** What is asked for by its id and is not there, or is another company’s. */
export const noConnection = (id: string): ApiError =>
  notFound('connection', id, t`The connection ${id} does not exist.`)

export const noGroup = (id: string): ApiError => notFound('group', id, t`The group ${id} does not exist.`)

import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

/** What is asked for by its id and is not there, or is another company’s. */
export const noUser = (id: string): ApiError => notFound('user', id, t`The user ${id} does not exist.`)

export const noRole = (userId: string, roleId: string): ApiError =>
  notFound('role', roleId, t`The user ${userId} does not have the role ${roleId} there.`)

import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

/** What is asked for by its id and is not there, or is another company’s. */
export const noAssignment = (id: string): ApiError =>
  notFound('assignment', id, t`The assignment ${id} does not exist.`)

export const noAutoAssignee = (id: string): ApiError =>
  notFound('autoassignee', id, t`The auto-assignee ${id} does not exist.`)

export const noAutoAssignment = (id: string): ApiError =>
  notFound('autoassignment', id, t`The auto-assignment of ${id} does not exist.`)

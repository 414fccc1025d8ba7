import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

export const noNote = (id: string): ApiError => notFound('note', id, t`The note ${id} does not exist.`)

export const noFile = (id: string): ApiError => notFound('file', id, t`The note ${id} has no file.`)

export const noPartner = (id: string): ApiError =>
  notFound('company', id, t`Your company has no connection to the company ${id}.`)

import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

export const noField = (id: string): ApiError => notFound('field', id, t`There is no field ${id}.`)

export const noFieldFile = (id: string): ApiError =>
  notFound('file', id, t`The partner has given no file for the field ${id}.`)

export const noOwnFile = (id: string): ApiError =>
  notFound('file', id, t`Your company has given no file for the field ${id}.`)

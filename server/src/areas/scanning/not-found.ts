import { t } from '@kontor/i18n'
import { ApiError, notFound } from '../../platform/index.ts'

export const noUpload = (id: string): ApiError => notFound('upload', id, t`The scanned document ${id} does not exist.`)

export const noFolder = (name: string): ApiError =>
  new ApiError('ResourceNotFound', t`The folder ${name} does not exist.`, { details: { folder: name } })

export const noTag = (id: string): ApiError => notFound('scanTag', id, t`The reason ${id} does not exist.`)

export const noFilter = (id: string): ApiError => notFound('filter', id, t`The saved filter ${id} does not exist.`)

export const noAttached = (id: string): ApiError => notFound('scanAttachment', id, t`The file ${id} does not exist.`)

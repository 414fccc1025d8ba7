import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

export const noLegalEntity = (id: string): ApiError =>
  notFound('legalEntity', id, t`The legal entity ${id} does not exist.`)

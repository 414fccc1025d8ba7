import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

export const noAddress = (address: string): ApiError =>
  notFound('address', address, t`The address ${address} does not accept e-mail: use the one that the company gave you.`)

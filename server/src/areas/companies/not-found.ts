import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

/** What is asked for by its id and is not there, or is another company’s. */
export const noCompany = (id: string): ApiError => notFound('company', id, t`The company ${id} does not exist.`)

export const noParentCompany = (id: string): ApiError =>
  notFound('parent company', id, t`The parent company ${id} does not exist.`)

export const noAddress = (id: string): ApiError => notFound('address', id, t`The address ${id} does not exist.`)

export const noSetting = (tag: string, key: string): ApiError =>
  notFound('setting', `${tag}/${key}`, t`There is no setting ${key} under the tag ${tag}.`)

export const noImage = (type: string): ApiError => notFound('image', type, t`The company has no ${type}.`)

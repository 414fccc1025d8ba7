import { t } from '@kontor/i18n'
import { type ApiError, notFound } from '../../platform/index.ts'

/** What is asked for by its id and is not there, or is another company’s. */
export const noMethod = (id: string, method: string): ApiError =>
  notFound('method', method, t`The app ${id} has no method ${method}, or is not active.`)

export const noReview = (app: string): ApiError => notFound('review', app, t`The company has not reviewed ${app}.`)

export const noApp = (id: string): ApiError => notFound('app', id, t`The app ${id} does not exist.`)

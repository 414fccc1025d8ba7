import { t } from '@kontor/i18n'
import { ApiError, notFound } from '../../platform/index.ts'

/** What is asked for by its id and is not there, or is another company’s. */
export const noFile = (id: string): ApiError => notFound('masterDataFile', id, t`The file ${id} does not exist.`)

export const noSupplier = (id: string): ApiError => notFound('contact', id, t`The supplier ${id} does not exist.`)

export const noLine = (line: number): ApiError =>
  notFound('line', String(line), t`The file has no line ${line}: it was left out, or never there.`)

/** One answer for what was never sent, was used, taken back or has expired. The secret is not said again. */
export const noInvitation = (): ApiError =>
  new ApiError(
    'ResourceNotFound',
    t`This invitation is not valid: open the complete link from the latest e-mail, or ask for a new one.`,
  )

import { t } from '@kontor/i18n'
import { ApiError } from '../../platform/index.ts'

/** The secret is not said again: answers and logs would keep it. */
export const noLink = (): ApiError =>
  new ApiError('ResourceNotFound', t`This link is not valid: open the complete link from the latest e-mail.`)

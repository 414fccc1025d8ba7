import { t } from '@kontor/i18n'
import { ApiError } from '../api-error.ts'

/** Everything can still be read. */
export const nearlyFull = (): ApiError =>
  new ApiError(
    'InsufficientStorage',
    t`The disk of the server is nearly full, so nothing was saved: ask its operator to make room, then try again.`,
    { details: { RetryAfter: '60' } },
  )

import { ApiError } from '../../platform/index.ts'

/** Why a document was refused, in words; what is our own fault is thrown on, to be tried again. */
export function whyRefused(error: unknown): string {
  if (error instanceof ApiError && ['DocumentRefused', 'DocumentInvalid', 'TooLarge', 'Infected'].includes(error.code))
    return error.message
  throw error
}

import { KontorError } from '@kontor/client'

/** What the server says is wrong with a password that was chosen; undefined where the failure is another. */
export const faultOfPassword = (error: unknown): string | undefined =>
  error instanceof KontorError && error.code === 'BadRequest' ? error.body?.Message : undefined

/** Characters as the server counts them. */
export const lengthOf = (password: string): number => [...password.normalize('NFKC')].length

/** Which of the two passwords the server means. */
export function fieldOf(error: unknown): 'OldPassword' | 'NewPassword' | undefined {
  const details = error instanceof KontorError ? (error.body?.ValidationError?.[0]?.ErrorDetail ?? []) : []
  const field = details.find(({ Key }) => Key === 'field')?.Value
  return field === 'OldPassword' || field === 'NewPassword' ? field : undefined
}

import { type Message, t } from '@kontor/i18n'
import { ApiError } from '../api-error.ts'

/** The character itself, or its escape in JSON. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is the one that is looked for
const nul = /\u0000|(?<!\\)(?:\\\\)*\\u0000/

export const holdsNul = (text: string): boolean => nul.test(text)

/** No text holds U+0000, and PostgreSQL keeps none. */
export const withNul = (place: Message | string): ApiError =>
  new ApiError('BadRequest', t`${place} contains the character U+0000: remove it.`)

const maxDepth = 50

/** Whether a value nests deeper than anything that is asked for; what reads it would call itself for each level. */
export const isDeep = (value: unknown, levels = maxDepth): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeep(inner, levels - 1)))

/** Of the body, or of a field of a form. */
export const withDepth = (field?: string): ApiError =>
  new ApiError(
    'BadRequest',
    field === undefined
      ? t`The body is nested more than ${maxDepth} levels deep: use fewer levels.`
      : t`${field} is nested more than ${maxDepth} levels deep: use fewer levels.`,
  )

const half = /(?<!\\)(?:\\\\)*\\ud[89a-f]/

/** Whether a JSON body holds half of a character (a lone surrogate), which no UTF-8 can say. `text` is the body as it came. */
export const holdsHalf = (text: string, value: unknown): boolean =>
  /\\ud/i.test(text) && half.test(JSON.stringify(value))

export const withHalf = (): ApiError =>
  new ApiError(
    'BadRequest',
    t`The body contains an unpaired surrogate, which is half of a character: remove it or add the other half.`,
  )

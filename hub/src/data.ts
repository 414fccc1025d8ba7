import { MAX_PATH_CHARACTERS, MAX_TEXT_CHARACTERS } from './limits.ts'

/** Reads one field of what an app sent. */
export type Field = (name: string) => unknown

export const field =
  (data: unknown): Field =>
  (name) =>
    typeof data === 'object' && data !== null ? Object.getOwnPropertyDescriptor(data, name)?.value : undefined

export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_TEXT_CHARACTERS
export const isPath = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('/') && value.length <= MAX_PATH_CHARACTERS
export const isWords = (value: unknown): value is string => isText(value) && value.trim() !== ''

/** Each entry of a list read, or undefined where one of them is wrong or there are too many. */
export function readList<Entry>(
  value: unknown,
  maxItems: number,
  read: (of: Field) => Entry | undefined,
): Entry[] | undefined {
  if (!Array.isArray(value) || value.length > maxItems) return undefined
  const entries = Array.from(value, (entry: unknown) => read(field(entry)))
  return entries.every((entry) => entry !== undefined) ? entries : undefined
}

import { type Decimal, exact } from '@kontor/ubl'

const decimal = /^-?\d{1,18}(\.\d{1,10})?$/

/** What is a decimal of the contract; what else a document holds there is left out. */
export const numeric = (text: string | undefined): string | undefined =>
  text !== undefined && decimal.test(text) ? text : undefined

/** What a document says as a decimal; nothing where it is none. */
export const amountOf = (text: string | undefined): Decimal => exact(numeric(text) ?? '0')

/** Without what is not known. A loop, as each line of a document is several of these. */
export function present<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const found: { [K in keyof T]?: NonNullable<T[K]> } = {}
  for (const name in fields) if (fields[name] !== undefined) found[name] = fields[name] as NonNullable<T[typeof name]>
  return found
}

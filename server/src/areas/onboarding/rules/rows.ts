import type { SupplierProperty } from '@kontor/contract'
import { countryIn } from './countries.ts'

/** A line of a file, by its number there, with its cells in the order of the columns. */
export interface FileLine {
  readonly line: number
  readonly cells: readonly string[]
}

export type Values = Partial<Record<SupplierProperty, string>>

export interface Row {
  readonly line: number
  readonly values: Values
}

/** What a line says, property by property: a country by its code, an address in lower case. */
export function rowOf({ line, cells }: FileLine, columns: readonly (SupplierProperty | null)[]): Row {
  const values: Values = {}
  for (const [at, property] of columns.entries()) {
    const cell = (cells[at] ?? '').replace(/\p{Cc}+/gu, ' ').trim()
    if (property !== null && cell !== '') values[property] = property === 'Country' ? (countryIn(cell) ?? cell) : cell
  }
  return { line, values }
}

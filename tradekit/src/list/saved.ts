import { addressOf, type Filters, filtersOf } from './filters.ts'

/** A filter under a name, as the address writes it. */
export interface Saved {
  readonly name: string
  readonly at: string
}

/** What was kept, believed as far as it is of the form. */
export function readSaved(text: string | null | undefined): Saved[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found.filter(isSaved) : []
  } catch {
    return []
  }
}

const isSaved = (one: unknown): one is Saved =>
  typeof one === 'object' &&
  one !== null &&
  'name' in one &&
  typeof one.name === 'string' &&
  'at' in one &&
  typeof one.at === 'string'

/** With a filter under a name; one that was there under it makes room. What is archived is never part of it (F-109). */
export function withSaved(all: readonly Saved[], name: string, filters: Filters): Saved[] {
  const { folder, saved: _, ...rest } = filters
  const kept = { ...rest, ...(folder && folder !== 'archived' ? { folder } : {}) }
  return [...without(all, name), { name, at: addressOf(kept).toString() }]
}

export const without = (all: readonly Saved[], name: string): Saved[] => all.filter((one) => one.name !== name)

/** The filters to which a saved one leads. */
export const openSaved = ({ name, at }: Saved): Filters => ({ ...filtersOf(new URLSearchParams(at)), saved: name })

/** The id of its tab; no quick view is called so. */
export const savedTab = (name: string): string => `saved ${name}`

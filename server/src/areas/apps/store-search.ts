import type { appCategories } from '@kontor/contract'
import type { Registered } from './registered-apps.ts'
import { textIn } from './views.ts'

export interface StoreSearch {
  readonly locale: string
  readonly ordering: 'name' | 'vendor' | 'added'
  readonly descending: boolean
  readonly excludeHidden: boolean
  readonly allTags?: readonly string[]
  readonly categoryId?: (typeof appCategories)[number]
  readonly appid?: string
  readonly appName?: string
}

/** The apps of a store that somebody looks for, in their order; a name counts in any of its languages. */
export function searchStore(apps: readonly Registered[], search: StoreSearch): Registered[] {
  const { locale, ordering, descending, excludeHidden, allTags = [], categoryId, appid } = search
  const words = search.appName?.trim().toLowerCase() ?? ''
  const found = apps.filter(
    ({ id, manifest }) =>
      !(excludeHidden && manifest.hidden === true) &&
      allTags.every((tag) => manifest.tags?.includes(tag) === true) &&
      (categoryId === undefined || (manifest.category ?? 'other') === categoryId) &&
      (appid === undefined || id === appid) &&
      Object.values(manifest.names).some((name) => name.toLowerCase().includes(words)),
  )
  const { compare } = new Intl.Collator(isLocale(locale) ? locale : 'en')
  const keys: Readonly<Record<StoreSearch['ordering'], (app: Registered) => string>> = {
    name: ({ manifest }) => textIn(locale, manifest.names),
    vendor: ({ id }) => id,
    added: ({ added }) => added?.toISOString() ?? '',
  }
  const key = keys[ordering]
  const sorted = found.toSorted((a, b) => compare(key(a), key(b)) || compare(a.id, b.id))
  return descending ? sorted.toReversed() : sorted
}

/** A tag may look like one of a language and be none (`aa-0`). */
function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

import type { Density, Preferences, Theme } from '@kontor/hub'
import { createStore } from '../store.ts'
import { closestLanguage } from './languages.ts'
import type { OwnProperties } from './own-properties.ts'

const themes: readonly Theme[] = ['system', 'light', 'dark']
const densities: readonly Density[] = ['comfortable', 'standard', 'compact']

/** Texts from outside, believed as far as they are known. */
type Written = { readonly [K in keyof Preferences]?: string | null | undefined }

const among = <T extends string>(values: readonly T[], value: string | null | undefined): T | undefined =>
  values.find((known) => known === value)

/** What was written somewhere, completed from what holds otherwise. */
export const readPreferences = (written: Written, otherwise: Preferences): Preferences => ({
  language: (written.language && closestLanguage([written.language])) || otherwise.language,
  theme: among(themes, written.theme) ?? otherwise.theme,
  density: among(densities, written.density) ?? otherwise.density,
})

const names = ['language', 'theme', 'density'] as const
const keyOf = (name: keyof Preferences) => `shell.${name}`

/**
 * How a person likes to see things: kept with the person (`shell.language`, `shell.theme`, `shell.density`), and in the
 * browser, where it dresses the sign-in page.
 */
export function createPreferences(
  properties: OwnProperties,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  languages: readonly string[],
) {
  const fresh: Preferences = { language: closestLanguage(languages), theme: 'system', density: 'standard' }
  const inBrowser: Written = Object.fromEntries(names.map((name) => [name, storage.getItem(keyOf(name))]))
  const store = createStore(readPreferences(inBrowser, fresh))
  let person: string | undefined

  const adopt = (preferences: Preferences) => {
    for (const name of names) storage.setItem(keyOf(name), preferences[name])
    store.set(preferences)
  }

  return {
    store,
    /** Takes up what the person has kept; what they have not stays as it is in this browser. */
    async follow(userId: string) {
      if (person === userId) return
      person = userId
      const values = await Promise.all(names.map((name) => properties.read(userId, name)))
      if (person !== userId) return
      adopt(readPreferences(Object.fromEntries(names.map((name, index) => [name, values[index]])), store.get()))
    },
    /** Nobody is signed in: what is chosen now stays in the browser. */
    unfollow() {
      person = undefined
    },
    /** Takes effect at once; rejects where it could not be kept with the person. */
    async choose<K extends keyof Preferences>(name: K, value: Preferences[K]) {
      adopt({ ...store.get(), [name]: value })
      if (person !== undefined) await properties.keep(person, name, value)
    },
  }
}
export type PreferencesControl = ReturnType<typeof createPreferences>

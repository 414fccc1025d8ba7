import type { ActiveApp, Of, StoreApp } from '@kontor/contract'
import type { Active } from './apps.ts'
import type { Registered } from './registered-apps.ts'
import { actionsOn, isAutoActivateable } from './rules.ts'

type ActiveEntity = Of<typeof ActiveApp>
type StoreEntity = Of<typeof StoreApp>
type Names = Readonly<Record<string, string>>

/** A text in a language: as it was asked for, in its base language, in English, or in the first that there is. */
export const textIn = (locale: string, texts: Names): string =>
  texts[locale] ?? texts[locale.split('-', 1)[0]!] ?? texts['en'] ?? texts['en-US'] ?? Object.values(texts)[0] ?? ''

/** What shells, lists and the store say of an app alike. */
const sharedOf = ({ id, manifest, origin, icon }: Registered) => ({
  Id: id,
  VendorId: manifest.vendorId,
  AppId: manifest.appId,
  Version: manifest.version,
  Names: manifest.names,
  Url: manifest.mainUrl,
  Origin: origin,
  ...(icon === undefined ? {} : { Icon: icon }),
  ...(manifest.colour === undefined ? {} : { Colour: manifest.colour }),
  Capabilities: manifest.capabilities.map(({ name, value, titles, keywords }) => ({
    Name: name,
    Value: value,
    ...(titles === undefined ? {} : { Titles: titles }),
    ...(keywords === undefined ? {} : { Keywords: keywords }),
  })),
  Spawn: manifest.spawn,
})

/** An app that may be opened, with names in these languages only where some are given. */
export function activeAppOf({ app, permissions, inherited }: Active, locales?: readonly string[]): ActiveEntity {
  const shared = sharedOf(app)
  return {
    ...shared,
    ...(locales === undefined ? {} : { Names: namesIn(locales, shared.Names) }),
    Ours: app.source === 'BUILT_IN',
    Inherited: inherited,
    Permissions: [...permissions],
  }
}

const namesIn = (locales: readonly string[], names: Names): Names =>
  Object.fromEntries(locales.map((locale) => [locale, textIn(locale, names)]))

/** An app of the store, as somebody sees it who may administer the company's apps or may not. */
export function storeAppOf(
  app: Registered,
  active: Active | undefined,
  { locale, mayWrite }: { locale: string; mayWrite: boolean },
): StoreEntity {
  const { manifest, source } = app
  const { names, descriptions = {}, permissions, category, tags, hidden } = manifest
  const inherited = active?.inherited ?? false
  const about = { ours: source === 'BUILT_IN', own: source === 'COMPANY', active: active !== undefined, inherited }
  return {
    ...sharedOf(app),
    Name: textIn(locale, names),
    Description: textIn(locale, descriptions),
    ...(app.manifestUrl === undefined ? {} : { ManifestUrl: app.manifestUrl }),
    Category: category ?? 'other',
    Tags: tags ?? [],
    Hidden: hidden ?? false,
    Source: source,
    Active: about.active,
    Inherited: inherited,
    AutoActivateable: isAutoActivateable(permissions),
    Permissions: [...permissions],
    Granted: [...(active?.permissions ?? [])],
    ...(app.added === undefined ? {} : { Added: app.added.toISOString() }),
    ...(app.modified === undefined ? {} : { Modified: app.modified.toISOString() }),
    AllowedActions: mayWrite ? actionsOn(about) : [],
  }
}

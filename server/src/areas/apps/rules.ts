import type { AppManifest, Of, Permission, reviewActions, StoreApp } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

type Manifest = Of<typeof AppManifest>

/** What is wrong with a field of a manifest: which, and a sentence with the value and the fix. */
export interface ManifestFault {
  readonly field: string
  readonly message: Message
}

/** What a manifest is held against besides its schema. */
export interface Surroundings {
  readonly shellOrigin: string
  readonly appOrigin: string
  /** Whether the app's page is of the shell's site: of one registrable domain, or one host without any. */
  readonly onShellSite: boolean
  /** The vendor whose name is ours alone. */
  readonly ourVendor: string
  /** Types of documents that there are. */
  readonly documentTypes: readonly string[]
  /** The other apps of the store. */
  readonly others: readonly { readonly id: string; readonly vendorId: string; readonly origin: string }[]
}

/** What a manifest whose shape is right still gets wrong: where its app lives, whose it is, what it offers. */
export function manifestFaults(manifest: Manifest, around: Surroundings): ManifestFault[] {
  return [
    ...vendorFaults(manifest, around),
    ...placeFaults(manifest, around),
    ...iconFaults(manifest),
    ...methodFaults(manifest),
    ...manifest.capabilities.flatMap((capability, index) => capabilityFaults(capability, index, around)),
  ]
}

const sameWord = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Ours is ours; and an app's name is one, however it is written. */
function vendorFaults({ vendorId, appId }: Manifest, { ourVendor, others }: Surroundings): ManifestFault[] {
  const id = `${vendorId}.${appId}`
  const twin = others.find((other) => other.id !== id && sameWord(other.id, id))
  return [
    ...(sameWord(vendorId, ourVendor)
      ? [{ field: 'vendorId', message: t`vendorId is "${vendorId}", which is reserved for Kontor: use your own.` }]
      : []),
    ...(twin === undefined
      ? []
      : [
          {
            field: 'appId',
            message: t`${id} differs from ${twin.id} in the store only in spelling: write it as ${twin.id}.`,
          },
        ]),
  ]
}

/**
 * An app lives on an origin of its own, and on another site than the shell: there it could set the shell's cookies, on the
 * shell's host its server would be sent them, and a busy page of the same site stalls the shell (decision 0008). Not on
 * the app host either, nor where another vendor's app could read what it keeps.
 */
function placeFaults({ mainUrl, vendorId }: Manifest, around: Surroundings): ManifestFault[] {
  const fault = (says: Message) => [{ field: 'mainUrl', message: t`mainUrl is "${mainUrl}": ${says}` }]
  if (!URL.canParse(mainUrl)) return fault(t`use a web address such as https://notes.acme.example/app/.`)
  const url = new URL(mainUrl)
  const shell = new URL(around.shellOrigin)
  const neighbour = around.others.find((other) => other.origin === url.origin && !sameWord(other.vendorId, vendorId))
  // A page's policy knows no other hosts, and some of what a URL takes for one would end its list of frames.
  if (!/^[a-z0-9.-]+$/.test(url.hostname)) return fault(t`use a host name of letters, digits and hyphens.`)
  if (url.hash !== '') return fault(t`leave out everything after #: the shell uses it for the path in the app.`)
  if (around.onShellSite) return fault(t`this is the site of the shell (${shell.hostname}): use a domain of your own.`)
  if (url.origin === around.appOrigin)
    return fault(t`this address is reserved for Kontor’s own apps: use an address of your own.`)
  if (neighbour !== undefined)
    return fault(t`${neighbour.id} of another vendor uses this address: use an address of your own.`)
  if (shell.protocol === 'https:' && url.protocol !== 'https:')
    return fault(t`an https page cannot show an http app: use an address that begins with https.`)
  return []
}

/** Pictures are fetched from the app's own origin only, so that a manifest cannot make us call other people's servers. */
function iconFaults({ icon, mainUrl }: Manifest): ManifestFault[] {
  if (icon === undefined || !URL.canParse(mainUrl)) return []
  const { origin } = new URL(mainUrl)
  if (URL.canParse(icon) && new URL(icon).origin === origin) return []
  return [{ field: 'icon', message: t`icon is "${icon}": use an address that begins with ${origin}/, like mainUrl.` }]
}

/** A method is called where the app lives and nowhere else, for the same reason. */
function methodFaults({ methods = [], mainUrl }: Manifest): ManifestFault[] {
  if (!URL.canParse(mainUrl)) return []
  const { origin } = new URL(mainUrl)
  return methods.flatMap(({ name, url }, index) => {
    const at = `methods.${index}`
    if (methods.findIndex((other) => other.name === name) !== index)
      return [{ field: `${at}.name`, message: t`${at}.name is "${name}", which an earlier method has: use another.` }]
    if (URL.canParse(url) && new URL(url).origin === origin) return []
    return [
      {
        field: `${at}.url`,
        message: t`${at}.url is "${url}": use an address that begins with ${origin}/, like mainUrl.`,
      },
    ]
  })
}

function capabilityFaults(
  { name, value, titles }: Manifest['capabilities'][number],
  index: number,
  { documentTypes }: Surroundings,
): ManifestFault[] {
  const at = `capabilities.${index}`
  const fault = (field: string, says: Message) => [{ field: `${at}.${field}`, message: says }]
  const wrong = (fix: Message | string) => fault('value', t`${at}.value is "${value}" for ${name}: use ${fix}.`)
  switch (name) {
    case 'count':
      return fault(
        'name',
        t`${at}.name is "count", which is reserved for Kontor’s own apps: send kontor.count to the shell instead.`,
      )
    case 'command':
      if (!value.startsWith('/')) return wrong(t`a path in the app, such as /new`)
      if (titles === undefined)
        return fault('titles', t`${at}.titles is missing: add the title that search shows for ${value}.`)
      return []
    case 'document':
      return value === '*' || documentTypes.includes(value) ? [] : wrong(t`* or one of ${documentTypes.join(', ')}`)
    case 'pinned':
      return value === 'true' ? [] : wrong('true')
  }
}

/** What of a grant an app may use: nothing that its manifest does not ask for now. */
export const inEffect = (asked: readonly Permission[], granted: readonly Permission[]): Permission[] =>
  asked.filter((permission) => granted.includes(permission))

/** Why an app cannot be activated or deactivated by the company itself; undefined where it can. */
export function standing(app: { id: string; ours: boolean; active: boolean; inherited: boolean }): Message | undefined {
  if (app.ours) return t`${app.id} is part of Kontor and always active: it cannot be activated or deactivated.`
  if (app.inherited) return t`The head office activated ${app.id} for its branches: ask an administrator there.`
  if (!app.active) return t`${app.id} is not active: there is nothing to deactivate.`
  return undefined
}

/** An app that asks for nothing needs nobody's consent. */
export const isAutoActivateable = (asked: readonly Permission[]): boolean => asked.length === 0

export type AppAction = Of<typeof StoreApp>['AllowedActions'][number]

/** What an administrator of the company may do with an app of the store. */
export function actionsOn(app: { ours: boolean; own: boolean; active: boolean; inherited: boolean }): AppAction[] {
  if (app.ours) return []
  const activation: AppAction[] = app.active && !app.inherited ? ['DEACTIVATE', 'GRANT'] : ['ACTIVATE']
  return app.own ? [...activation, 'UPDATE', 'REMOVE'] : activation
}

/** Why a company may not say what it thinks of an app; undefined where it may. */
export const whyNotReview = (id: string, active: boolean): Message | undefined =>
  active ? undefined : t`${id} is not active here: a company reviews the apps that it uses.`

/** What somebody may do with what the company says of an app. It can be taken back after the app is gone from use. */
export function reviewActionsOn({
  active,
  mayWrite,
  reviewed,
}: {
  readonly active: boolean
  readonly mayWrite: boolean
  readonly reviewed: boolean
}): readonly (typeof reviewActions)[number][] {
  if (!mayWrite) return []
  if (!reviewed) return active ? ['WRITE'] : []
  return active ? ['EDIT', 'REMOVE'] : ['REMOVE']
}

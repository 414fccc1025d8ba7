import { appCapabilities, appCategories, appSources } from '../enumerations/index.ts'
import { askablePermissions } from '../permissions.ts'
import {
  entity,
  instant,
  language,
  list,
  mapOf,
  maybe,
  oneOf,
  record,
  type Shape,
  shape,
  text,
  yes,
} from '../words/index.ts'

const part = (pattern: string, example: string): Shape<string> =>
  shape({ type: 'string', pattern, examples: [example] })

/** The two halves of an app's identifier, a dotted pair (F-164): `Acme.Notes`. */
export const vendorId = (): Shape<string> => part('^[A-Za-z][A-Za-z0-9-]{0,39}$', 'Acme')
export const appId = (): Shape<string> => part('^[A-Za-z][A-Za-z0-9]{0,39}$', 'Notes')
export const dottedAppId = (): Shape<string> =>
  part('^[A-Za-z][A-Za-z0-9-]{0,39}\\.[A-Za-z][A-Za-z0-9]{0,39}$', 'Acme.Notes')

/** A web address; only http and https are addresses of apps. */
const address = (): Shape<string> =>
  shape({
    type: 'string',
    maxLength: 1000,
    pattern: '^https?://[^\\s/?#@]+([/?#]\\S*)?$',
    examples: ['https://notes.acme.example/app/'],
  })

/** A text in several languages, by BCP 47 tag: `{ en: 'Notes', de: 'Notizen' }`. */
const inLanguages = (max: number): Shape<Record<string, string>> =>
  mapOf(text({ min: 1, max }), { keys: language(), min: 1, max: 50 })

/** The same shape with a word for its reader. */
const about = <T>(says: string, inner: Shape<T>): Shape<T> => shape({ ...inner.schema, description: says })

/** What an author writes about an app, in a JSON file of its own (docs/apps.md). */
export const AppManifest = entity('AppManifest', {
  $schema: maybe(about('The address of this schema, for editors.', text({ max: 300 }))),
  vendorId: about('Who makes the app. Kontor is taken.', vendorId()),
  appId: about('The app among those of its vendor; Vendor.App is its name everywhere.', appId()),
  version: about('A new one is shown to administrators.', part('^[0-9A-Za-z][0-9A-Za-z.+-]{0,39}$', '1.4.0')),
  names: about('What people call it, by language.', inLanguages(60)),
  descriptions: maybe(about('What the store says of it, by language.', inLanguages(1000))),
  icon: maybe(about('A square picture on the origin of mainUrl: PNG, WebP or SVG of at most 64 KB.', address())),
  colour: maybe(about('Its mark in the shell where it has no icon.', part('^#[0-9a-fA-F]{6}$', '#2f6f4e'))),
  mainUrl: about('The page that the shell puts into a frame. Its origin is the app’s own.', address()),
  permissions: about(
    'The rights of the API that it asks for. What the company does not grant, or the person does not have, it does not get.',
    list(oneOf(askablePermissions), { max: 200 }),
  ),
  capabilities: about(
    'What it offers: command (value: a path in the app; titles: what the search shows, keywords: what else finds it), document (a type, or *: the app shows documents at /view/{documentId}), pinned (true: in the rail from the start; a permission: of those who have it).',
    list(
      record({
        name: oneOf(appCapabilities),
        value: text({ min: 1, max: 300 }),
        titles: maybe(inLanguages(80)),
        keywords: maybe(inLanguages(300)),
      }),
      {
        max: 50,
      },
    ),
  ),
  methods: maybe(
    about(
      'What can be called on the app’s own server: a name, and an address on the origin of mainUrl (docs/apps.md, Methods).',
      list(record({ name: part('^[A-Za-z][A-Za-z0-9_-]{0,99}$', 'translate'), url: address() }), { max: 50 }),
    ),
  ),
  spawn: about('Whether other apps can start it with data.', yes()),
  category: maybe(about('Its shelf in the store; other by default.', oneOf(appCategories))),
  tags: maybe(about('Words by which the store finds it.', list(text({ min: 1, max: 40 }), { max: 20 }))),
  hidden: maybe(about('Left out where somebody looks for apps without hidden ones.', yes())),
})

const Capabilities = list(
  record({
    Name: text({ max: 40 }),
    Value: text({ max: 300 }),
    Titles: maybe(mapOf(text({ max: 80 }))),
    Keywords: maybe(mapOf(text({ max: 300 }))),
  }),
)
const Permissions = list(text({ max: 60 }))

/** An app that the company may open: in the session of the shell, and in the lists of active apps. */
export const ActiveApp = entity('ActiveApp', {
  Id: text({ max: 100, says: 'Vendor and app as a dotted pair.' }),
  VendorId: text({ max: 40 }),
  AppId: text({ max: 40 }),
  Version: text({ max: 40 }),
  Names: mapOf(text({ max: 60 })),
  Url: text({ max: 1000, says: 'The main page; the shell adds what the app must know, and its path in the hash.' }),
  Origin: text({
    max: 300,
    says: 'Where its page and its messages come from. A shell page whose kontor-frame-origins lacks it cannot show it.',
  }),
  Icon: maybe(text({ max: 1000 })),
  Colour: maybe(text({ max: 7 })),
  Ours: yes(),
  Inherited: yes(),
  Permissions,
  Capabilities,
  Spawn: yes(),
})

/** An app as the store shows it to a company. */
export const StoreApp = entity('StoreApp', {
  Id: text({ max: 100 }),
  VendorId: text({ max: 40 }),
  AppId: text({ max: 40 }),
  Version: text({ max: 40 }),
  Name: text({ max: 60, says: 'In the locale that was asked for, else in English, else in the first there is.' }),
  Description: text({ max: 1000 }),
  Names: mapOf(text({ max: 60 })),
  Url: text({ max: 1000 }),
  Origin: text({ max: 300 }),
  ManifestUrl: maybe(text({ max: 1000, says: 'Where the manifest came from; absent for our own apps.' })),
  Icon: maybe(text({ max: 1000 })),
  Colour: maybe(text({ max: 7 })),
  Category: oneOf(appCategories),
  Tags: list(text({ max: 40 })),
  Hidden: yes(),
  Source: oneOf(appSources),
  Active: yes(),
  Inherited: yes(),
  AutoActivateable: yes(),
  Permissions,
  Granted: Permissions,
  Capabilities,
  Spawn: yes(),
  Added: maybe(instant()),
  Modified: maybe(instant()),
  AllowedActions: list(oneOf(['ACTIVATE', 'DEACTIVATE', 'GRANT', 'UPDATE', 'REMOVE'])),
})

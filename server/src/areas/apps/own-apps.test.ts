import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppManifest, type Area, areas, askablePermissions } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { faultsIn } from '../../platform/http/index.ts'
import { createTranslations } from '../../platform/translations.ts'
import { categoryNames } from './categories.ts'
import { createOwnApps, ourVendor, pictureName, sourceFolder } from './own-apps.ts'

const ownApps = createOwnApps(sourceFolder)()
const languages = ['en', 'de', 'fr', 'es', 'da', 'ar']

describe.each(ownApps.map((own) => [own.manifest.appId, own] as const))(
  'the manifest of our own app %s',
  (_name, own) => {
    const { folder, manifest: app } = own
    test('is one, but for rights that no other app can ask for', () => {
      const { order, permissions, ...manifest } = app
      const askable = permissions.filter((name) => (askablePermissions as readonly string[]).includes(name))
      const whole = { ...manifest, mainUrl: `https://apps.example/apps/${folder}/`, permissions: askable }
      expect(faultsIn(AppManifest.schema, 'manifest')(whole)).toEqual([])
      expect(permissions).not.toContain('session.manage')
      expect(manifest.vendorId).toBe(ourVendor)
      expect(order).toBeGreaterThan(0)
    })

    test('speaks every language', () => {
      for (const texts of [app.names, app.descriptions, ...app.capabilities.map(({ titles }) => titles)])
        if (texts !== undefined) expect(Object.keys(texts)).toEqual(languages)
      expect(app.descriptions).toBeDefined()
    })

    test('has a picture, on the colour of its manifest', () => {
      const picture = readFileSync(join(sourceFolder, folder, pictureName), 'utf8')
      expect(picture).toContain(`<rect x="-6" y="-6" width="36" height="36" fill="${app.colour}"/>`)
    })

    test('asks for the right of every call that its screens make', () => {
      const files = globSync(`${sourceFolder}/${folder}/src/**/*.{ts,tsx}`).filter((file) => !/\.test\./.test(file))
      const missing = files
        .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bapi\.(\w+)\.(\w+)/g)])
        .flatMap(([line, area = '', name = '']) => {
          const call = (areas as Readonly<Record<string, Area>>)[area]?.[name]
          const may = call?.options.may ?? 'anyone'
          return may === 'anyone' || may === 'member' || app.permissions.includes(may) ? [] : [`${line}: ${may}`]
        })
      expect(missing).toEqual([])
    })
  },
)

test('every app is there, once and in its place', () => {
  const pages = readdirSync(sourceFolder).filter((folder) => existsSync(join(sourceFolder, folder, 'index.html')))
  expect(ownApps.map(({ folder }) => folder).toSorted()).toEqual(pages)
  for (const key of ['appId', 'order'] as const)
    expect(new Set(ownApps.map(({ manifest }) => manifest[key])).size).toBe(ownApps.length)
  const inOrder = [
    'Home',
    'Inbox',
    'Documents',
    'Capture',
    'Buy',
    'Match',
    'Cash',
    'Network',
    'Onboard',
    'Forms',
    'Flow',
    'Admin',
  ]
  expect(ownApps.map(({ manifest }) => manifest.appId)).toEqual(inOrder)
})

test('the shelves of the store have a name in every language', async () => {
  const shelves = await categoryNames(createTranslations())
  for (const [, names] of shelves) expect(Object.keys(names)).toEqual(languages)
  expect(Object.fromEntries(shelves).approval).toMatchObject({ en: 'Approval', de: 'Freigabe', ar: 'الموافقات' })
})

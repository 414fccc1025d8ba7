import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppManifest, type Area, areas, askablePermissions } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { faultsIn } from '../../platform/http/index.ts'
import { builtIns, pictureName } from './built-in.ts'
import { categoryNames } from './categories.ts'

const root = join(import.meta.dirname, '../../../..')
const languages = ['en', 'de', 'fr', 'es', 'da', 'ar']

describe.each(builtIns.map((app) => [app.appId, app] as const))('the manifest of our own app %s', (_name, app) => {
  test('is one, but for rights that no other app can ask for', () => {
    const { folder, permissions, ...manifest } = app
    const askable = permissions.filter((name) => (askablePermissions as readonly string[]).includes(name))
    const whole = { ...manifest, mainUrl: `https://apps.example/apps/${folder}/`, permissions: askable }
    expect(faultsIn(AppManifest.schema, 'manifest')(whole)).toEqual([])
    expect(permissions).not.toContain('session.manage')
  })

  test('speaks every language', () => {
    for (const texts of [app.names, app.descriptions, ...app.capabilities.map(({ titles }) => titles)])
      if (texts !== undefined) expect(Object.keys(texts)).toEqual(languages)
    expect(app.descriptions).toBeDefined()
  })

  test('has a picture, on the colour of its manifest', () => {
    const picture = readFileSync(join(root, 'apps/public', app.folder, pictureName), 'utf8')
    expect(picture).toContain(`<rect x="-6" y="-6" width="36" height="36" fill="${app.colour}"/>`)
  })

  test('asks for the right of every call that its screens make', () => {
    const folder = join(root, 'apps', app.folder, 'src')
    const files = existsSync(folder) ? globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !/\.test\./.test(file)) : []
    const missing = files
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bapi\.(\w+)\.(\w+)/g)])
      .flatMap(([line, area = '', name = '']) => {
        const call = (areas as Readonly<Record<string, Area>>)[area]?.[name]
        const may = call?.options.may ?? 'anyone'
        return may === 'anyone' || may === 'member' || app.permissions.includes(may) ? [] : [`${line}: ${may}`]
      })
    expect(missing).toEqual([])
  })
})

test('the shelves of the store have a name in every language', () => {
  for (const [, names] of categoryNames) expect(Object.keys(names)).toEqual(languages)
})

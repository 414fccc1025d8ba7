import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inWords, type RoomPackage } from './breach.ts'
import { check } from './check.ts'
import { importsOf } from './imports.ts'
import { mayImport } from './table.ts'
import { readingLanguages } from './texts.ts'

const room = (folder: string, dependencies: string[] = [], exports = ['.']): RoomPackage => ({
  folder,
  name: `@kontor/${folder.replace('apps/', 'app-')}`,
  exports,
  dependencies: dependencies.map((name) => `@kontor/${name}`),
})
const packages = [
  room('contract', [], ['.', './openapi']),
  room('hub', [], ['.', './shell', './app']),
  room('kit'),
  room('ubl'),
  room('client', ['contract']),
  room('sdk', ['client', 'hub']),
  room('server', ['contract', 'ubl'], ['.', './areas/*']),
  room('shell', ['client', 'kit']),
  room('e2e'),
  room('apps/documents', ['sdk', 'kit', 'ubl']),
  room('apps/inbox', ['sdk']),
]

const breaches = (path: string, text: string) => check([{ path, text }], packages).map(({ what }) => what)
const clean: string[] = []

test('the table is that of docs/architecture.md', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../docs/architecture.md'), 'utf8')
  const rows = [...page.matchAll(/^\| `(\w+)\/(?:<app>\/)?` \|[^|]*\| ([^|]*) \|$/gm)]
  const table = rows.map(([, name, words = '']) => [
    name,
    words
      .split(';')[0]
      ?.split(', ')
      .filter((w) => w in mayImport),
  ])
  expect(Object.fromEntries(table)).toEqual(mayImport)
})

describe('between rooms', () => {
  test('what the table allows is silent', () => {
    expect(breaches('client/src/a.ts', `import { call } from '@kontor/contract'`)).toEqual(clean)
    expect(breaches('apps/documents/src/a.ts', `import { Button } from '@kontor/kit'`)).toEqual(clean)
    expect(breaches('e2e/a.browser.test.ts', `import { launchOptions } from '../scripts/chromium.ts'`)).toEqual(clean)
    expect(breaches('bench/src/a.ts', `import { bundle } from '../../scripts/bundle.ts'`)).toEqual(clean)
  })

  test('a room outside of the row is refused, as a type too', () => {
    expect(breaches('kit/src/a.ts', `import type { Call } from '@kontor/contract'`)).toContain('kit imports contract.')
    expect(breaches('shell/src/a.ts', `export * from '@kontor/ubl'`)).toContain('shell imports ubl.')
    expect(breaches('sdk/src/a.ts', `const kit = await import('@kontor/kit')`)).toContain('sdk imports kit.')
  })

  test('an app never imports another', () => {
    const [breach] = check([{ path: 'apps/inbox/src/a.ts', text: `import '@kontor/app-documents'` }], packages)
    expect(breach?.what).toBe('apps/inbox imports apps/documents.')
    expect(breach?.why).toContain('an app never knows another')
    expect(breaches('apps/inbox/src/a.ts', `import { x } from '../../documents/src/x.ts'`)).toHaveLength(1)
  })

  test('only the doors of a room are open', () => {
    expect(breaches('client/src/a.ts', `import { x } from '@kontor/contract/src/words.ts'`)).toEqual([
      `'@kontor/contract/src/words.ts' is not a door of contract.`,
    ])
    expect(breaches('client/src/a.ts', `import { x } from '@kontor/contract/openapi'`)).toEqual(clean)
  })

  test('a relative path does not lead out of a room', () => {
    expect(breaches('client/src/a.ts', `import { x } from '../../contract/src/index.ts'`)).toEqual([
      `client reaches into contract by the path '../../contract/src/index.ts'.`,
    ])
  })

  test('a room names in its package.json what it imports, and no more than the table allows', () => {
    expect(breaches('sdk/src/a.ts', `import { x } from '@kontor/i18n'`)).toEqual([
      `'@kontor/i18n' is no room of this project.`,
    ])
    expect(breaches('shell/src/a.ts', `import { x } from '@kontor/hub/shell'`)).toEqual([
      'shell imports hub without naming it in its package.json.',
    ])
    expect(check([], [...packages, room('i18n', ['kit'])]).map(inWords)).toEqual([
      expect.stringContaining('i18n/package.json:1\n  i18n imports kit.'),
    ])
  })
})

describe('inside the server', () => {
  const documents = 'server/src/areas/documents'

  test('an area stands on the platform and enters another by its index', () => {
    expect(breaches(`${documents}/handlers.ts`, `import { act } from '../../platform/index.ts'`)).toEqual(clean)
    expect(breaches(`${documents}/handlers.ts`, `import { company } from '../companies/index.ts'`)).toEqual(clean)
  })

  test("another area's store or handlers are closed, from a folder below too", () => {
    expect(breaches(`${documents}/handlers.ts`, `import { find } from '../companies/store.ts'`)).toEqual([
      `The area documents imports 'store.ts' of the area companies.`,
    ])
    expect(breaches(`${documents}/store/list.ts`, `import type { A } from '../../users/handlers.ts'`)).toHaveLength(1)
  })

  test('rules may stand on the rules of another area, and on nothing else of it', () => {
    expect(breaches(`${documents}/rules/a.ts`, `import { b } from '../../entries/rules/index.ts'`)).toEqual(clean)
    expect(breaches(`${documents}/rules.ts`, `import { b } from '../tags/rules.ts'`)).toEqual(clean)
    expect(breaches(`${documents}/rules/a.ts`, `import { b } from '../../entries/rules/states.ts'`)).toHaveLength(1)
    expect(breaches(`${documents}/rules/a.ts`, `import { b } from '../../entries/index.ts'`)).toHaveLength(1)
    expect(breaches(`${documents}/handlers.ts`, `import { b } from '../entries/rules/index.ts'`)).toHaveLength(1)
  })

  test('an area does not reach for what puts the server together', () => {
    expect(breaches(`${documents}/handlers.ts`, `import { server } from '../../server.ts'`)).toHaveLength(1)
  })

  test('the platform imports no area', () => {
    expect(breaches('server/src/platform/live.ts', `import { x } from '../areas/users/index.ts'`)).toHaveLength(1)
  })

  test('the platform knows nothing of trade documents', () => {
    expect(breaches('server/src/platform/live.ts', `import type { x } from '@kontor/ubl'`)).toHaveLength(1)
    expect(breaches(`${documents}/handlers.ts`, `import { x } from '@kontor/ubl'`)).toEqual(clean)
  })

  test('rules know types of the contract and ubl, nothing else', () => {
    const rules = `${documents}/rules.ts`
    expect(
      breaches(rules, `import type { Document } from '@kontor/contract'\nimport { total } from '@kontor/ubl'`),
    ).toEqual(clean)
    expect(breaches(rules, `import { documentStates } from '@kontor/contract'`)).toEqual([
      `The rules of documents import more than types of '@kontor/contract'.`,
    ])
    expect(breaches(rules, `import type { Clock } from '../../platform/index.ts'`)).toHaveLength(1)
    expect(breaches(rules, `import { readFileSync } from 'node:fs'`)).toHaveLength(1)
    expect(breaches(rules, `import type { Row } from './store.ts'`)).toHaveLength(1)
  })

  test('a cache belongs to a platform, not to a module', () => {
    const cache = (text: string) => breaches('server/src/platform/words.ts', text)
    expect(cache('const loaded = new Map<string, Promise<Map<string, number>>>()')).toEqual([
      'loaded is filled while the server runs, and belongs to the module.',
    ])
    expect(cache('const caches = perPlatform(() => new Map<string, Buffer>())')).toEqual(clean)
    expect(cache('const read = new WeakMap<Uint8Array, string>()')).toEqual(clean)
    expect(cache(`const codes = new Map([['a', 1]])`)).toEqual(clean)
    expect(cache('function make() {\n  const own = new Map<string, string>()\n}')).toEqual(clean)
  })

  test('codes and secrets come from no generator that can be foreseen', () => {
    const code = 'const code = Math.floor(Math.random() * 1_000_000)'
    expect(breaches(`${documents}/codes.ts`, code)).toEqual(['Math.random() makes what others can foresee.'])
    expect(breaches(`${documents}/codes.ts`, `import { randomInt } from 'node:crypto'`)).toEqual(clean)
    expect(breaches(`${documents}/codes.test.ts`, code)).toEqual(clean)
  })

  test('SQL stands in stores and the platform only', () => {
    const query = `import { sql } from 'kysely'\nexport const all = (tx) => tx.selectFrom('document')`
    expect(breaches(`${documents}/store.ts`, query)).toEqual(clean)
    expect(breaches(`${documents}/store/list.ts`, query)).toEqual(clean)
    expect(breaches('server/src/platform/log/store.ts', query)).toEqual(clean)
    expect(breaches(`${documents}/handlers.ts`, query)).toEqual([
      `'kysely' is imported outside of a store.`,
      'A query is written outside of a store (.selectFrom().',
    ])
    expect(breaches(`${documents}/history.ts`, 'const all = (tx) => sql`select 1`.execute(tx)')).toHaveLength(1)
  })
})

describe('what an area offers', () => {
  const teams = 'server/src/areas/teams'
  const ofStore = (name: string, file = 'index.ts') => `${file} of the area teams exports ${name} of its store.`

  test('an index hands on nothing of a store, straight or round about, and its types stand in records', () => {
    const index = `${teams}/index.ts`
    expect(breaches(index, `export { find as teamOf, type Row } from './store.ts'`)).toEqual([
      ofStore('find as teamOf'),
      ofStore('Row'),
    ])
    expect(breaches(index, `export * from './store/teams.ts'`)).toEqual([ofStore('everything')])
    expect(breaches(index, `import { find } from './store.ts'\n\nexport { find }`)).toEqual([ofStore('find')])
    expect(breaches(`${teams}/teams.ts`, `export { find } from './store.ts'`)).toEqual([ofStore('find', 'teams.ts')])
    expect(breaches(index, `export type { Row } from './store.ts'`)).toEqual([ofStore('Row')])
    expect(breaches(index, `export type { Row } from './records.ts'\nexport { teamOf } from './teams.ts'`)).toEqual(
      clean,
    )
    expect(breaches(index, `import { find } from './store.ts'\nexport const area = { find }`)).toEqual(clean)
    expect(breaches(`${teams}/store/teams.ts`, `export { folded } from './tables.ts'`)).toEqual(clean)
  })

  test('a file that is no store hands on no part of a query, though it does not say so', () => {
    const text = `import * as store from './store.ts'\n\nexport const openTo = (id: string) => store.openTo(id)`
    const worked = 'export declare const openTo: (id: string) => import("kysely").RawBuilder<boolean>;'
    const found = (path: string, declarations: string) =>
      check([{ path, text }], packages, () => declarations).map(({ what, line }) => [what, line])
    expect(found(`${teams}/teams.ts`, worked)).toEqual([
      ['teams.ts of the area teams exports openTo, which is a query or a part of one.', 3],
    ])
    expect(found(`${teams}/store/teams.ts`, worked)).toEqual([])
    expect(found(`${teams}/teams.ts`, 'export declare const openTo: (id: string) => Promise<boolean>;')).toEqual([])
  })

  test('a command is named by what it does to what', () => {
    expect(breaches('server/src/areas/teams/commands/follow.ts', '')).toEqual(['The command “follow” is one word.'])
    expect(breaches('server/src/areas/teams/commands/save-team.ts', '')).toEqual(clean)
    expect(breaches('server/src/areas/teams/commands/teams.server.test.ts', '')).toEqual(clean)
    expect(breaches('server/src/areas/teams/store.ts', '')).toEqual(clean)
  })

  test('an area has 3,000 lines at most, tests and translations aside', () => {
    const lines = (count: number) => 'a\n'.repeat(count)
    const sized = (...files: [string, number][]) =>
      check(
        files.map(([name, count]) => ({ path: `${teams}/${name}`, text: lines(count) })),
        packages,
      ).map(({ what }) => what)
    const aside: [string, number][] = [
      ['teams.server.test.ts', 3000],
      ['testing-teams.ts', 3000],
    ]
    expect(sized(['handlers.ts', 2000], ['store.ts', 1000], ...aside)).toEqual(clean)
    expect(sized(['handlers.ts', 2000], ['store.ts', 1001])).toEqual([
      'The area teams has 3001 lines; an area has 3000 at most (tests and translations aside).',
    ])
  })
})

describe('reading imports', () => {
  test('finds every form, with its line, and tells types from values', () => {
    const text = [
      `import 'a'`,
      `import b, {`,
      `  type B,`,
      `} from 'b'`,
      `import type { C } from 'c'`,
      `import { type D, type E } from 'd'`,
      `export { f } from 'f'`,
      `export * as g from 'g'`,
      `const glob = './areas/*'`,
      `const h = () => import('h') // */`,
    ].join('\n')
    expect(importsOf(text).map(({ from, line, typeOnly }) => [from, line, typeOnly])).toEqual([
      ['a', 1, false],
      ['b', 4, false],
      ['c', 5, true],
      ['d', 6, true],
      ['f', 7, false],
      ['g', 8, false],
      ['h', 10, false],
    ])
  })

  test('is not misled by comments and strings', () => {
    const text = `// import 'a'\n/* import 'b'\n import 'c' */\nexport const from = 'd'\nconst e = "x from 'e'"\nexport default 'f'\nconst g = \`\nimport 'g'\``
    expect(importsOf(text)).toEqual([])
  })
})

describe('texts in several languages', () => {
  const byLanguage = `const texts = {\n  en: 'Open document',\n  ar: 'فتح المستند',\n}`

  test('stand in catalogues, not in code', () => {
    const [breach] = check([{ path: 'server/src/areas/approvals/notify.ts', text: byLanguage }], packages)
    expect(breach).toMatchObject({ line: 3, what: 'A text is written in several languages in the code.' })
    expect(breaches('apps/inbox/src/words.test.ts', byLanguage)).toEqual(clean)
    expect(breaches('kit/src/fields/date.ts', 'const digits = /[٠-٩]/')).toEqual(clean)
  })

  test.each(readingLanguages)('but for %s, which reads what people write', (path) => {
    const text = readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8')
    expect(breaches(path, text)).not.toContain('A text is written in several languages in the code.')
    expect(breaches(path.replace(/\.tsx?$/, '-new.ts'), text)).toContain(
      'A text is written in several languages in the code.',
    )
  })
})

test('a breach says where, what, why, and what to do instead', () => {
  const [breach] = check([{ path: 'kit/src/a.ts', text: `\nimport { x } from '@kontor/contract'` }], packages)
  expect(breach && inWords(breach)).toBe(
    [
      'kit/src/a.ts:2',
      '  kit imports contract.',
      '  Why: contract is not in the row of kit in the table "who may import whom" (docs/architecture.md).',
      '  Instead: kit imports no other room: what it needs is passed in by its caller.',
    ].join('\n'),
  )
})

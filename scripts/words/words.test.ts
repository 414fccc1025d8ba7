import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSources } from '../boundaries/files.ts'
import { givenNames, namedByRows, names } from './names.ts'
import { phrases } from './phrases.ts'

const root = resolve(import.meta.dirname, '../..')

describe('names in code', () => {
  const namesIn = (text: string) => givenNames({ path: 'a.ts', text }).map(({ line, name }) => `${line} ${name}`)

  test('are seen where they are given, in code alone', () => {
    expect(namesIn('// the most\nconst most = 100\nsay("at most, told")')).toEqual(['2 most'])
    expect(namesIn('const f = ({ told, of }: { told: string }) => told')).toEqual(['1 told', '1 told'])
    expect(namesIn('interface Query {\n  readonly most?: number\n}')).toEqual(['2 most'])
    expect(namesIn('const [least, most] = ends\nmap((odd) => odd)\nmap(lane => lane)')).toEqual([
      '1 most',
      '2 odd',
      '3 lane',
    ])
    expect(namesIn('query.most\nconst maxMost = a.told ? 1 : 2')).toEqual([])
  })

  test('are those of our field; columns and stored keys keep theirs', () => {
    const found = Object.groupBy(readSources(root).flatMap(givenNames), ({ path, name }) =>
      namedByRows.get(path) === name ? 'byRows' : 'ours',
    )
    expect(
      (found.ours ?? []).map(({ path, line, name }) => `${path}:${line} ${name}: name it ${names.get(name)}`),
    ).toEqual([])
    expect([...new Set((found.byRows ?? []).map(({ path }) => path))].toSorted()).toEqual(
      [...namedByRows.keys()].toSorted(),
    )
  })
})

describe('phrases on screens and in answers', () => {
  const any = new RegExp(phrases.map(({ pattern }) => pattern.source).join('|'), 'i')
  const found = (text: string) =>
    any.test(text) ? phrases.filter(({ pattern }) => pattern.test(text)).map(({ instead }) => instead) : []

  test.each([
    ['Take back…', 'Take off hold'],
    ['Hand over… assignments of {name}', 'On the other hand, {name}'],
    ['The invoice in it can be paid anew.', 'The invoice in it can be paid again.'],
    ['{count, number} chosen', 'Choose the supplier.'],
    ['RespondBy is {0}, which is over: choose today or a later day.', 'RespondBy is {0}, which is in the past.'],
    ['Enter a cost centre.', 'add a CSV or a UBL Catalogue.'],
    ['The supplier is not told.', 'They tell you what to correct'],
  ])('“%s” is one, “%s” is none', (bad, good) => {
    expect(found(bad)).not.toEqual([])
    expect(found(good)).toEqual([])
  })

  test('stand in no English message', () => {
    const catalogues = globSync('{apps,i18n,sdk,server,shell,tradekit,ubl}/**/messages/**/en-US.json', {
      cwd: root,
      exclude: (path) => path.includes('node_modules') || path.includes('dist'),
    })
    expect(catalogues.length).toBeGreaterThan(100)
    const messages = catalogues.flatMap((path) =>
      Object.entries(JSON.parse(readFileSync(resolve(root, path), 'utf8')) as Record<string, string>).map(
        ([id, message]) => ({ path, id, message }),
      ),
    )
    // The findings quote rules as their authors worded them.
    const ours = messages.filter(({ path }) => !path.endsWith('findings/en-US.json'))
    const wrong = ours.flatMap(({ path, message }) =>
      found(message).map((instead) => `${path}: “${message}”: ${instead}`),
    )
    expect(wrong).toEqual([])
  })
})

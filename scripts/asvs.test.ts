import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8')

const states = ['met', 'partly', 'not met', 'does not apply'] as const
const chapters = page
  .split(/^## (?=V\d)/m)
  .slice(1)
  .map((text) => ({ title: text.slice(0, text.indexOf('\n')), lines: linesOf(text) }))
const lines = chapters.flatMap((chapter) => chapter.lines)

interface Line {
  readonly id: string
  readonly level: string
  readonly state: string
  readonly how: string
}

function linesOf(text: string): readonly Line[] {
  return [...text.matchAll(/^\| v5\.0\.0-(\S+) \| (.+)$/gm)].map(([, id = '', rest = '']) => {
    const [level = '', , state = '', how = ''] = rest.split(' | ')
    return { id, level, state: state.replaceAll('**', ''), how: how.replace(/ \|$/, '') }
  })
}

/** The files in a text, each with the part of a test's name that stands behind it. */
const namedIn = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.(?:ts|md|json))(?: › ([^`]+))?`/g)].map(([, file = '', name]) => ({ file, name }))

const countsOf = (counted: readonly Line[]) =>
  states.map((state) => String(counted.filter((line) => line.state === state).length))

/** What a row of the table of counts says. */
const countedIn = (title: string): readonly string[] | undefined =>
  page
    .split('\n')
    .find((line) => line.startsWith(`| ${title} |`))
    ?.replaceAll('**', '')
    .split(' | ')
    .slice(1)
    .map((cell) => cell.replace(' |', ''))

describe('docs/security/asvs.md', () => {
  test('has each requirement of levels 1 and 2 once, in order', () => {
    const places = lines.map(({ id }) => id.split('.').map(Number))
    const ordered = places.toSorted((a, b) => a.map((part, at) => part - (b[at] ?? 0)).find((by) => by !== 0) ?? 0)
    expect(places).toEqual(ordered)
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
    // As many as the standard has.
    expect(['1', '2'].map((level) => lines.filter((line) => line.level === level).length)).toEqual([70, 183])
    for (const { title, lines: own } of chapters)
      expect([...new Set(own.map(({ id }) => `V${id.split('.', 1)[0]}`))]).toEqual([title.split(' ', 1)[0]])
  })

  test('says of each whether it is met, and by what or why not', () => {
    for (const { id, state, how } of lines) {
      expect(states, id).toContain(state)
      expect(how, id).not.toBe('')
      if (state === 'met') expect(namedIn(how), id).not.toEqual([])
    }
  })

  test('counts what it has', () => {
    for (const { title, lines: own } of chapters) expect(countedIn(title), title).toEqual(countsOf(own))
    expect(countedIn('**all**')).toEqual(countsOf(lines))
    expect(countedIn('of level 1')).toEqual(countsOf(lines.filter(({ level }) => level === '1')))
  })

  test('tells at its end what is done about each that is not met', () => {
    const end = page.split('\n## Not met, in the order of worth\n')[1] ?? ''
    const missing = lines.filter(({ id, state }) => state === 'not met' && !new RegExp(`\\b${id}\\b`).test(end))
    expect(missing.map(({ id }) => id)).toEqual([])
  })

  test.each([...new Set(namedIn(page).map(({ file }) => file))])('names tests that are there in %s', (file) => {
    expect(existsSync(join(root, file))).toBe(true)
    const text = readFileSync(join(root, file), 'utf8')
    for (const { name } of namedIn(page).filter((named) => named.file === file)) expect(text).toContain(name ?? '')
  })
})

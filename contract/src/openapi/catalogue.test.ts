import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { areas } from '../areas/index.ts'
import type { Call } from '../words/index.ts'
import { catalogueIds, paramNames } from './index.ts'

const file = join(import.meta.dirname, '../../../../shared/catalogue/calls.tsv')
const [head = '', ...lines] = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
const columns = head.split('\t')
const rows = lines
  .map((line) => Object.fromEntries(line.split('\t').map((cell, index) => [columns[index], cell])))
  // The guidance tool is another's server: its call is none of ours.
  .filter((row) => !row['notes']?.startsWith('EXTERNAL'))
const calls = Object.values(areas).flatMap((area) => Object.values(area as Record<string, Call>))
const callOf = (id: string): Call => calls.find((call) => catalogueIds(call).includes(id))!

/** What the client says where an argument is missing. */
const messagesOf = ({ path, options }: Call): string[] => [
  ...Object.values(options.needs ?? {}).map(String),
  ...paramNames(path)
    .filter((name) => !(name in (options.needs ?? {})))
    .map((name) => `${name} is required`),
]

/** The messages that a cell names: between quotes, or "X is required" for the arguments of the rule of 002 §5. */
const messagesIn = (cell: string): string[] =>
  cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      const quoted = /'([^']+)'/.exec(part)?.[1]
      const ruled = /^([\w ]+)\[rule\]$/.exec(part)?.[1]
      return quoted === undefined || quoted === 'when saving'
        ? ruled === undefined
          ? []
          : [`${ruled} is required`]
        : [quoted]
    })

/** Rows whose argument has another name here or is checked by a function of its own (client/src/special). */
const elsewhere = new Set(['ASL-13', 'DOC-03', 'TEA-05'])

describe.skipIf(rows.length === 0)('each row of the catalogue (where it is at hand)', () => {
  test.each(rows)('$id $method $path: time-out, tolerance of 404, messages', (row) => {
    const call = callOf(row['id']!)
    const timeouts = calls.filter(({ method, path }) => method === call.method && path === call.path)
    expect(timeouts.map(({ options }) => options.timeout ?? 20_000)).toContain(Number(row['timeout_ms']))
    expect(call.options.tolerates404 === true).toBe(row['tolerates404'] === 'yes')
    if (!elsewhere.has(row['id']!))
      expect(messagesOf(call)).toEqual(expect.arrayContaining(messagesIn(row['required']!)))
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = resolve(import.meta.dirname, '../docs/decisions')
const files = readdirSync(folder).filter((name) => name !== 'README.md')
const index = readFileSync(join(folder, 'README.md'), 'utf8')

describe('a decision', () => {
  test.each(files)('%s has the shape of all of them, and stands in the index', (name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    const [, number = '', title = ''] = /^# (\d{4}) (.+)\n/.exec(text) ?? []
    expect(name.startsWith(`${number}-`)).toBe(true)
    expect(text.match(/^## .*/gm)).toEqual(['## Context', '## Decision', '## Alternatives', '## Consequences'])
    for (const part of text.split(/^## .*$/m).slice(1)) expect(part.trim()).not.toBe('')
    expect(index).toContain(`- [${number} ${title}](${name})\n`)
  })

  test('has a number of its own', () => {
    const numbers = files.map((name) => name.slice(0, 4))
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

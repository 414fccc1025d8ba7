import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  compose,
  englishWords,
  formOf,
  headOf,
  isFormType,
  read,
  recompose,
  render,
  validateRules,
  validateSchema,
  write,
} from './index.ts'
import { eventsOf } from './testing/events.ts'

// The samples of OASIS are not part of the repository: who has them beside it runs these too.
const folder = join(import.meta.dirname, '../../../shared/samples/ubl')
const samples = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.xml')) : []

describe.skipIf(samples.length === 0)('the samples of UBL 2.0 and 2.1 (skipped where ../shared is absent)', () => {
  test.each(samples)('%s: read, valid, listed, rendered, written with nothing lost', (name) => {
    const bytes = readFileSync(join(folder, name))
    const tree = read(bytes)
    expect(validateSchema(tree)).toEqual([])
    expect(eventsOf(write(tree))).toEqual(eventsOf(bytes))
    const head = headOf(tree)
    expect([head.id, head.sender.name, head.receiver.name].every(Boolean)).toBe(true)
    expect(head.issueDate).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(render(tree, { words: englishWords, locale: 'en' })).toContain(head.id)
    expect(validateRules(tree, 'kontor').filter(({ severity }) => severity === 'fatal')).toEqual([])
  })

  test.each(samples)('%s: edited in the form, it stays valid and keeps what the form does not know', (name) => {
    const tree = read(readFileSync(join(folder, name)))
    if (!isFormType(tree.type)) return
    const form = formOf(tree)
    expect(recompose(tree, form)).toBe(tree)
    const edited = recompose(tree, { ...form, note: 'Edited' })
    expect(validateSchema(read(write(edited)))).toEqual([])
    expect(formOf(read(write(edited)))).toEqual({ ...form, note: 'Edited' })
    expect(compose(form).type).toBe(tree.type)
  })
})

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

test('whatever a workflow may ask has a word on the screen where it is drawn', () => {
  const source = read('server/src/areas/workflow-engine/rules/facts.ts')
  const asked = [...source.matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => `fact.${name}`)
  expect(asked).toContain('fact.isOverBudget')
  const words = Object.keys(JSON.parse(read('apps/flow/src/messages/en-US.json')))
  expect(asked.filter((name) => !words.includes(name))).toEqual([])
})

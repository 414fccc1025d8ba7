import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generatedFiles } from '../scripts/describe.ts'

test('the descriptors are those of the contract (else run `node client/scripts/generate.ts`)', () => {
  const folder = new URL('./generated/', import.meta.url)
  const onDisk = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')])
  expect(Object.fromEntries(onDisk)).toEqual(generatedFiles())
})

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTypes, { astToString } from 'openapi-typescript'
import { expect, test } from 'vitest'
import { openapi } from './index.ts'

const text = JSON.stringify(openapi())

test('the OpenAPI document holds to the recommended rules of a public linter', { timeout: 60_000 }, async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: text, config })
  // Where a literal and a parameter compete, the literal wins (decision 6): the spec has such paths.
  const left = problems.filter(({ ruleId }) => ruleId !== 'no-ambiguous-paths')
  expect(left.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

test('a generator of others makes a client’s types of it, and they compile', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-openapi-'))
  try {
    writeFileSync(join(folder, 'api.ts'), astToString(await openapiTypes(text)))
    writeFileSync(
      join(folder, 'use.ts'),
      `import type { paths } from './api.ts'
type Account = paths['/api/account']['get']['responses']['200']['content']['application/json']
export const name: Account['CompanyName'] = 'Aster'
// @ts-expect-error a name is a text
export const number: Account['CompanyName'] = 1
`,
    )
    const options = [
      '--noEmit',
      '--strict',
      '--allowImportingTsExtensions',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--types',
      '',
    ]
    const tsc = join(import.meta.dirname, '../../../node_modules/.bin/tsc')
    const run = spawnSync(tsc, [...options, join(folder, 'use.ts')], { encoding: 'utf8', cwd: folder })
    expect(run.stdout).toBe('')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

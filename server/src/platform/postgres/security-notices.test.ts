import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBinaries } from './binaries.ts'

const { notices } = JSON.parse(readFileSync(join(import.meta.dirname, 'security-notices.json'), 'utf8')) as {
  notices: { major: number; fixedIn: string }[]
}
const { optionalDependencies } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
) as { optionalDependencies: Record<string, string> }

const minorOf = (version: string): number => Number(version.split('.')[1])

test('the embedded PostgreSQL is a stable one, and no notice was fixed in a later minor version of it', () => {
  const output = execFileSync(findBinaries().postgres, ['--version'], { encoding: 'utf8' })
  const [, version = ''] = /^postgres \(PostgreSQL\) (\d+\.\d+)$/m.exec(output) ?? []
  expect(version, output).not.toBe('')
  const ours = notices.filter(({ major }) => major === Number.parseInt(version, 10))
  expect(ours.length, `no notices are kept for PostgreSQL ${version}: look them up`).toBeGreaterThan(0)
  for (const { fixedIn } of ours) expect(minorOf(version), fixedIn).toBeGreaterThanOrEqual(minorOf(fixedIn))
  for (const [name, pinned] of Object.entries(optionalDependencies)) expect(pinned, name).toMatch(`${version}.`)
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Where a currency is looked up for the number of its decimals, and nothing is written. */
const decimalsOnly = ['i18n/src/numbers.ts', 'kit/src/fields/MoneyField.tsx']

test('money is written in one way: nothing formats it but formatAmount and amountParts', () => {
  const files = globSync('{shell,kit,tradekit,sdk,server,i18n}/src/**/*.{ts,tsx}', { cwd: root }).concat(
    globSync('apps/*/src/**/*.{ts,tsx}', { cwd: root }),
  )
  expect(files.length).toBeGreaterThan(500)
  const others = files
    .filter((file) => !/\.test\.tsx?$/.test(file) && !decimalsOnly.includes(file))
    .filter((file) => /style: 'currency'|currencyDisplay/.test(readFileSync(join(root, file), 'utf8')))
  expect(others).toEqual([])
})

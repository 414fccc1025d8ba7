import { expect, test } from 'vitest'
import { ApiError } from '../../platform/index.ts'
import { documentOf } from '../documents/testing.ts'
import { readTrade, readTrades } from './index.ts'

const invoice = (number: string, note = '') => documentOf('Invoice', { id: number, note })

test('documents that are read ahead say what they say by themselves', async () => {
  // The last ones are more together than a request holds.
  const files = [
    ...['A', 'B'].map((number) => invoice(number)),
    ...['C', 'D'].map((one) => invoice(one, 'n'.repeat(150_000))),
  ]
  const alone = await Promise.all(files.map((bytes) => readTrade(bytes.slice())))
  await readTrades(files)
  expect(await Promise.all(files.map(readTrade))).toEqual(alone)
  expect(alone.map(({ form }) => form?.id)).toEqual(['A', 'B', 'C', 'D'])
})

test('one that cannot be read says so itself, and keeps no other from being read', async () => {
  const files = [invoice('A'), new TextEncoder().encode('<Invoice>'), invoice('B')] as const
  await readTrades(files)
  const refused = await readTrade(files[1]).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiError)
  expect(refused).toMatchObject({ code: 'DocumentRefused' })
  expect((await readTrade(files[0])).form?.id).toBe('A')
  expect((await readTrade(files[2])).form?.id).toBe('B')
})

import { expect, test } from 'vitest'
import { contractBench } from './contract.ts'
import { holds, lineOf } from './figure.ts'

test('the types of the contract, of a handler and a use of each call, and of a contract of 490 keep to their budget', {
  timeout: 60_000,
}, async () => {
  const over: string[] = []
  for await (const figure of await contractBench.run()) if (!holds(figure)) over.push(lineOf(figure))
  expect(over).toEqual([])
})

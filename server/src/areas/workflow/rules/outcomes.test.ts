import { expect, test } from 'vitest'
import { outcomeActions } from './outcomes.ts'

test('only what failed is tried again, by who may run workflows', () => {
  expect(outcomeActions({ outcome: 'PAID', state: 'FAILED' }, new Set(['workflow.run']))).toEqual(['retry'])
  expect(outcomeActions({ outcome: 'PAID', state: 'FAILED' }, new Set(['workflow.read']))).toEqual([])
  expect(outcomeActions({ outcome: 'PAID', state: 'QUEUED' }, new Set(['workflow.run']))).toEqual([])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cameOf, followsFrom, settles } from './following.ts'

describe('what came of an approval that a run asked for', () => {
  const [before, asked, after] = [8, 9, 10].map((hour) => new Date(2026, 10, 27, hour)) as [Date, Date, Date]
  const step = (id: string, outcome: 'ACCEPT' | 'REJECT' | null = null, decided = after) => ({
    ...{ id, outcome, decided, beside: null },
  })
  const branch = (id: string, outcome: 'ACCEPT' | 'REJECT' | null = null) => ({ ...step(id, outcome), beside: 'fork' })
  const cases: [string, Parameters<typeof cameOf>[1], string][] = [
    ['nobody has decided', [step('mine')], 'WAITS'],
    ['it is approved', [step('mine', 'ACCEPT')], 'ACCEPT'],
    ['it is approved, and the approver invited somebody', [step('mine', 'ACCEPT'), step('more')], 'WAITS'],
    ['those approved, too', [step('mine', 'ACCEPT'), step('more', 'ACCEPT')], 'ACCEPT'],
    ['those did not', [step('mine', 'ACCEPT'), step('more', 'REJECT')], 'REJECT'],
    ['it is declined', [step('mine', 'REJECT')], 'REJECT'],
    ['an earlier one was declined, which takes it away', [step('before', 'REJECT')], 'REJECT'],
    ['somebody took it back', [step('before', 'ACCEPT')], 'WITHDRAWN'],
    ['somebody took it back, and an older round was declined', [step('old', 'REJECT', before)], 'WITHDRAWN'],
    ['a branch beside it still waits', [branch('mine', 'ACCEPT'), branch('other')], 'ACCEPT'],
    ['a branch before it is declined', [branch('other', 'REJECT'), branch('mine', 'ACCEPT')], 'REJECT'],
    ['an old refusal does not count', [step('before', 'REJECT'), step('mine', 'ACCEPT')], 'ACCEPT'],
  ]
  test.each(cases)('%s', (_what, steps, came) => expect(cameOf('mine', steps, asked)).toBe(came))
})

test('nothing is accepted past a warning, an open approval or an answer, whatever a workflow wants', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('NOTHING' as const, 'APPROVE' as const, 'ACCEPT' as const),
      fc.constantFrom('OPEN' as const, 'APPROVED' as const, 'REFUSED' as const, null),
      fc.boolean(),
      fc.boolean(),
      (wanted, approval, hasWarnings, isOpen) => {
        const { accepts, approves } = followsFrom({ wanted, approval, hasWarnings, isOpen })
        if (accepts) expect([wanted, hasWarnings, isOpen]).toEqual(['ACCEPT', false, true])
        if (accepts) expect(approval === null ? approves : approval === 'APPROVED').toBe(true)
        if (approves) expect([approval, hasWarnings]).toEqual([null, false])
      },
    ),
  )
})

test('a requisition is approved by nobody but people, or by a workflow that asks nobody and stays within budgets', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('NOTHING' as const, 'APPROVE' as const, 'ACCEPT' as const),
      fc.constantFrom('ACCEPT' as const, 'REJECT' as const, null),
      fc.boolean(),
      (wanted, decision, isOver) => {
        const becomes = settles({ wanted, decision, isOver })
        if (decision === 'REJECT') expect(becomes).toBe('REJECTED')
        if (becomes === 'REJECTED') expect(decision).toBe('REJECT')
        if (becomes === 'APPROVED' && decision === null) expect([wanted === 'NOTHING', isOver]).toEqual([false, false])
      },
    ),
  )
})

import { expect, test } from 'vitest'
import type { Action, Row } from '../queries/types.ts'
import { offeredFor } from './offered.ts'

const row = (tags: string[], ...actions: Action[]) =>
  ({ Tags: tags, AllowedActions: actions.map((Action) => ({ Action })) }) as Partial<Row> as Row

test('the bar offers what applies to at least one of the chosen documents, and all where one is not known', () => {
  const rows = [row(['sales'], 'archive'), row(['purchases', 'urgent'], 'accept', 'archive')]
  const known = offeredFor(['tag', 'archive', 'accept', 'markPaid'], rows, true)
  expect((['tag', 'accept', 'archive', 'markPaid'] as const).map(known.allows)).toEqual([true, true, true, false])
  expect(['urgent', 'year end'].map(known.carries)).toEqual([true, false])
  const unknown = offeredFor(['tag', 'markPaid'], rows, false)
  expect([unknown.allows('markPaid'), unknown.allows('archive'), unknown.carries('year end')]).toEqual([
    true,
    false,
    true,
  ])
})

test('an invoice is offered where one can be made of one of them', () => {
  const order = { ...row(['sales']), TurnsInto: ['despatchadvice', 'invoice'] } as Row
  expect(
    [[row(['sales'])], [row(['sales']), order]].map((rows) => offeredFor(['invoice'], rows, true).allows('invoice')),
  ).toEqual([false, true])
})

test('approving is offered where one of them waits for an approval, work on all', () => {
  const may = ['approve', 'assign'] as const
  const waiting = { ...row(['purchases']), ApprovalState: 'OPEN' } as Row
  expect(may.map(offeredFor(may, [row(['purchases'])], true).allows)).toEqual([false, true])
  expect(may.map(offeredFor(may, [row(['purchases']), waiting], true).allows)).toEqual([true, true])
})

import { expect, test } from 'vitest'
import type { Card, Move } from './api.ts'
import { cardsWith, whyNotTo } from './moved.ts'

const card = (id: string, due?: string): Card => ({
  ...{ id, kind: 'ASSIGNMENT', type: 'HANDLING', openedAt: '2026-11-01T08:00:00Z', isEscalated: false },
  ...{ holders: [], allowedActions: ['handOn'], refused: [], ...(due && { due }) },
})
const move = (moved: Card, from: string | undefined, to: string): Move => ({
  ...{ card: moved, from, to: { id: to, name: to } },
})

test('a card that is on its way stands where it goes, in its place by date, and no longer where it was', () => {
  const [early, late, open] = [card('early', '2026-11-02'), card('late', '2026-12-02'), card('open')]
  const moves = [move(early, 'lena', 'jonas')]
  expect(cardsWith([early, late], 'lena', moves)).toEqual([late])
  expect(cardsWith([open, late], 'jonas', moves)).toEqual([early, late, open])
  expect(cardsWith([early], undefined, moves)).toEqual([early])
  expect(cardsWith([late], undefined, [move(late, undefined, 'lena')])).toEqual([])
})

test('why a card does not go somewhere is told: it stays, nothing goes there, or this does not', () => {
  const jonas = { id: 'jonas' }
  expect(whyNotTo(card('a'), jonas)).toBeUndefined()
  expect(whyNotTo({ ...card('a'), whyNot: 'an approval stays' }, jonas)).toBe('an approval stays')
  expect(whyNotTo(card('a'), { id: 'jonas', whyNot: 'not active' })).toBe('not active')
  expect(whyNotTo({ ...card('a'), refused: [{ id: 'jonas', why: 'no access' }] }, jonas)).toBe('no access')
  expect(whyNotTo({ ...card('a'), refused: [{ id: 'lena', why: 'no access' }] }, jonas)).toBeUndefined()
})

import type { LineForm } from '@kontor/ubl'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Moved, noSteps, redo, reverted, type Step, type Steps, undo, withStep } from './line-steps.ts'
import { emptyLine, withAdded, withChanged, withPasted, withRemoved } from './lines.ts'

type Change = (lines: readonly LineForm[]) => LineForm[]

const named = (...names: string[]): LineForm[] =>
  names.map((name, at) => ({ ...emptyLine(`${at + 1}`, undefined), name }))
const namesOf = (lines: readonly LineForm[]) => lines.map(({ name }) => name)

/** What an editor holds after these changes, each a step. */
function after(start: readonly LineForm[], changes: readonly Change[]) {
  let lines = [...start]
  let steps: Steps = noSteps
  for (const change of changes) {
    const next = change(lines)
    steps = withStep(steps, { before: lines, after: next })
    lines = next
  }
  return { lines, steps }
}

describe('undoing what was done to lines', () => {
  test('a line that was deleted comes back to its place, and later changes of others stay', () => {
    const before = named('a', 'b', 'c')
    const step: Step = { before, after: withRemoved(before, 1) }
    const since = withChanged(withAdded(step.after), 0, { name: 'changed' })
    expect(namesOf(reverted(since, step))).toEqual(['changed', 'b', 'c', ''])
  })

  test('a pasted range goes again: what it filled is as before, what it added is gone', () => {
    const before = named('a', 'b')
    const step: Step = { before, after: withPasted(before, 1, [{ name: 'x' }, { name: 'y' }]) }
    expect(reverted(step.after, step)).toEqual(before)
  })

  test('a deleted line whose number was given again meanwhile comes back under another', () => {
    const before = named('a', 'b')
    const step: Step = { before, after: withRemoved(before, 1) }
    const lines = reverted(withChanged(withAdded(step.after), 1, { name: 'new' }), step)
    expect(lines.map(({ id, name }) => `${id} ${name}`)).toEqual(['1 a', '3 b', '2 new'])
  })

  test('what is typed into one field is one step', () => {
    const [start, b, bo] = [named('a'), named('b'), named('bo')]
    const steps = [
      { before: start, after: b, field: '0 name' },
      { before: b, after: bo, field: '0 name' },
    ].reduce(withStep, noSteps)
    expect(undo(bo, steps)?.lines).toEqual(start)
  })

  test('undo goes back to the start from wherever, and redo to where one was', () => {
    const place = fc.nat(3)
    const change: fc.Arbitrary<Change> = fc.oneof(
      fc.constant(withAdded),
      place.map(
        (at): Change =>
          (lines) =>
            withRemoved(lines, Math.min(at, lines.length - 1)),
      ),
      fc.tuple(place, fc.string()).map(
        ([at, name]): Change =>
          (lines) =>
            withChanged(lines, at % lines.length, { name }),
      ),
      fc.tuple(place, fc.array(fc.record({ name: fc.string() }), { maxLength: 4 })).map(
        ([at, pasted]): Change =>
          (lines) =>
            withPasted(lines, at % lines.length, pasted),
      ),
    )
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
        const start = named('a', 'b')
        const end = after(start, changes)
        let now: Moved = end
        for (let next = undo(end.lines, end.steps); next; next = undo(next.lines, next.steps)) now = next
        expect(now.lines).toEqual(start)
        for (let next = redo(now.lines, now.steps); next; next = redo(next.lines, next.steps)) now = next
        expect(now.lines).toEqual(end.lines)
      }),
    )
  })
})

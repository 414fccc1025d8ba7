import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findingsIn } from './check.ts'
import { unknownFacts } from './facts.ts'
import { type Flow, type Step, waits, wayOn } from './flow.ts'
import { through } from './through.ts'
import { walk } from './walk.ts'

const flowOf = (Start: string, ...Steps: Step[]): Flow => ({ Name: 'Test', Types: ['invoice'], Start, Steps })
const end = (Id: string, Then: Step['Then'] = 'NOTHING'): Step => ({ Id, Name: Id, Kind: 'END', Then, Next: [] })
const house = { whyNotAsk: () => undefined, whyNotFit: () => undefined, ownTags: ['archived'] }

/** Any steps at all, that lead to any others; a condition is the word that its fact is called by. */
const anyFlow: fc.Arbitrary<Flow> = fc.integer({ min: 1, max: 7 }).chain((count) => {
  const ids = Array.from({ length: count }, (_, n) => `s${n}`)
  const to = fc.constantFrom(...ids)
  const who = { RoleIds: ['0b6ffb0e-5d2e-4f0a-9d0c-0c5a6b1a0001'] }
  const step = (Id: string): fc.Arbitrary<Step> =>
    fc.oneof(
      fc.constantFrom('NOTHING', 'APPROVE', 'ACCEPT').map((then) => end(Id, then as 'NOTHING')),
      to.map((StepId): Step => ({ Id, Name: Id, Kind: 'APPROVAL', Who: who, Next: [{ StepId }] })),
      to.map((StepId): Step => ({ Id, Name: Id, Kind: 'TAG', Tag: Id, Next: [{ StepId }] })),
      fc.tuple(to, to).map(
        ([one, other]): Step => ({
          Id,
          Name: Id,
          Kind: 'DECISION',
          Next: [{ StepId: one, When: Id }, { StepId: other }],
        }),
      ),
    )
  return fc.tuple(...ids.map(step)).map((steps) => flowOf('s0', ...steps))
})
const anyFacts = fc.dictionary(fc.constantFrom('s0', 's1', 's2', 's3', 's4', 's5', 's6'), fc.boolean())
const holds = (condition: string, facts: Readonly<Record<string, unknown>>) => facts[condition] === true

describe('any workflow in which nothing is to be mended', () => {
  test('never goes round without waiting for somebody, and gets to an end or to people', () =>
    fc.assert(
      fc.property(anyFlow, anyFacts, (flow, facts) => {
        if (findingsIn(flow, house).length > 0) return
        let from: string | undefined = flow.Start
        for (let waited = 0; waited < 20 && from !== undefined; waited += 1) {
          const { state, at } = walk(flow, from, facts, holds)
          expect(state).not.toBe('STUCK')
          const step = flow.Steps.find(({ Id }) => Id === at)!
          expect(state === 'WAITS').toBe(waits(step))
          from = state === 'WAITS' ? wayOn(step, false) : undefined
        }
      }),
    ))

  test('takes the same way in a replay as when it runs', () =>
    fc.assert(
      fc.property(anyFlow, anyFacts, (flow, facts) => {
        if (findingsIn(flow, house).length > 0) return
        const passed: string[] = []
        let from = flow.Start
        for (let waited = 0; waited < 600; waited += 1) {
          const { trace, state, at } = walk(flow, from, facts, holds)
          passed.push(...trace.filter(({ kind }) => kind !== 'DECIDED').map(({ step }) => step))
          if (state !== 'WAITS') break
          from = wayOn(flow.Steps.find(({ Id }) => Id === at)!, false)!
        }
        const replayed = through(flow, facts, holds)
        expect(replayed.steps).toEqual(passed.slice(0, replayed.steps.length))
      }),
    ))
})

test('where a condition cannot be told, no way is taken, whatever the others say', () => {
  const flow = flowOf(
    'd',
    { Id: 'd', Name: 'd', Kind: 'DECISION', Next: [{ StepId: 'a', When: 'amount > 1' }, { StepId: 'b' }] },
    end('a'),
    end('b', 'ACCEPT'),
  )
  expect(walk(flow, 'd', unknownFacts, () => null)).toMatchObject({ state: 'STUCK', at: 'd' })
})

describe('what is to be mended', () => {
  const wrong: [string, Flow, string][] = [
    ['no start', flowOf('x', end('e')), 'has no first step'],
    [
      'a step to nowhere',
      flowOf('t', { Id: 't', Name: 'T', Kind: 'TAG', Tag: 'x', Next: [{ StepId: 'y' }] }),
      'which does not exist',
    ],
    ['a step that nothing leads to', flowOf('e', end('e'), end('lost')), 'Nothing leads to “lost”'],
    [
      'a circle',
      flowOf('t', { Id: 't', Name: 'T', Kind: 'TAG', Tag: 'x', Next: [{ StepId: 't' }] }),
      'leads back to itself',
    ],
    ['an end that leads on', flowOf('e', { ...end('e'), Next: [{ StepId: 'e' }] }), 'so nothing can follow it'],
    [
      'nobody',
      flowOf('a', { Id: 'a', Name: 'A', Kind: 'APPROVAL', Who: { UserIds: [] }, Next: [{ StepId: 'e' }] }, end('e')),
      'names nobody',
    ],
    [
      'a tag of ours',
      flowOf('t', { Id: 't', Name: 'T', Kind: 'TAG', Tag: 'archived', Next: [{ StepId: 'e' }] }, end('e')),
      'is set automatically',
    ],
    [
      'no last way',
      flowOf('d', { Id: 'd', Name: 'D', Kind: 'DECISION', Next: [{ StepId: 'e', When: 'x' }] }, end('e')),
      'The last branch of “D”',
    ],
    ['two ids', flowOf('e', end('e'), end('e')), 'Two steps have the id e'],
  ]
  test.each(wrong)('%s', (_what, flow, words) => {
    const messages = findingsIn(flow, house).map(({ message }) =>
      message.arguments.reduce<string>((text, value, i) => text.replace(`{${i}}`, String(value)), message.id),
    )
    expect(messages).toContainEqual(expect.stringContaining(words))
  })
})

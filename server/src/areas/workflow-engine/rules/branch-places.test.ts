import { inEnglish } from '@kontor/i18n'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { branchPlacesIn } from './branch-places.ts'
import type { Flow, Step } from './flow.ts'

const approval = (Id: string, next: string): Step => ({
  ...{ Id, Name: Id, Kind: 'APPROVAL', Who: { TeamIds: [Id] }, Next: [{ StepId: next }] },
})
/** A fork whose ways are steps one after the other. */
const forked = (version: number, ways: readonly (readonly string[])[], more: readonly Step[] = []) => ({
  version: { version },
  flow: {
    ...{ Name: 'Both', Types: ['invoice'], Start: 'fork' },
    Steps: [
      { Id: 'fork', Name: 'fork', Kind: 'FORK', Next: ways.map(([first = '']) => ({ StepId: first })) },
      ...ways.flatMap((ids) => ids.map((id, at) => approval(id, ids[at + 1] ?? 'join'))),
      { Id: 'join', Name: 'join', Kind: 'JOIN', Next: [{ StepId: more[0]?.Id ?? 'end' }] },
      ...more,
      { Id: 'end', Name: 'end', Kind: 'END', Then: 'ACCEPT', Next: [] },
    ],
  } as Flow,
})
const at = (...ids: string[]) => ({ stepId: 'fork', branches: ids.map((stepId) => ({ stepId })) })
const chosen = (choices: Record<string, string | null>) => new Map(Object.entries(choices))

/** Where a run stands then: each way by the branch that takes it (+ begins) and its step; else why not, branch by branch. */
function placed(...given: Parameters<typeof branchPlacesIn>): string[] {
  const { fates, stands } = branchPlacesIn(...given)
  if (stands === undefined) return fates.flatMap((fate) => ('whyNot' in fate ? inEnglish(fate.whyNot) : []))
  return stands.places.map(({ branch, place, isKept }) => `${branch ?? '+'} ${place.Id}${isKept ? ' kept' : ''}`)
}

describe('the branches of a run that is moved', () => {
  const before = forked(1, [['cost'], ['goods']])
  const cases: [string, ReturnType<typeof at>, ReturnType<typeof forked>, Record<string, string | null>, string[]][] = [
    [
      'go to the steps of their ids',
      at('cost', 'goods'),
      forked(2, [['goods'], ['cost']]),
      {},
      ['1 goods kept', '0 cost kept'],
    ],
    ['stay at the join where they have come to it', at('join', 'goods'), before, {}, ['0 join kept', '1 goods kept']],
    [
      'are led to steps that are chosen',
      at('cost', 'goods'),
      forked(2, [['sum'], ['goods']]),
      { cost: 'sum' },
      ['0 sum', '1 goods kept'],
    ],
    [
      'wait for a choice where there is no such step',
      at('cost', 'goods'),
      forked(2, [['sum'], ['goods']]),
      {},
      ['version 2 has no step like “cost”: choose one, or end the branch'],
    ],
    [
      'end where that is chosen, and a way in which none stands begins',
      at('cost', 'goods'),
      forked(2, [['tax'], ['cost']]),
      { goods: null },
      ['+ tax', '0 cost kept'],
    ],
    [
      'begin anew in a way of their own that was ended',
      at('cost', 'goods'),
      before,
      { goods: null },
      ['0 cost kept', '+ goods'],
    ],
    [
      'leave what came to the join approved where there are more ways',
      at('join', 'goods'),
      forked(2, [['tax'], ['goods'], ['cost', 'more']]),
      {},
      ['+ tax', '1 goods kept', '0 join kept'],
    ],
    [
      'of one way are refused',
      at('cost', 'goods'),
      forked(2, [['cost', 'goods'], ['tax']]),
      {},
      ['version 2 has “goods” in the same branch as “cost”'],
    ],
    [
      'of one way go on as one where the other ends',
      at('cost', 'goods'),
      forked(2, [['cost', 'goods'], ['tax']]),
      { cost: null },
      ['1 goods kept', '+ tax'],
    ],
    [
      'do not stand in a fork and behind it',
      at('cost', 'goods'),
      forked(2, [['cost'], ['tax']], [approval('goods', 'end')]),
      {},
      ['“goods” and “cost” do not run at the same time in version 2'],
    ],
    [
      'go on as one behind the join',
      at('cost', 'goods'),
      forked(2, [['cost'], ['tax']], [approval('goods', 'end')]),
      { cost: null },
      ['1 goods'],
    ],
    [
      'are not led to a step that does not wait',
      at('cost', 'goods'),
      before,
      { cost: 'end' },
      ['“end” neither waits nor decides: choose another step'],
    ],
    [
      'are not led to a step that is not there',
      at('cost', 'goods'),
      before,
      { cost: 'x' },
      ['version 2 has no step x'],
    ],
  ]
  test.each(cases)('%s', (_, run, to, choices, expected) => {
    expect(placed(before, { ...to, version: { version: 2 } }, run, chosen(choices))).toEqual(expected)
  })

  test('all ended leave nothing to go on with where the new version has no fork', () => {
    const { flow } = before
    const alone = {
      version: { version: 2 },
      flow: { ...flow, Start: 'only', Steps: [approval('only', 'end'), flow.Steps.at(-1)!] },
    }
    const all = chosen({ cost: null, goods: null })
    expect(placed(before, alone, at('cost', 'goods'), all)).toEqual(
      Array(2).fill('at least one branch has to continue'),
    )
    expect(placed(before, alone, at('join', 'goods'), chosen({ goods: 'only' }))).toEqual(['1 only'])
  })

  test('however they stand and whatever is chosen: each way of the fork is taken once, by whom it is at, or begins at its first step', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    const ways = fc
      .shuffledSubarray(ids, { minLength: 2 })
      .chain((some) =>
        fc.integer({ min: 1, max: some.length - 1 }).map((cut) => [some.slice(0, cut), some.slice(cut)] as const),
      )
    const choice = fc.option(fc.constantFrom(...ids), { nil: null })
    fc.assert(
      fc.property(
        ways,
        ways,
        fc.array(fc.nat(), { minLength: 3, maxLength: 3 }),
        fc.dictionary(fc.constantFrom(...ids), choice),
        (one, other, picks, choices) => {
          const [from, to] = [forked(1, one), forked(2, other)]
          const joins = picks[2]! % 3
          const stood = one.map((way, branch) => (branch === joins ? 'join' : way[picks[branch]! % way.length]!))
          const { fates, stands } = branchPlacesIn(from, to, at(...stood), chosen(choices))
          if (stands?.fork === undefined) return
          expect(stands.places).toHaveLength(other.length)
          for (const [way, { branch, place, isKept }] of stands.places.entries()) {
            if (branch === undefined) expect([place.Id, isKept]).toEqual([other[way]![0], false])
            else if (stood[branch] === 'join') expect([place.Id, isKept]).toEqual(['join', true])
            else expect(other[way]).toContain(place.Id)
          }
          const taken = stands.places.flatMap(({ branch }) => branch ?? [])
          expect(new Set(taken).size).toBe(taken.length)
          for (const [branch, fate] of fates.entries())
            expect(fate.place === undefined || taken.includes(branch)).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })
})

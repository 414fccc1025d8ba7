import { assignmentActions, assignmentStates, delegationTypes, type Permission } from '@kontor/contract'
import { inEnglish } from '@kontor/i18n'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allowedActions,
  leadsBack,
  openStatus,
  type Redirection,
  redirectionOf,
  routed,
  whyNotGive,
  whyNotTake,
  wordsOn,
} from './rules.ts'

const writer: ReadonlySet<Permission> = new Set(['assignment.read', 'assignment.write'] as const)
const reader: ReadonlySet<Permission> = new Set(['assignment.read'] as const)

describe('F-212: what is done with an assignment', () => {
  test.each([
    ['OPEN', ['comment', 'reassign', 'close']],
    ['WAITING_FOR_ASSIGNEES', ['comment', 'reassign']],
    ['CLOSED', ['comment']],
  ] as const)('that is %s: %s', (status, actions) => {
    expect(allowedActions(status, writer)).toEqual(actions)
    expect(allowedActions(status, reader)).toEqual([])
  })

  test('no state lacks an answer for any action', () => {
    for (const status of assignmentStates)
      for (const action of allowedActions(status, writer)) expect(assignmentActions).toContain(action)
  })

  test('what nobody has waits for somebody', () => {
    expect([openStatus([]), openStatus(['ada'])]).toEqual(['WAITING_FOR_ASSIGNEES', 'OPEN'])
  })

  test('nothing is to be done about a document whose content was thrown away', () => {
    expect(inEnglish(whyNotGive({ discarded: new Date(0) })!)).toContain('content was deleted')
    expect(whyNotGive({ discarded: null })).toBeUndefined()
  })

  test.each([
    ['whose account is locked', { isActive: false, permissions: writer, sees: true }, 'not active'],
    ['whose role only reads', { isActive: true, permissions: reader, sees: true }, 'role'],
    ['to whom the document is closed', { isActive: true, permissions: writer, sees: false }, 'do not have access'],
  ])('nobody gives work to somebody %s', (_who, fitness, why) => {
    expect(inEnglish(whyNotTake(fitness)!)).toContain(why)
  })
})

const here = { isAway: false, substituteId: null }
const away = { isAway: true, substituteId: null }
const awayFor = (substituteId: string) => ({ isAway: true, substituteId })
const to = (
  autoAssigneeId: string,
  delegationType: Redirection['delegationType'],
  excludeUser = true,
): Redirection => ({
  autoAssigneeId,
  delegationType,
  excludeUser,
})

describe('F-214: where a person’s work goes', () => {
  test.each([
    ['nothing set, here', here, undefined, undefined],
    ['nothing set, away with no substitute', away, undefined, undefined],
    ['away with a substitute of their own', awayFor('sue'), undefined, 'sue'],
    ['their own word before what was set', awayFor('sue'), to('dan', 'DELEGATING'), 'sue'],
    ['a substitute named, but here', { isAway: false, substituteId: 'sue' }, undefined, undefined],
    ['a delegate, here', here, to('dan', 'DELEGATING'), 'dan'],
    ['another in their own name, here', here, to('dan', 'NOT_DELEGATING'), 'dan'],
    ['a standing substitute, here', here, to('dan', 'SUBSTITUTING'), undefined],
    ['a standing substitute, away', away, to('dan', 'SUBSTITUTING'), 'dan'],
  ] as const)('%s', (_when, absence, set, taker) => {
    expect(redirectionOf(absence, set)?.autoAssigneeId).toBe(taker)
  })

  test.each([
    ['nothing is said', here, undefined, []],
    ['it is set', here, to('dan', 'DELEGATING'), [['SET', 'dan', true]]],
    ['it is set for an absence, and they are here', here, to('dan', 'SUBSTITUTING'), [['SET', 'dan', false]]],
    ['it is set for an absence, and they are away', away, to('dan', 'SUBSTITUTING'), [['SET', 'dan', true]]],
    ['they are away and named somebody', awayFor('eve'), undefined, [['ABSENCE', 'eve', true]]],
    ['it is set, and who is to have it left', here, to('lea', 'DELEGATING'), [['SET', 'lea', false]]],
    [
      'they are away, named somebody, and it is set as well',
      awayFor('eve'),
      to('dan', 'DELEGATING'),
      [
        ['ABSENCE', 'eve', true],
        ['SET', 'dan', false],
      ],
    ],
  ] as const)('what is said of it, and what holds now, where %s', (_what, absence, set, expected) => {
    expect(
      wordsOn(absence, set, (id) => id !== 'lea').map((one) => [one.origin, one.autoAssigneeId, one.isEffective]),
    ).toEqual(expected)
  })

  test('it is not set to go to the person whose it is', () => {
    expect([leadsBack('ada', to('ada', 'DELEGATING')), leadsBack('ada', to('dan', 'DELEGATING'))]).toEqual([
      true,
      false,
    ])
  })

  test('a delegate has it with the person, or instead of them', () => {
    const given = (excludeUser: boolean) =>
      routed(['ada'], new Map([['ada', to('dan', 'DELEGATING', excludeUser)]]), () => true)
    expect(given(false).assigneeIds).toEqual(['ada', 'dan'])
    expect(given(true)).toEqual({
      assigneeIds: ['dan'],
      delegations: [{ delegator: 'ada', delegatee: 'dan', delegatorType: 'DELEGATING' }],
    })
  })

  test('goes on to the substitute’s substitute, and stays before somebody who cannot take it', () => {
    const chain = new Map([
      ['ada', to('bea', 'SUBSTITUTING')],
      ['bea', to('carl', 'SUBSTITUTING')],
    ])
    expect(routed(['ada'], chain, () => true).assigneeIds).toEqual(['carl'])
    expect(routed(['ada'], chain, (id) => id !== 'carl').assigneeIds).toEqual(['bea'])
    expect(routed(['ada'], chain, () => false).assigneeIds).toEqual(['ada'])
  })

  test('never gets lost, goes round, or reaches somebody twice or who cannot take it', () => {
    const people = ['a', 'b', 'c', 'd', 'e']
    const person = fc.constantFrom(...people)
    const redirections = fc.dictionary(
      person,
      fc.record({
        autoAssigneeId: person,
        delegationType: fc.constantFrom(...delegationTypes),
        excludeUser: fc.boolean(),
      }),
    )
    fc.assert(
      fc.property(fc.uniqueArray(person, { minLength: 1 }), redirections, fc.subarray(people), (given, set, fit) => {
        const { assigneeIds, delegations } = routed(given, new Map(Object.entries(set)), (id) => fit.includes(id))
        expect(assigneeIds.length).toBeGreaterThan(0)
        expect(new Set(assigneeIds).size).toBe(assigneeIds.length)
        for (const id of assigneeIds) expect([...given, ...fit]).toContain(id)
        for (const { delegatee } of delegations) expect(fit).toContain(delegatee)
      }),
    )
  })
})

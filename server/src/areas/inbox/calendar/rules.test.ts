import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gapsOn, gapsOver, type Teammate } from './rules.ts'

const person = (id: string, more: Partial<Teammate> = {}): Teammate => ({
  ...{ id, absences: [], set: undefined, canTake: true, approves: false },
  ...more,
})
const away = (substituteId: string | null, from = '2026-12-07', until = '2026-12-11') => ({
  absences: [{ from, until, substituteId }],
})
const set = (autoAssigneeId: string, delegationType: 'DELEGATING' | 'SUBSTITUTING' = 'SUBSTITUTING') => ({
  set: { autoAssigneeId, delegationType, excludeUser: true },
})
const day = '2026-12-08'

describe('what waits where somebody is away', () => {
  test.each<[string, Teammate[], [kind: string, substitute: string | undefined, mends?: string] | undefined]>([
    ['nobody is away', [person('lena')], undefined],
    ['somebody who is there stands in', [person('lena', away('jonas')), person('jonas')], undefined],
    ['nobody stands in', [person('lena', away(null))], ['NOBODY', undefined, 'lena']],
    [
      'who stands in is away as well',
      [person('lena', away('jonas')), person('jonas', away(null))],
      ['AWAY_TOO', 'jonas', 'jonas'],
    ],
    [
      'who stands in is away, and somebody stands in for them',
      [person('lena', away('jonas')), person('jonas', away('tobias')), person('tobias')],
      undefined,
    ],
    [
      'who stands in cannot be given work',
      [person('lena', away('paul')), person('paul', { canTake: false })],
      ['CANNOT_TAKE', 'paul'],
    ],
    ['who stands in has left', [person('lena', away('gone'))], ['CANNOT_TAKE', 'gone']],
    ['a head set who stands in', [person('lena', { ...away(null), ...set('jonas') }), person('jonas')], undefined],
    [
      'a head set who stands in for somebody who approves',
      [person('lena', { ...away(null), ...set('jonas'), approves: true }), person('jonas')],
      ['APPROVALS', 'jonas'],
    ],
    [
      'the head’s word passes by who is away',
      [
        person('lena', away('jonas')),
        person('jonas', { ...away(null), ...set('tobias', 'DELEGATING') }),
        person('tobias'),
      ],
      undefined,
    ],
    [
      'all come round to who is away',
      [person('lena', away('jonas')), person('jonas', { ...away(null), ...set('lena') })],
      ['AWAY_TOO', 'jonas', 'jonas'],
    ],
    [
      'who they named is away, and named them',
      [person('lena', away('jonas')), person('jonas', away('lena'))],
      ['AWAY_TOO', 'jonas'],
    ],
  ])('%s', (_says, team, gap) => {
    const found = gapsOn(team, day).get('lena')
    expect(found && [found.kind, found.substituteId, found.mendsId]).toEqual(gap && [gap[0], gap[1], gap[2]])
  })

  test('nothing waits on a day on which they are there', () => {
    expect([...gapsOn([person('lena', away(null))], '2026-12-14')]).toEqual([])
  })
})

test('days that follow each other are one gap, whatever weekend is between them; another reason is another gap', () => {
  const workdays = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11', '2026-12-14', '2026-12-15']
  const team = [
    person('lena', away('jonas', '2026-12-07', '2026-12-15')),
    person('jonas', away(null, '2026-12-10', '2026-12-14')),
  ]
  expect(gapsOver(team, workdays).get('lena')).toEqual([
    { kind: 'AWAY_TOO', substituteId: 'jonas', mendsId: 'jonas', from: '2026-12-10', until: '2026-12-14' },
  ])
  const split = [
    person('lena', {
      absences: [
        away(null, '2026-12-07', '2026-12-08').absences[0]!,
        away(null, '2026-12-11', '2026-12-14').absences[0]!,
      ],
    }),
  ]
  expect(
    gapsOver(split, workdays)
      .get('lena')
      ?.map(({ from, until }) => [from, until]),
  ).toEqual([
    ['2026-12-07', '2026-12-08'],
    ['2026-12-11', '2026-12-14'],
  ])
})

test('whatever a team says, a gap is of somebody who is away, and where all are there nothing waits', () => {
  const ids = ['a', 'b', 'c', 'd']
  const someone = fc.constantFrom(...ids)
  const team = fc.tuple(
    ...ids.map((id) =>
      fc
        .record({
          away: fc.boolean(),
          substitute: fc.option(someone),
          to: fc.option(someone.filter((one) => one !== id)),
          canTake: fc.boolean(),
          approves: fc.boolean(),
        })
        .map(({ away: isAway, substitute, to, canTake, approves }) =>
          person(id, {
            ...(isAway && away(substitute === id ? null : substitute)),
            ...(to !== null && set(to)),
            canTake,
            approves,
          }),
        ),
    ),
  )
  fc.assert(
    fc.property(team, (people) => {
      const gaps = gapsOn(people, day)
      for (const one of people) if (one.absences.length === 0) expect(gaps.has(one.id)).toBe(false)
      // Where nobody who could take it is there, it waits.
      const isHelp = people.some(({ absences, canTake }) => absences.length === 0 && canTake)
      if (!isHelp) for (const one of people) expect(gaps.has(one.id)).toBe(one.absences.length > 0)
    }),
  )
})

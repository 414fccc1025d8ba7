import { describe, expect, test } from 'vitest'
import type { People, Through, Waited } from './asked.ts'
import { differsFrom, ranSince, routed } from './routed.ts'

const waited = (stepId: string, Kind: Waited['Kind'], passed: number, more: Partial<Waited> = {}): Waited => ({
  ...{ stepId, step: stepId, Kind, passed, ...more },
})
const through = (end: Through['end'], ...waits: Waited[]): Through => ({
  ...{ steps: [...waits.map(({ step }) => step), 'end'], waited: waits, forks: [], end },
})
/** Tobias and Vera approve, Jonas is the head, and whoever decided is asked no more. */
const named: Readonly<Record<string, readonly string[]>> = { approver: ['tobias', 'vera'], head: ['jonas'] }
const people: People = {
  approversAt: (stepId, decided) => {
    const rest = (ids: readonly string[]) => ids.filter((id) => !decided.includes(id))
    const chosen = rest(named[stepId ?? ''] ?? [])
    return chosen.length > 0 ? chosen : rest(['jonas', 'tobias'])
  },
  takersAt: (stepId) => (stepId === 'buyer' ? ['svea'] : []),
  usual: ['jonas'],
}
const nobody: People = { approversAt: () => [], takersAt: () => [], usual: [] }
const asksOf = (...given: Parameters<typeof routed>) => {
  const { way, asks, left } = routed(...given)
  return [way.isLeft, asks.map(({ step, userIds }) => [step, ...userIds]), left?.id]
}

describe('whom a way asks', () => {
  const approval = waited('approver', 'APPROVAL', 1)
  const cases: [string, Through, boolean, unknown[]][] = [
    [
      'those whom its step names',
      through('APPROVE', approval),
      true,
      [false, [['approver', 'tobias', 'vera']], undefined],
    ],
    [
      'two of them, one after the other',
      through('APPROVE', { ...approval, Needed: 2 }),
      false,
      [
        false,
        [
          ['approver', 'tobias', 'vera'],
          ['approver', 'vera'],
        ],
        undefined,
      ],
    ],
    [
      'nobody twice',
      through('APPROVE', waited('head', 'APPROVAL', 1), waited('head', 'APPROVAL', 2)),
      false,
      [
        false,
        [
          ['head', 'jonas'],
          ['head', 'tobias'],
        ],
        undefined,
      ],
    ],
    [
      'who takes the work, or else who decides',
      through('NOTHING', waited('buyer', 'ASSIGNMENT', 1), waited('other', 'ASSIGNMENT', 2)),
      false,
      [
        true,
        [
          ['buyer', 'svea'],
          ['other', 'jonas', 'tobias'],
          [null, 'jonas'],
        ],
        'nobody has approved it yet',
      ],
    ],
    ['nobody, where its end approves', through('APPROVE'), false, [false, [], undefined]],
    [
      'people, where its end does nothing',
      through('NOTHING'),
      false,
      [true, [[null, 'jonas']], 'nobody has approved it yet'],
    ],
    [
      'people, past a budget',
      through('ACCEPT'),
      true,
      [true, [[null, 'jonas']], 'it exceeds a budget, so a person has to approve it'],
    ],
    ['the heads, where it cannot go on', through(null), false, [false, [['end', 'jonas', 'tobias']], undefined]],
  ]
  test.each(cases)('%s', (_what, now, isOver, expected) => {
    expect(asksOf(now, people, isOver, [])).toEqual(expected)
  })

  test('where nobody can, it stops there', () => {
    const now = through('APPROVE', waited('night', 'WAIT', 1, { Hours: 12 }), waited('approver', 'APPROVAL', 2))
    const { way, left } = routed(now, nobody, false, [])
    expect([way, left?.id]).toEqual([
      { steps: ['night', 'approver'], end: null, isLeft: true, asks: 1, hours: 12 },
      'it cannot be approved',
    ])
  })
})

/** A fork whose branches are these waits, each one after the other, then the join. */
function forked(...branches: readonly Omit<Waited, 'passed'>[][]): Through {
  const [steps, ends, waits]: [string[], number[], Waited[]] = [['fork'], [], []]
  for (const branch of branches) {
    for (const one of branch) waits.push({ ...one, passed: steps.push(one.step) })
    ends.push(steps.push('join'))
  }
  return { steps: [...steps, 'end'], waited: waits, forks: [{ from: 1, ends }], end: 'APPROVE' }
}
const approval = (stepId: string, step = stepId): Omit<Waited, 'passed'> => ({ stepId, step, Kind: 'APPROVAL' })
const night = (step: string, Hours: number) => ({ stepId: step, step, Kind: 'WAIT', Hours }) as const

describe('branches that run at the same time', () => {
  test('ask all whom they name, whoever decides in which', () => {
    const both = forked([approval('approver', 'cost')], [approval('approver', 'goods')])
    const asked = [
      ['cost', 'tobias', 'vera'],
      ['goods', 'tobias', 'vera'],
    ]
    expect(asksOf(both, people, false, [])).toEqual([false, asked, undefined])
    expect(asksOf(both, people, false, ['vera', 'tobias'])).toEqual([false, asked, undefined])
  })

  test('that name one person ask others in the second, once that one has decided the first', () => {
    const both = forked([approval('head', 'cost')], [approval('head', 'goods')])
    expect(asksOf(both, people, false, [])[1]).toEqual([
      ['cost', 'jonas'],
      ['goods', 'tobias'],
    ])
  })

  test('take as long as the one that waits longest, and the one that asks most', () => {
    const { way } = routed(
      forked([night('rest', 5), approval('head', 'cost')], [night('sleep', 8)], [approval('approver'), approval('x')]),
      ...([people, false, []] as const),
    )
    expect([way.hours, way.asks]).toEqual([8, 2])
  })

  test('are the same way in whichever order people decided in them, and another where one went otherwise', () => {
    const both = routed(forked([approval('head', 'cost')], [approval('approver', 'goods')]), people, false, [
      'vera',
      'jonas',
    ])
    const went = { became: 'APPROVED' as const, deciderIds: ['vera', 'jonas'] }
    const after = (...steps: string[]) => ({ ran: { steps, isWhole: true }, usual: ['jonas'] })
    expect(differsFrom(both, went, after('fork', 'cost', 'goods', 'join', 'join', 'end'))).toBe(false)
    expect(differsFrom(both, went, after('fork', 'cost', 'join', 'goods', 'join', 'end'))).toBe(false)
    expect(differsFrom(both, went, after('fork', 'goods', 'join', 'join', 'cost', 'end'))).toBe(true)
    expect(differsFrom(both, went, after('cost', 'goods', 'end'))).toBe(true)
    const other = routed(forked([approval('head', 'cost')], [approval('head', 'goods')]), people, false, [
      'vera',
      'jonas',
    ])
    expect(differsFrom(other, went, after('fork', 'cost', 'goods', 'join', 'join', 'end'))).toBe(true)
  })

  test('stop where nobody can be asked in one of them', () => {
    const none: People = {
      ...people,
      approversAt: (stepId, decided) => (stepId === 'x' ? [] : people.approversAt(stepId, decided)),
    }
    const { way, left } = routed(forked([approval('head')], [approval('x'), approval('y')]), none, false, [])
    expect([way.isLeft, way.steps, left?.id]).toEqual([true, ['fork', 'head', 'x'], 'it cannot be approved'])
  })
})

describe('another way than it went', () => {
  const one = through('APPROVE', waited('approver', 'APPROVAL', 1))
  const two = through('APPROVE', waited('approver', 'APPROVAL', 1), waited('head', 'APPROVAL', 2))
  const none = through('APPROVE')
  const work = through('APPROVE', waited('buyer', 'ASSIGNMENT', 1), waited('head', 'APPROVAL', 2))
  const free = { ran: undefined, usual: ['jonas'] }
  const ran = (steps: string[], isWhole = true) => ({ ran: { steps, isWhole }, usual: ['jonas'] })
  const approvedBy = (...deciderIds: string[]) => ({ became: 'APPROVED' as const, deciderIds })
  type Given = [Through, Parameters<typeof differsFrom>[1], Parameters<typeof differsFrom>[2]]
  const cases: [string, boolean, Given][] = [
    ['the same person', false, [one, approvedBy('vera'), free]],
    ['another person', true, [one, approvedBy('jonas'), free]],
    ['one more', true, [two, approvedBy('vera'), free]],
    ['nobody any more', true, [none, approvedBy('vera'), free]],
    ['nobody, as before', false, [none, approvedBy(), free]],
    ['work before it', true, [work, approvedBy('jonas'), free]],
    ['refused by whom it would ask first', false, [two, { became: 'REJECTED', deciderIds: ['tobias'] }, free]],
    ['it waits with somebody else', true, [one, { became: 'WAITS', deciderIds: [] }, free]],
    [
      'it waits with the same',
      false,
      [one, { became: 'WAITS', deciderIds: [] }, { ...free, usual: ['vera', 'tobias'] }],
    ],
    [
      'one more than it waits with',
      true,
      [two, { became: 'WAITS', deciderIds: [] }, { ...free, usual: ['vera', 'tobias'] }],
    ],
    ['the same steps of a workflow', false, [work, approvedBy('jonas'), ran(['buyer', 'head', 'end'])]],
    ['fewer steps of a workflow', true, [work, approvedBy('jonas'), ran(['head', 'end'])]],
    [
      'the same steps as far as it went',
      false,
      [two, { became: 'WITHDRAWN', deciderIds: [] }, ran(['approver'], false)],
    ],
    ['other steps as far as it went', true, [two, { became: 'WAITS', deciderIds: [] }, ran(['head'], false)]],
  ]
  test.each(cases)('%s: %s', (_what, expected, [now, went, known]) => {
    expect(differsFrom(routed(now, people, false, went.deciderIds), went, known)).toBe(expected)
  })
})

test('of several runs the last counts, without that it was stopped', () => {
  const line = (instanceId: string, step: string, kind: string, at: number, isStopped = false) => ({
    ...{ instanceId, step, kind, at: new Date(at), isStopped },
  })
  const lines = [
    line('a', 'old', 'WAITING', 1),
    line('b', 'first', 'WAITING', 5),
    line('b', 'first', 'ENDED', 6, true),
    line('c', 'first', 'WAITING', 6),
    line('c', 'done', 'ENDED', 7),
  ]
  expect(ranSince(lines, new Date(5))).toEqual({ steps: ['first', 'done'], isWhole: true })
  expect(ranSince(lines.slice(0, 3), new Date(5))).toEqual({ steps: ['first'], isWhole: false })
  expect(ranSince(lines, new Date(8))).toBeUndefined()
})

import type { Permission } from '@kontor/contract'
import { inEnglish, type Message, t } from '@kontor/i18n'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Approval,
  type Approver,
  barredFrom,
  cameBy,
  currentOf,
  decidableBy,
  decidersOf,
  headsFor,
  kindOf,
  maxSteps,
  roundOf,
  type Step,
  stateOf,
  whomWorkflowAsks,
  whyNotAsk,
  whyNotDecide,
  whyNotInvite,
  whyNotWithdraw,
  whyUnable,
} from './rules.ts'

const person = (id: string, more: Partial<Approver> = {}): [string, Approver] => [
  id,
  { id, name: id, isAdministrator: false, isHead: false, unable: undefined, substituteId: null, ...more },
]
const step = (askedBy: string | null, invited: readonly string[], more: Partial<Step> = {}): Step => ({
  askedBy,
  invited,
  outcome: null,
  decidedBy: null,
  beside: null,
  ...more,
})
const by = (decidedBy: string, outcome: 'ACCEPT' | 'REJECT' = 'ACCEPT') => ({ outcome, decidedBy })
const people = new Map([
  person('clerk'),
  person('mia'),
  person('max', { substituteId: 'sam' }),
  person('sam'),
  person('ada', { isAdministrator: true }),
  person('gone', { unable: t`their role cannot approve` }),
])
const approval = (steps: readonly Step[], more: Partial<Approval> = {}): Approval => ({
  steps,
  people,
  authorId: null,
  closed: undefined,
  above: () => undefined,
  ...more,
})

describe('how an approval stands', () => {
  test.each<[string, readonly Step[], ReturnType<typeof stateOf>]>([
    ['nobody was asked', [], null],
    ['somebody was asked', [step('clerk', ['mia'])], 'OPEN'],
    ['all have approved', [step('clerk', ['mia'], by('mia'))], 'APPROVED'],
    ['one of two has approved', [step('clerk', ['mia'], by('mia')), step('mia', ['max'])], 'OPEN'],
    ['it was refused', [step('clerk', ['mia'], by('mia')), step('mia', ['max'], by('max', 'REJECT'))], 'REFUSED'],
    ['it was refused and asked for anew', [step('clerk', ['mia'], by('mia', 'REJECT')), step('sam', ['mia'])], 'OPEN'],
  ])('%s', (_says, steps, state) => {
    expect(stateOf(steps)).toBe(state)
  })

  test('F-120: a step is current, next, or created and over', () => {
    const steps = [step('clerk', ['mia'], by('mia')), step('clerk', ['max']), step('clerk', ['ada'])]
    const kinds = (closed?: Message) => steps.map((one) => kindOf(one, { steps, closed }))
    expect(kinds()).toEqual(['created', 'current', 'next'])
    expect(kinds(t`it is REJECTED_BY_RECEIVER`)).toEqual(['created', 'created', 'created'])
  })
})

describe('branches of a workflow', () => {
  const [mia, max] = [step(null, ['mia'], { beside: 'fork' }), step(null, ['max'], { beside: 'fork' })]
  const accepted = { ...max, ...by('max') }

  test('wait at the same time; who asks behind them waits for both', () => {
    const steps = [mia, max, step('clerk', ['ada'])]
    expect(steps.map((one) => kindOf(one, { steps, closed: undefined }))).toEqual(['current', 'current', 'next'])
    expect(stateOf([mia, accepted])).toBe('OPEN')
    expect(stateOf([{ ...mia, ...by('mia') }, accepted])).toBe('APPROVED')
  })

  test('of which one is refused are refused, though another was approved before', () => {
    expect(stateOf([{ ...mia, ...by('mia', 'REJECT') }, accepted])).toBe('REFUSED')
  })

  test('are decided by two people, though both are asked in each', () => {
    const both = ['mia', 'max']
    const first = step(null, both, { beside: 'fork' })
    const asked = whomWorkflowAsks(both, approval([first]), 'fork')
    expect(asked).toEqual(both)
    const second = step(null, asked, { beside: 'fork' })
    const after = [{ ...first, ...by('mia') }, second]
    expect([...decidersOf(approval(after), second).keys()]).toEqual(['max', 'sam'])
    expect(whomWorkflowAsks(['mia'], approval([step(null, ['mia'], { beside: 'fork' })]), 'fork')).toEqual([])
  })

  test('are left somebody each, however many people the others have', () => {
    const beside = { beside: 'fork' }
    const waiting = approval([step(null, ['mia'], beside), step(null, ['max', 'sam'], beside)])
    expect(whomWorkflowAsks(['mia', 'sam'], waiting, 'fork')).toEqual(['mia', 'sam'])
    expect(whomWorkflowAsks(['mia'], waiting, 'fork')).not.toContain('mia')
  })
})

describe('who decides', () => {
  test.each<[string, Approval, Record<string, string | null>]>([
    ['whoever was asked', approval([step('clerk', ['mia'])]), { mia: null }],
    ['not who is asked next', approval([step('clerk', ['mia']), step('clerk', ['max'])]), { mia: null }],
    ['for one who is away their substitute, too', approval([step('clerk', ['max'])]), { max: null, sam: 'max' }],
    ['no substitute who asked for it', approval([step('sam', ['max'])]), { max: null }],
    [
      'an administrator, where all who were asked have left',
      approval([step('clerk', ['gone', 'nobody'])]),
      { ada: null },
    ],
    ['not that administrator who asked', approval([step('ada', ['gone'])]), {}],
    ['nobody once it was answered', approval([step('clerk', ['mia'])], { closed: t`it is ACCEPTED` }), {}],
    ['nobody who saved it', approval([step('clerk', ['max'])], { authorId: 'sam' }), { max: null }],
    [
      'no substitute who decided a step of it before',
      approval([step('clerk', ['sam'], by('sam')), step('clerk', ['max'])]),
      { max: null },
    ],
    [
      'no substitute who is invited to a later step, which would then wait for nobody',
      approval([step('ada', ['max']), step('clerk', ['sam'])]),
      { max: null },
    ],
    [
      'whoever refused it before, when it is asked for anew',
      approval([step('clerk', ['mia'], by('mia', 'REJECT')), step('clerk', ['mia'])]),
      { mia: null },
    ],
  ])('%s', (_says, given, deciders) => {
    expect(Object.fromEntries(decidersOf(given, currentOf(given.steps)[0] ?? step('', [])))).toEqual(deciders)
  })

  test.each<[string, string, Approval, string]>([
    ['before anybody was asked', 'mia', approval([]), 'no approval was requested'],
    ['after it was approved', 'mia', approval([step('clerk', ['mia'], by('mia'))]), 'already approved'],
    ['after it was refused', 'mia', approval([step('clerk', ['mia'], by('mia', 'REJECT'))]), 'already declined'],
    ['a step of others', 'sam', approval([step('clerk', ['mia'])]), 'awaits mia'],
    ['what they asked for', 'clerk', approval([step('clerk', ['mia'])]), 'they requested this approval'],
    ['what was answered', 'mia', approval([step('clerk', ['mia'])], { closed: t`it is ACCEPTED` }), 'it is ACCEPTED'],
  ])('nobody decides %s, and is told why', (_says, id, given, why) => {
    expect(inEnglish(whyNotDecide(id, given)!)).toContain(why)
  })
})

test('something comes to a person by their own invitation, and by that of whom they stand in for; to an administrator by any', () => {
  const by = (id: string) => cameBy(people.get(id)!, people.values())
  expect([by('mia'), by('sam'), by('ada')]).toEqual([['mia'], ['sam', 'max'], undefined])
})

describe('who is invited', () => {
  const asked = approval([step('clerk', ['max'], by('max')), step('max', ['mia'])])
  test.each([
    ['ada', undefined],
    ['sam', 'you cannot request your own approval'],
    ['clerk', 'they requested this approval'],
    ['max', 'they requested this approval'],
    ['mia', 'they have already been asked'],
    ['gone', 'their role cannot approve'],
  ])('%s by sam: %s', (id, why) => {
    const refusal = whyNotInvite(id, 'sam', asked)
    expect(refusal && inEnglish(refusal)).toBe(why)
  })

  test('the heads of accounts payable where nobody is named, but for the one who asks and who can have no part', () => {
    const heads = ['mia', 'max', 'gone'].map((id) => person(id, { ...people.get(id), isHead: true }))
    const given = approval([], { people: new Map([...people, ...heads]) })
    expect(headsFor('clerk', given)).toEqual(['mia', 'max'])
    expect(headsFor('mia', given)).toEqual(['max'])
    expect(headsFor('clerk', { ...given, authorId: 'max' })).toEqual(['mia'])
    expect(headsFor('clerk', approval([]))).toEqual([])
  })

  const decider: ReadonlySet<Permission> = new Set(['approval.decide'] as const)
  test.each([
    ['whose account is locked', { isActive: false, permissions: decider, sees: true }, 'they cannot sign in'],
    [
      'whose role does not',
      { isActive: true, permissions: new Set<Permission>(), sees: true },
      'their role cannot approve',
    ],
    [
      'to whom it is closed',
      { isActive: true, permissions: decider, sees: false },
      'they do not have access to the document',
    ],
    ['of the company', { isActive: true, permissions: decider, sees: true }, undefined],
  ] as const)('somebody %s', (_who, fitness, why) => {
    const unable = whyUnable(fitness)
    expect(unable && inEnglish(unable)).toBe(why)
  })

  test('nobody to a document that was answered, or beyond what is kept', () => {
    expect(inEnglish(whyNotAsk(approval([], { closed: t`it is ACCEPTED` }))!)).toBe('it is ACCEPTED')
    const steps = Array.from({ length: maxSteps }, () => step('clerk', ['mia'], by('mia', 'REJECT')))
    expect(inEnglish(whyNotAsk(approval(steps))!)).toContain(`${maxSteps} steps`)
  })
})

describe('a step is taken back', () => {
  const waits = step('clerk', ['mia'])
  test.each<[string, string, Step, Partial<Approval>, string | undefined]>([
    ['by who asked for it', 'clerk', waits, {}, undefined],
    ['by an administrator', 'ada', waits, {}, undefined],
    ['by nobody else', 'mia', waits, {}, 'only the person who requested it or an administrator can do this'],
    ['not once it is decided', 'clerk', step('clerk', ['mia'], by('mia')), {}, 'it is already decided'],
    ['not once the document was answered', 'clerk', waits, { closed: t`it is ACCEPTED` }, 'it is ACCEPTED'],
  ])('%s', (_says, id, one, more, why) => {
    const refusal = whyNotWithdraw(id, one, approval([one], more))
    expect(refusal && inEnglish(refusal)).toBe(why)
  })
})

/** Whatever people ask and decide, as far as the rules let them. */
const acts = fc.array(
  fc.record({
    what: fc.constantFrom('ask', 'branches', 'ACCEPT', 'REJECT'),
    who: fc.constantFrom(...people.keys()),
    whom: fc.constantFrom(...people.keys()),
  }),
  { maxLength: 30 },
)

test('whatever is asked and decided, each round is approved by others than asked for it, and by nobody twice', () => {
  fc.assert(
    fc.property(acts, (all) => {
      let steps: readonly Step[] = []
      for (const [place, { what, who, whom }] of all.entries()) {
        const now = approval(steps)
        if (what === 'ask' && whyNotInvite(whom, who, now) === undefined) steps = [...steps, step(who, [whom])]
        else if (what === 'branches')
          for (const named of [who, whom]) {
            const beside = `fork ${place}`
            steps = [...steps, step(null, whomWorkflowAsks([named], approval(steps), beside), { beside })]
          }
        else if (what !== 'ask' && whyNotDecide(who, now) === undefined) {
          const [current] = decidableBy(who, now).map((own) => own.step)
          const decided = steps.map((one) => (one === current ? { ...one, ...by(who, what as 'ACCEPT') } : one))
          steps = what === 'ACCEPT' ? decided : decided.filter(({ outcome }) => outcome !== null)
        }
        const round = roundOf(steps)
        const deciders = round.flatMap(({ decidedBy }) => decidedBy ?? [])
        expect(new Set(deciders).size).toBe(deciders.length)
        for (const [at, { decidedBy }] of round.entries())
          if (decidedBy !== null) expect(round.slice(0, at + 1).map(({ askedBy }) => askedBy)).not.toContain(decidedBy)
        for (const current of currentOf(steps)) {
          const deciders = decidersOf(approval(steps), current)
          // Who was invited could decide then, and nobody has left; a workflow may find nobody to invite.
          if (steps.every(({ askedBy }) => askedBy !== null)) expect(deciders.size).toBeGreaterThan(0)
          for (const id of deciders.keys()) {
            const by = cameBy(people.get(id)!, people.values())
            expect(by === undefined || current.invited.some((one) => by.includes(one))).toBe(true)
            expect(by === undefined || !barredFrom(approval(steps), current).includes(id)).toBe(true)
          }
        }
      }
    }),
  )
})

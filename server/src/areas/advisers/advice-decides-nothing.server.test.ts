import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { approve, approving, ask, base, flow, reject, withdraw } from '../approvals/testing.ts'
import { json } from '../documents/testing-trade.ts'
import { adviceOn, answerAdvice, askAdvice, handOnAdvice, inboxOf, withdrawAdvice } from './testing.ts'

const { admin, delivered, hire, clerk, mia, max } = await approving()
const sam = await hire({ role: 'approver', firstName: 'Sam', lastName: 'Substitute' })
const rita = await hire({ role: 'requester', firstName: 'Rita', lastName: 'Requester' })
const people = [admin, clerk, mia, max, sam, rita]

const decideAs = (by: TestPerson, id: string, Decision: string) =>
  by.send(`POST inbox/decisions/${randomUUID()}`, { json: { Ids: [id], Decision, Reason: 'No' } })
const isAway = (person: TestPerson, by: TestPerson) =>
  person.send(`PUT users/${person.id}/absence`, {
    json: { From: '2026-11-19', Until: '2026-11-27', SubstituteId: by.id },
  })
const isBack = (person: TestPerson) => person.send(`DELETE users/${person.id}/absence`)
const canApprove = async (person: TestPerson, id: string) => {
  const answer = await person.send(`GET ${base}/canapprove/${id}`)
  return answer.ok && ((await answer.json()) as { canApprove: boolean }).canApprove
}

const advising = ['ask advice', 'answer', 'hand on', 'take back', 'approve the advice', 'complete the advice'] as const
const deciding = ['ask', 'approve', 'reject', 'withdraw', 'away', 'back'] as const

test('no sequence of acts with advisers lets anybody approve what they may not; what is asked waits with its step alone', async () => {
  const who = fc.integer({ min: 0, max: people.length - 1 })
  const acts = fc.array(
    fc.record({ act: fc.constantFrom(...advising, 'ask advice', ...deciding, 'ask'), who, whom: who }),
    { minLength: 6, maxLength: 16 },
  )
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      for (const person of people) await isBack(person)
      const id = await delivered()
      await json(ask(clerk, id, [mia.id]), 201)
      for (const { act, who, whom } of sequence) {
        const [by, other] = [people[who]!, people[whom]!]
        const before = await flow(admin, id)
        const could = await canApprove(by, id)
        const current = before.steps.find(({ kind }) => kind === 'current')
        const asked = (await adviceOn(admin, id)).advice
        const open = asked.find(({ state }) => state === 'OPEN') ?? asked.at(-1)
        if (act === 'ask') await ask(by, id, [other.id])
        if (act === 'approve') await approve(by, id)
        if (act === 'reject') await reject(by, id, 'No')
        if (act === 'withdraw' && current) await withdraw(by, id, current.id)
        if (act === 'away' && by !== other) await isAway(by, other)
        if (act === 'back') await isBack(by)
        if (act === 'ask advice') {
          // Who decides is asked to go first, else hardly any advice would be asked for.
          const decider = people.find((one) => one.id === current?.approverIds[0]) ?? by
          await askAdvice(whom % 2 === 0 ? decider : by, id, [other.id])
        }
        if (open) {
          const holder = people.find((one) => one.id === open.holders[0]?.id) ?? by
          const actor = whom % 2 === 0 ? holder : by
          if (act === 'answer') await answerAdvice(actor, open.id, 'APPROVE')
          if (act === 'hand on') await handOnAdvice(actor, open.id, other.id)
          if (act === 'take back') await withdrawAdvice(by, open.id)
          if (act === 'approve the advice') await decideAs(actor, open.id, 'APPROVE')
          if (act === 'complete the advice') await decideAs(actor, open.id, 'COMPLETE')
        }
        const after = await flow(admin, id)
        const decided = (steps: typeof after.steps) => steps.filter(({ outcome }) => outcome !== undefined).length
        if (advising.some((one) => one === act)) expect(after, act).toEqual(before)
        else if (decided(after.steps) > decided(before.steps)) expect(could, `${act} by ${by.username}`).toBe(true)
        await waitsRightly(id, act)
      }
    }),
    { numRuns: 8 },
  )
}, 180_000)

/** What is open was asked at the step that waits, and waits with its holders, neither more nor less. */
async function waitsRightly(id: string, act: string): Promise<void> {
  const { steps } = await flow(admin, id)
  const current = steps.find(({ kind }) => kind === 'current')
  const open = (await adviceOn(admin, id)).advice.filter(({ state }) => state === 'OPEN')
  expect(
    open.filter(({ stepId }) => stepId !== current?.id),
    act,
  ).toEqual([])
  expect(
    open.filter(({ askedBy, holders }) => holders.some((one) => one.id === askedBy.id)),
    act,
  ).toEqual([])
  for (const person of people) {
    const mine = open.filter(({ holders }) => holders.some((one) => one.id === person.id)).map((one) => one.id)
    const listed = (await inboxOf(person)).filter(({ kind, subjectId }) => kind === 'ADVICE' && subjectId === id)
    expect(listed.map((one) => one.id).toSorted(), `${act} ${person.username}`).toEqual(mine.toSorted())
    expect(listed.flatMap(({ allowedActions }) => allowedActions)).not.toContain('approve')
  }
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { approvers, byAmount, startWorkflows, step } from './testing-workflow.ts'

const { server, buyer, head, clerk, approver, published, received, answer, metadata, approve, decline } =
  await startWorkflows()
const second = await server.person(buyer.companyId, { role: 'approver' })
await published(
  byAmount({
    Start: 'eyes',
    Steps: [
      step('eyes', 'APPROVAL', 'check', { Who: approvers, Needed: 2 }),
      step('check', 'ASSIGNMENT', 'done', { Who: { UserIds: [clerk.id] } }),
      step('done', 'END', '', { Then: 'ACCEPT' }),
    ],
  }),
)

const people = { head, clerk, approver, second }
const anybody = fc.constantFrom(...(Object.keys(people) as (keyof typeof people)[]))

type Act = readonly ['accept' | 'approve' | 'decline' | 'outcome' | 'paid' | 'finish' | 'route', keyof typeof people]
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(fc.constant('approve' as const), fc.constantFrom('approver', 'second')) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom('accept' as const, 'paid' as const), fc.constant('clerk' as const)),
  },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom('approve', 'decline', 'outcome', 'finish', 'route'), anybody) },
)

async function finish(person: TestPerson, id: string): Promise<void> {
  const { items } = await json<{ items: { id: string }[] }>(person.send(`GET assignments?subjectId=${id}`))
  for (const one of items) await person.send(`PUT assignments/${one.id}/close`)
}

/** Who approved it of themselves, as far as the document tells. */
async function approvedBy(id: string): Promise<readonly string[]> {
  const { steps } = await json<{ steps: { outcome?: string; decidedBy?: string }[] }>(
    buyer.send(`GET approval-service/v0/approvalflow/${id}`),
  )
  return steps.flatMap(({ outcome, decidedBy }) => (outcome === 'ACCEPT' && decidedBy ? [decidedBy] : []))
}

/** What somebody in a hurry would try. */
const examples: [Act[]][] = [
  [
    [
      ['approve', 'approver'],
      ['approve', 'second'],
      ['accept', 'clerk'],
      ['paid', 'clerk'],
    ],
  ],
  [
    [
      ['approve', 'approver'],
      ['outcome', 'clerk'],
      ['finish', 'clerk'],
      ['approve', 'approver'],
      ['accept', 'clerk'],
    ],
  ],
]

let number = 0

test('no sequence of acts has a document accepted that two people did not approve and somebody checked', () =>
  fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 12 }), async (acts) => {
      number += 1
      const id = await received(`${100 + number}.00`, { id: `AROUND-${number}` })
      let checked = false
      for (const [what, who] of acts) {
        const person = people[who]
        if (what === 'accept') await answer(person, id, { ResponseCode: 'BusinessAccept' })
        if (what === 'paid') await answer(person, id, { ResponseCode: 'BusinessPaid' })
        if (what === 'approve') await approve(person, id)
        if (what === 'decline') await decline(person, id)
        if (what === 'outcome') await person.send(`POST workflow/documents/${id}/outcomes/DONE`)
        if (what === 'route') await person.send(`GET advanced-queues/v0/${id}/APPROVAL/route`)
        if (what === 'finish') await finish(person, id)
        await server.settle()
        const by = await approvedBy(id)
        expect(new Set(by).size, 'nobody approves twice').toBe(by.length)
        checked ||= by.length === 2 && (what === 'finish' || what === 'outcome')
        const { ProcessState } = await metadata(buyer, id)
        if (ProcessState === 'ACCEPTED') expect([by.length, checked]).toEqual([2, true])
      }
    }),
    { numRuns: 12, examples },
  ))

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { base } from '../requisitions/testing-procurement.ts'
import { done, startRequisitionWorkflows } from './testing-requisitions.ts'
import { approvers, step } from './testing-workflow.ts'

const {
  admin,
  emre,
  following,
  jonas,
  lia,
  move,
  read,
  requested,
  server,
  stateOf,
  statusOf,
  svea,
  tobias,
  vera,
  workOf,
} = await startRequisitionWorkflows()

type Listed = { readonly Tasks: readonly { readonly id: string }[] }

test('no sequence of acts has one ordered that two others did not approve', async () => {
  const people = { emre, lia, svea, jonas, tobias, vera }
  await using _flow = await following('eyes', step('eyes', 'APPROVAL', 'done', { Who: approvers, Needed: 2 }), done)
  const who = fc.constantFrom(...(Object.keys(people) as (keyof typeof people)[]))
  const act = fc.tuple(
    fc.constantFrom('APPROVED', 'APPROVED', 'task', 'hand', 'drop', 'ensure', 'DRAFT', 'PENDING'),
    who,
  )
  await fc.assert(
    fc.asyncProperty(who, fc.array(act, { minLength: 4, maxLength: 10 }), async (first, acts) => {
      const requester = first === 'emre' || first === 'lia' || first === 'svea' ? people[first] : emre
      const id = await requested('900', requester)
      let approvedBy = new Set<string>()
      for (const [what, name] of acts) {
        const person = people[name]
        const before = (await read(admin, id)).State
        if (what === 'task') {
          const task = (await workOf(person)).find(({ kind }) => kind === 'TASK')
          const body = { json: { completedBy: person.id } }
          const status = task && (await statusOf(person.send(`PUT tasks/${task.id}/outcome/APPROVED`, body)))
          if (status === 204) approvedBy.add(name)
        } else if (what === 'hand' || what === 'drop') {
          // An administrator gives it to somebody else, or throws the request away.
          const { Tasks } = await json<Listed>(admin.send(`GET tasks?subjectId=${id}&state=ASSIGNED`))
          for (const { id: taskId } of Tasks)
            await (what === 'drop'
              ? admin.send(`DELETE tasks/${taskId}`)
              : admin.send(`PUT tasks/${taskId}`, { json: { handler: 'Kontor.Buy', assignees: [person.id] } }))
        } else if (what === 'ensure') await person.send(`POST ${base}/${id}/ensureAssignment`)
        else if ((await statusOf(move(person, id, what))) === 204) {
          if (what === 'APPROVED' && before === 'PENDING') approvedBy.add(name)
          if (what === 'DRAFT') approvedBy = new Set()
        }
        await server.settle()
        const state = await stateOf(id)
        if (state === 'APPROVED' || state === 'ORDERED') {
          // Only these may approve at all.
          expect(['jonas', 'tobias', 'vera'].filter((one) => approvedBy.has(one)).length).toBeGreaterThanOrEqual(2)
        }
      }
      await json(move(requester, id, 'CANCELED')).catch(() => undefined)
      await server.settle()
    }),
    {
      numRuns: 12,
      examples: [
        [
          'emre',
          [
            ['APPROVED', 'tobias'],
            ['APPROVED', 'tobias'],
            ['APPROVED', 'vera'],
          ],
        ],
        [
          'emre',
          [
            ['APPROVED', 'tobias'],
            ['hand', 'tobias'],
            ['APPROVED', 'tobias'],
            ['drop', 'vera'],
            ['ensure', 'emre'],
            ['APPROVED', 'tobias'],
          ],
        ],
      ],
    },
  )
})

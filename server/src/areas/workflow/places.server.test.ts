import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { byAmount, heads, startWorkflows, step } from './testing-workflow.ts'

const { buyer, save } = await startWorkflows()

const fileOf = async (id: string) =>
  (await json<ResultOf<Areas['workflow']['readVersion']>>(buyer.send(`GET workflow/versions/${id}`))).Flow

/** Where a file draws each element: `head` at `325,30`. */
const placesIn = (file: string): Record<string, string> =>
  Object.fromEntries(
    [...file.matchAll(/bpmnElement="([^"]+)"[^>]*>\s*<dc:Bounds x="([^"]+)" y="([^"]+)"/g)].map(([, id, x, y]) => [
      id,
      `${x},${y}`,
    ]),
  )

test('who changes the steps of a workflow in the list finds them where somebody drew them', async () => {
  const id = randomUUID()
  const flow = byAmount()
  await json(save(flow, id))
  const before = placesIn(await fileOf(id))
  // Somebody has drawn an approval far below.
  const file = (await fileOf(id)).replace(/(bpmnElement="head"[^>]*>\s*<dc:Bounds x=")[^"]+(" y=")[^"]+/, '$1700$2800')
  await json(buyer.send(`PUT workflow/versions/${id}`, { json: { Name: flow.Name, Flow: file } }))
  const drawn = placesIn(await fileOf(id))
  expect(drawn).toEqual({ ...before, head: '700,800' })

  const Steps = flow.Steps.map((one) => (one.Id === 'head' ? { ...one, Name: 'The head approves' } : one))
  await json(save({ ...flow, Steps }, id))
  expect(placesIn(await fileOf(id))).toEqual(drawn)

  // A new step stands right of what leads to it, and over nothing else.
  const between = [
    ...Steps.map((one) => (one.Id === 'head' ? { ...one, Next: [{ StepId: 'tell' }] } : one)),
    step('tell', 'MAIL', 'done', { Who: heads, Words: 'It is large' }),
  ]
  await json(save({ ...flow, Steps: between }, id))
  expect(placesIn(await fileOf(id))).toEqual({ ...drawn, tell: '850,800' })

  // So does a new version of the same workflow.
  const copy = randomUUID()
  await json(save({ ...flow, Steps: between }, copy))
  expect(placesIn(await fileOf(copy))).toMatchObject({ head: '700,800' })
  for (const one of [id, copy]) await json(buyer.send(`DELETE workflow/versions/${one}`), 204)
})

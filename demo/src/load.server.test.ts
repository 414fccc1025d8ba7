import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { emptyPlatform, pictureOf, statesIn, tell } from './testing-load.ts'

const { platform: first } = await emptyPlatform()
const progress = await tell(first, 1)
const early = await statesIn(first)
progress.push(...(await tell(first)))
const late = await statesIn(first)

test('its documents are in every state that the built rules reach', () => {
  for (const state of [
    'DRAFT',
    'DELIVERED_SENT',
    'DELIVERED_RECEIVED',
    'ACCEPTED',
    'REJECTED_BY_RECEIVER',
    'REJECTED_BY_SENDER',
    'DISPUTED_BY_RECEIVER',
    'OVERDUE',
    'PAID_UNCONFIRMED',
    'PAID_CONFIRMED',
    'PENDING_NOT_A_CONTACT',
    'COLLECTED',
    'IN_CLEARANCE',
    'FAILED_DELIVERY',
  ])
    expect(late).toContain(state)
})

test('what people look at first is there before the rest, and all that is open', () => {
  expect(early.length).toBeLessThan(late.length * 0.8)
  for (const open of ['DRAFT', 'DELIVERED_RECEIVED', 'ACCEPTED', 'DISPUTED_BY_RECEIVER', 'OVERDUE'])
    expect(early.filter((state) => state === open).length).toBe(late.filter((state) => state === open).length)
})

test('says how far it is, and at last that the network is complete', async () => {
  expect(progress).toEqual([
    'Loading the demo network (first start only) …',
    ...[25, 50, 75].map((percent) => `Older history of the demo network: ${percent} %`),
    'The demo network is complete.',
  ])
  expect(await tell(first)).toEqual([])
})

test('the same seed and day make the same network, to the last hash of its logs, however often its telling was killed: nothing is there by half, nothing twice', async () => {
  const { database, platform } = await emptyPlatform()
  for (const after of [0, 3, 11]) {
    const child = fork(new URL('./testing-telling.ts', import.meta.url), {
      env: { ...process.env, DATABASE: JSON.stringify(database) },
    })
    let parts = 0
    child.on('message', () => {
      parts += 1
      // Somewhere in the next one.
      if (parts > after) child.kill('SIGKILL')
    })
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  }
  await tell(platform)
  expect(await pictureOf(platform)).toEqual(await pictureOf(first))
  // Four tellings, three of which begin with a process.
}, 180_000)

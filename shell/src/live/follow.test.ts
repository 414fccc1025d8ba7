import { expect, test } from 'vitest'
import { createTestClock } from '../testing/clock.ts'
import { follow, pauseBefore } from './follow.ts'
import type { LiveMessage } from './state.ts'

type Answer = { status?: number; text?: string; open?: boolean }

/** A service that answers each request in turn; `text` is sent at once, and the stream stays open where it says so. */
function start(...answers: (Answer | Error)[]) {
  const time = createTestClock()
  const messages: LiveMessage[] = []
  const asked: (string | null)[] = []
  const requestIds = new Set<string | null>()
  const following = follow({
    url: '/api/live',
    headers: { 'X-Kontor-TenantId': 'company-1' },
    from: '3',
    clock: time.clock,
    random: () => 0,
    tell: (message) => messages.push(message),
    fetch: async (_url, { headers, signal }) => {
      const given = new Headers(headers)
      expect(given.get('X-Kontor-TenantId')).toBe('company-1')
      asked.push(given.get('Last-Event-ID'))
      requestIds.add(given.get('X-Kontor-RequestId'))
      const answer = answers.shift() ?? { open: true }
      if (answer instanceof Error) throw answer
      const body = new ReadableStream({
        start(controller) {
          if (answer.text) controller.enqueue(new TextEncoder().encode(answer.text))
          if (!answer.open) controller.close()
          signal?.addEventListener('abort', () => answer.open && controller.error(new Error('aborted')))
        },
      })
      return new Response(body, { status: answer.status ?? 200 })
    },
  })
  const kinds = () => messages.map(({ type }) => type)
  return { time, messages, kinds, asked, requestIds, following }
}

const change = (position: number) =>
  `id: ${position}\nevent: changes\ndata: {"position":"${position}","items":[{"kind":"document","id":"d${position}"}]}\n\n`

test('changes are told as they come, and a broken stream is taken up at the position where it was', async () => {
  const { time, kinds, messages, asked } = start({ text: change(7) }, { text: change(8), open: true })
  await time.advance(1_000)
  expect(kinds()).toEqual(['connected', 'changes', 'lost', 'connected', 'changes'])
  expect(messages[4]).toEqual({
    type: 'changes',
    changes: { position: '8', items: [{ kind: 'document', id: 'd8' }] },
  })
  expect(asked).toEqual(['3', '7'])
})

test('the first word of a stream says where it begins: that is news only where it is elsewhere than asked for', async () => {
  const begins = (position: number) => change(position).replace(/\{"kind".*\}\]/, ']')
  const { time, messages } = start(
    { text: begins(3) + change(4) },
    { text: begins(4) },
    { text: begins(9), open: true },
  )
  await time.advance(5_000)
  expect(messages.flatMap((message) => (message.type === 'changes' ? [message.changes.position] : []))).toEqual([
    '4',
    '9',
  ])
})

test('a service that is away is asked again, less and less often, at most every half minute', async () => {
  const away = Array.from({ length: 20 }, () => new Error('away'))
  const { time, asked } = start(...away)
  await time.advance(15_000)
  expect(asked).toHaveLength(5)
  await time.advance(16_000 + 5 * 30_000)
  expect(asked).toHaveLength(11)
  expect(pauseBefore(50, 0)).toBe(30_000)
  expect(pauseBefore(50, 1)).toBe(22_500)
})

test('F-333: each try has a request id of its own', async () => {
  const { time, requestIds } = start(new Error('away'), { open: true })
  await time.advance(1_000)
  expect([...requestIds].map((id) => id?.length)).toEqual([36, 36])
})

test('when the network is back there is no waiting', async () => {
  const { time, asked, following, kinds } = start(new Error('away'), new Error('away'), { open: true })
  await time.settle()
  following.hurry()
  await time.settle()
  following.hurry()
  await time.settle()
  expect(asked).toHaveLength(3)
  expect(kinds().at(-1)).toBe('connected')
})

test('a session that has ended is told once, and the service is left alone', async () => {
  const { time, kinds, asked } = start({ status: 401 })
  await time.advance(60_000)
  expect(kinds()).toEqual(['ended'])
  expect(asked).toHaveLength(1)
})

test('a service in trouble is not a session that has ended', async () => {
  const { time, kinds } = start({ status: 503 }, { open: true })
  await time.advance(1_000)
  expect(kinds()).toEqual(['lost', 'connected'])
})

test('a line that has gone silent is dead, though nobody said so', async () => {
  const { time, kinds } = start({ text: change(1), open: true })
  await time.advance(44_000)
  expect(kinds()).toEqual(['connected', 'changes'])
  await time.advance(3_000)
  expect(kinds()).toEqual(['connected', 'changes', 'lost', 'connected'])
})

test('a follower that is stopped says nothing more', async () => {
  const { time, kinds, following } = start({ text: change(1), open: true })
  await time.settle()
  following.stop()
  await time.advance(60_000)
  expect(kinds()).toEqual(['connected', 'changes'])
})

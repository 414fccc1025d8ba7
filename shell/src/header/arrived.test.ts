import { expect, test } from 'vitest'
import { type Arrival, counted, grouped, readBellTime } from './arrived.ts'

const came = (at: string, type = 'invoice', DocumentId = at) =>
  ({ DocumentId, DocumentType: { type }, CreatedDateTime: at, SentReceivedTimestamp: at }) as unknown as Arrival
/** An instant at this hour of the reader's own day. */
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()

const returned = (at: string) => ({ ...came(at), UnifiedState: 'FAILED_DELIVERY' }) as Arrival

const arrivals = [came(at(20, 9)), came(at(21, 8), 'status'), came(at(21, 10)), came(at(21, 11), 'status')]
const now = new Date(2026, 10, 21, 12)

test('what has arrived stands by day, and within a day by kind, the latest first', () => {
  expect(grouped(arrivals).map(({ kinds }) => kinds.map((kind) => [kind.type, kind.arrivals.length]))).toEqual([
    [
      ['status', 2],
      ['invoice', 1],
    ],
    [['invoice', 1]],
  ])
  expect(grouped([])).toEqual([])
})

test('the bell counts as things come, or with the morning what came before it, or never', () => {
  const seen = at(20, 8)
  expect(counted(arrivals, seen, 'now', now)).toBe(4)
  expect(counted(arrivals, seen, 'daily', now)).toBe(1)
  expect(counted(arrivals, seen, 'daily', new Date(2026, 10, 22, 0, 1))).toBe(4)
  expect(counted(arrivals, seen, 'never', now)).toBe(0)
  expect(counted(arrivals, at(21, 9), 'now', now)).toBe(2)
})

test('what could not be delivered counts from when it came back, not from when it was sent', () => {
  const sent = { ...returned(at(20, 9)), LastEdit: at(21, 9) }
  expect(counted([sent], at(21, 8), 'now', now)).toBe(1)
  expect(counted([sent], at(21, 10), 'now', now)).toBe(0)
})

test('who has chosen nothing hears at once', () => {
  expect([undefined, 'sometimes', 'daily'].map(readBellTime)).toEqual(['now', 'now', 'daily'])
})

import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { invoice, type Trade } from './trade.ts'

/** A Kontor in which two companies trade. */
export interface Trading {
  readonly origin: string
  readonly trade: Trade
}

/** How long each call took, in milliseconds, by its name. */
type Times = Map<string, number[]>

const [warm, rounds] = [20, 60]
const xml = 'application/xml'

/**
 * What each call of one costs relative to the other, by the middle of rounds in turn: saving and sending; then, with all that
 * sending left behind done, lists of what was sent and received.
 */
export async function ratiosOf(one: Trading, other: Trading): Promise<ReadonlyMap<string, number>> {
  const sides = [one, other].map((side) => ({ ...side, times: new Map() as Times }))
  const inTurn = async (work: (side: (typeof sides)[number], round: number) => Promise<void>) => {
    for (let round = 0; round < warm + rounds; round += 1)
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) await work(side, round)
  }
  await inTurn(async ({ origin, trade, times }, round) => {
    const id = randomUUID()
    const put = (name: string, path: string, type: string, body: string | Uint8Array<ArrayBuffer>) =>
      timed(times, name, `${origin}/api/documents/${id}${path}`, trade.supplierToken, { type, body })
    await put('save', '?draft=false', xml, invoice(`C-${round}`))
    const to = JSON.stringify({ ConnectionId: trade.connectionId })
    await put('dispatch', `/dispatches/${randomUUID()}`, 'application/json', to)
  })
  const list = 'documents?limit=60'
  for (const { origin, trade } of sides)
    await vi.waitFor(async () => {
      const { itemCount } = JSON.parse(await timed(new Map(), '', `${origin}/api/${list}`, trade.buyerToken))
      if (itemCount !== warm + rounds) throw new Error(`${itemCount} have arrived.`)
    }, 60_000)
  await inTurn(async ({ origin, trade, times }) => {
    await timed(times, 'list of what was sent', `${origin}/api/${list}`, trade.supplierToken)
    await timed(times, 'list of what was received', `${origin}/api/${list}&stag=inbox`, trade.buyerToken)
    await timed(times, 'search', `${origin}/api/${list}&q=socket`, trade.buyerToken)
  })
  const [measured, peer] = sides.map(({ times }) => times)
  return new Map([...measured!].map(([name, times]) => [name, middle(times) / middle(peer!.get(name)!)]))
}

async function timed(
  times: Times,
  name: string,
  url: string,
  token: string,
  given?: { type: string; body: string | Uint8Array<ArrayBuffer> },
): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, ...(given && { 'content-type': given.type }) }
  const began = performance.now()
  const answer = await fetch(url, { headers, ...(given && { method: 'PUT', body: given.body }) })
  const text = await answer.text()
  times.set(name, [...(times.get(name) ?? []), performance.now() - began])
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text}`)
  return text
}

/** Of the rounds after those that only warm up. */
function middle(times: readonly number[]): number {
  const sorted = times.slice(warm).toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1]!
}

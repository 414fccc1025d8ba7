import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { askingOf } from './testing/asking.ts'
import { type KontorProcess, kill, startKontor } from './testing/kontor-process.ts'
import { invoice, prepareTrade } from './testing/trade.ts'

/** Seconds: enough for a kill before they are over. */
const heldFor = 5

test('an answer that waits to be sent is sent once, after a kill too, and one that was undone is not', {
  timeout: 120_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-held-'))
  const trade = await prepareTrade(folder)
  let kontor = await startKontor(folder)
  const call = askingOf(() => kontor.origin)
  const stateOf = async (token: string, id: string) => (await call(token, `GET documents/${id}/metadata`)).UnifiedState
  const soon = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 60_000, interval: 100 })
  const accepting = async (number: string) => {
    const [id, responseId] = [randomUUID(), randomUUID()]
    await call(trade.supplierToken, `PUT documents/${id}?draft=false`, invoice(number))
    await call(trade.supplierToken, `PUT documents/${id}/dispatches/${randomUUID()}`, {
      ConnectionId: trade.connectionId,
    })
    await soon(async () => expect(await stateOf(trade.buyerToken, id)).toBe('DELIVERED_RECEIVED'))
    const body = { ResponseId: responseId, ResponseCode: 'BusinessAccept', HoldFor: heldFor }
    await call(trade.buyerToken, `PUT documents/${id}/statechange`, body)
    return { id, responseId }
  }
  try {
    const undone = await accepting('HELD-1')
    const kept = await accepting('HELD-2')
    await call(trade.buyerToken, `DELETE documents/${undone.id}/statechange/${undone.responseId}`)
    killAll(kontor)
    kontor = await startKontor(folder, { PORT: new URL(kontor.origin).port })
    await soon(async () =>
      expect(await stateOf(trade.supplierToken, kept.id), kontor.output().slice(-4000)).toBe('ACCEPTED'),
    )
    const { Events } = await call(trade.buyerToken, `GET documents/${kept.id}/history`)
    const kinds = Events.map(({ Type }: { Type: string }) => Type)
    expect(kinds.filter((kind: string) => kind === 'document.accepted')).toHaveLength(1)
    expect(await stateOf(trade.buyerToken, undone.id)).toBe('DELIVERED_RECEIVED')
    expect(await kontor.stop()).toBe(0)
  } finally {
    if (kontor.child.exitCode === null && kontor.child.signalCode === null) killAll(kontor)
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  }
})

const killAll = (kontor: KontorProcess): void =>
  [kontor.child.pid!, kontor.postmaster(), ...kontor.backends()].forEach(kill)

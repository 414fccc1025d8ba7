import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { askingOf } from './testing/asking.ts'
import { type KontorProcess, kill, startKontor } from './testing/kontor-process.ts'
import { invoice, prepareTrade } from './testing/trade.ts'

const environment = { KONTOR_CLEARANCE: 'loopback' }
const address = { street: 'Lindenstraße 4', city: 'Hamburg', zip: '20095', country: 'DE' }

/** An invoice as Romania asks for it. */
const bill = (number: string, net: string) =>
  invoice(number, net, {
    seller: {
      ...{ name: 'Brandt Werkzeuge GmbH', vatId: 'DE812526315', taxId: 'RO12345678', address },
      ...{ endpointId: 'DE812526315', endpointScheme: '9930' },
    },
    buyer: { name: 'Nordlicht Handel AG', legalId: '4012345000009', address },
    taxCurrency: { code: 'RON', rate: '4.97' },
  })

test('an invoice that the authority has not answered is reported, cleared and delivered once, whenever the process is killed', {
  timeout: 180_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-clearance-'))
  const trade = await prepareTrade(folder)
  let kontor = await startKontor(folder, environment)
  const killed = async () => {
    killAll(kontor)
    kontor = await startKontor(folder, { ...environment, PORT: new URL(kontor.origin).port })
  }
  const call = askingOf(() => kontor.origin)
  const { supplierToken, buyerToken } = trade
  const reportOf = async (id: string) => {
    const { Clearance, UnifiedState } = await call(supplierToken, `GET documents/${id}/metadata`)
    return { state: UnifiedState, report: Clearance?.State, reasons: Clearance?.Reasons }
  }
  const soon = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 60_000, interval: 20 })
  const sent = async (number: string, net: string) => {
    const id = randomUUID()
    await call(supplierToken, `PUT documents/${id}?draft=false`, bill(number, net))
    await call(supplierToken, `PUT documents/${id}/dispatches/${randomUUID()}`, { ConnectionId: trade.connectionId })
    return id
  }
  try {
    const registration = { country: 'RO', identifier: '12345678' }
    await call(supplierToken, 'PUT document-validation/clearance/register', registration)
    // Killed as soon as it is handed over, and once more while the authority still looks at it.
    const handedOver = await sent('CLEAR-1', '100.00')
    await killed()
    const reported = await sent('CLEAR-2', '200.00')
    await soon(async () => expect((await reportOf(reported)).report).toBe('SUBMITTED'))
    await killed()
    for (const id of [handedOver, reported]) {
      await soon(async () =>
        expect(await reportOf(id), kontor.output().slice(-4000)).toEqual({
          state: 'DELIVERED_SENT',
          report: 'CLEARED',
          reasons: [],
        }),
      )
      const { Events } = await call(supplierToken, `GET documents/${id}/history`)
      expect(Events.map(({ Type }: { Type: string }) => Type)).toEqual([
        'document.created',
        'document.sent',
        'document.clearance_begun',
        'document.clearance_submitted',
        'document.cleared',
        'document.delivered',
      ])
      const arrived = await call(buyerToken, `GET documents/${id}/history`)
      expect(arrived.Events.map(({ Type }: { Type: string }) => Type)).toEqual(['document.received'])
    }
    const { Document } = await call(buyerToken, 'GET documents?type=invoice')
    expect(Document.map(({ ID }: { ID: string }) => ID).toSorted()).toEqual(['CLEAR-1', 'CLEAR-2'])
    expect(await kontor.stop()).toBe(0)
  } finally {
    if (kontor.child.exitCode === null && kontor.child.signalCode === null) killAll(kontor)
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  }
})

const killAll = (kontor: KontorProcess): void =>
  [kontor.child.pid!, kontor.postmaster(), ...kontor.backends()].forEach(kill)

import { randomUUID } from 'node:crypto'
import { msOf } from './abreast.ts'
import { type Kontor, startKontor } from './documents/kontor.ts'
import { type OpenNetwork, openNetwork } from './documents/network.ts'
import { type Bench, type Figure, median } from './figure.ts'
import { type Books, openBooks } from './tryton/books.ts'
import { isInstalled, startTryton } from './tryton/server.ts'
import { invoiceOf } from './ubl/document.ts'

const invoices = 10_000
const rounds = 40
const limit = 50

/**
 * The same list and the same new invoice asked of Kontor and of Tryton (Debian's tryton-server), which both stand on the
 * same Postgres, one question at a time. Kontor reads, keeps and judges the invoice as XML, and logs it.
 */
export const trytonBench: Bench = {
  name: 'tryton',
  description:
    "a list and a new invoice against Tryton's, where Debian's tryton-server and tryton-modules-account-invoice are",
  async *run() {
    if (!(await isInstalled())) {
      console.error(
        'tryton: skipped, for it is not here: apt-get install tryton-server tryton-modules-account-invoice python3-psycopg2',
      )
      return
    }
    const network = await openNetwork(invoices)
    const kontor = await startKontor(network.url, network.folder)
    const tryton = await startTryton(network.owner)
    try {
      const books = await openBooks(tryton, invoices)
      for (const [name, ways] of Object.entries(questions(network, kontor, books))) yield await sideBySide(name, ways)
    } finally {
      await tryton.stop()
      await kontor.stop()
      await network.close()
    }
  },
}

interface Ways {
  readonly ours: () => Promise<unknown>
  readonly theirs: () => Promise<unknown>
}

function questions({ large: { token } }: OpenNetwork, kontor: Kontor, books: Books): Readonly<Record<string, Ways>> {
  const invoice = new TextDecoder().decode(invoiceOf(2))
  return {
    list: {
      ours: async () => {
        const { itemCount, Document } = JSON.parse(await kontor.ask(token, `GET documents?limit=${limit}`)) as {
          itemCount: number
          Document: unknown[]
        }
        expectPage(itemCount, Document)
      },
      theirs: async () => {
        const { count, rows } = await books.list(limit)
        expectPage(count, rows)
      },
    },
    create: {
      ours: () => {
        const bytes = new TextEncoder().encode(invoice.replace('F-2026-0871', `F-${randomUUID()}`))
        return kontor.ask(token, `PUT documents/${randomUUID()}`, { type: 'application/xml', bytes })
      },
      theirs: () => books.create(),
    },
  }
}

function expectPage(count: number, rows: readonly unknown[]): void {
  if (count < invoices / 2 || rows.length !== limit) throw new Error(`A page of ${rows.length} of ${count} came.`)
}

async function sideBySide(name: string, { ours, theirs }: Ways): Promise<Figure> {
  const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] }
  for (let round = -10; round < rounds; round += 1) {
    const [mine, other] = [await msOf(ours), await msOf(theirs)]
    if (round < 0) continue
    times.ours.push(mine)
    times.theirs.push(other)
  }
  return {
    name: `tryton.${name}`,
    value: median(times.ours) / median(times.theirs),
    bar: { atMost: 1 },
    baseline: `Tryton ${median(times.theirs).toFixed(1)} ms, Kontor ${median(times.ours).toFixed(1)} ms; ${invoices} documents each, one question at a time`,
  }
}

import { openDatabase } from './documents/database.ts'
import { startKontor } from './documents/kontor.ts'
import type { Bench } from './figure.ts'
import { matchingFigure } from './match/matching.ts'
import { openingFigure } from './match/opening.ts'
import { loadMore, loadPairs, openBuyer } from './trade/received.ts'

/** Invoices that are matched; fewer by KONTOR_BENCH_INVOICES, where there is little time. */
const invoices = Number(process.env['KONTOR_BENCH_INVOICES'] ?? 10_000)
const lines = 20
const orderLines = 1_000_000

/** Invoices and their orders in a network of a million order lines. */
export const matchBench: Bench = {
  name: 'match',
  description: 'matching invoices against orders beside bare SQL of the same rows; opening a match beside an invoice',
  async *run() {
    const database = await openDatabase()
    try {
      const buyer = await openBuyer(database)
      const pairs = await loadPairs(database.owner, buyer, invoices, lines)
      const [large] = await loadPairs(database.owner, buyer, 1, 500)
      await loadMore(database.owner, buyer, pairs[0]!.orderId, orderLines / lines - invoices)
      yield await matchingFigure(database, buyer, pairs, `a network of ${orderLines} order lines`)
      const kontor = await startKontor(database.url, database.folder)
      try {
        yield await openingFigure(kontor, buyer, large!)
      } finally {
        await kontor.stop()
      }
    } finally {
      await database.close()
    }
  },
}

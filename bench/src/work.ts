import { hire } from './documents/companies.ts'
import { openDatabase } from './documents/database.ts'
import { atRest, startKontor } from './documents/kontor.ts'
import type { Bench } from './figure.ts'
import { loadPairs, openBuyer } from './trade/received.ts'
import { decided, decisionFigure } from './work/decision.ts'
import { inboxFigure } from './work/inbox.ts'
import { loadPieces } from './work/pieces.ts'
import { replayFigure } from './work/replay.ts'

const [smallCount, largeCount] = [100, 100_000]

/** What waits for people: how it opens, and what it costs to decide it. */
export const workBench: Bench = {
  name: 'work',
  description:
    'an inbox of 100,000 pieces beside one of 100; a decision with its side work beside bare SQL of the same rows; 10,000 documents through a workflow',
  async *run() {
    const database = await openDatabase()
    try {
      const { platform, owner } = database
      const buyer = await openBuyer(database)
      const [one] = await loadPairs(owner, buyer, 1, 1)
      const asker = await hire(platform, buyer.id, 'Asker')
      const waitFor = async (name: string, count: number) => {
        const { id, token } = await hire(platform, buyer.id, name, 'approver')
        await loadPieces(owner, buyer, one!.invoiceId, { userId: id, askedBy: asker.id, count })
        return { token, pieces: count }
      }
      const [calm, busy, decider] = [
        await waitFor('Calm', smallCount),
        await waitFor('Busy', largeCount),
        await waitFor('Decider', decided),
      ]
      const kontor = await startKontor(database.url, database.folder)
      try {
        await atRest(kontor, owner)
        yield await inboxFigure(kontor, busy, calm)
        yield await decisionFigure(kontor, owner, decider.token)
        // Last: what is published then would follow the decisions.
        yield await replayFigure(kontor, buyer.token)
      } finally {
        await kontor.stop()
      }
    } finally {
      await database.close()
    }
  },
}

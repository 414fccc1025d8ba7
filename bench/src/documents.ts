import { openBare } from './documents/bare.ts'
import { ingestFigures } from './documents/ingest.ts'
import { atRest, startKontor } from './documents/kontor.ts'
import { listFigures } from './documents/lists.ts'
import { openNetwork } from './documents/network.ts'
import { isWanted } from './documents/only.ts'
import { twoProcessesFigure } from './documents/two-processes.ts'
import type { Bench } from './figure.ts'

/** Lists, sums and what comes in, at a million documents, against the same statements by hand. */
export const documentsBench: Bench = {
  name: 'documents',
  description: 'lists, sums and intake with a million documents against bare SQL by the same driver',
  async *run() {
    const network = await openNetwork()
    const kontor = await startKontor(network.url, network.folder)
    const bare = await openBare(network.owner)
    try {
      await atRest(kontor, network.owner)
      yield* listFigures(network, { kontor, bare })
      if (isWanted('ingest')) yield* ingestFigures(network, kontor)
      if (isWanted('two-processes')) yield await twoProcessesFigure(network, kontor)
    } finally {
      await bare.close()
      await kontor.stop()
      await network.close()
    }
  },
}

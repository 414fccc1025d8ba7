import { refreshMatch } from '@kontor/server/areas/matching'
import type { Platform } from '@kontor/server/platform'
import type { ClientConfig } from 'pg'
import { allOf, msOf } from '../abreast.ts'
import { author } from '../documents/companies.ts'
import { type Figure, median } from '../figure.ts'
import { openSameRows } from '../same-rows.ts'
import type { Buyer, Pair } from '../trade/received.ts'

const rounds = 9
/** So many are under way at once, on either side, as in the job queue. */
const abreast = 8

/** What a match is made from, and is held until it is written. */
const reads = `select d.*, c.bytes, l.content_hash as logged from document d
  join content c on c.company_id = d.company_id and c.hash = d.content_hash
  join log_entry l on l.company_id = d.company_id and l.object_type = 'document' and l.object_id = d.id
  where d.company_id = $1 and d.id = any($2) and l.content_hash is not null for update of d`

/** `matching`: invoices held against their orders, as they are when they come, against the same rows read and written by hand. */
export async function matchingFigure(
  { platform, owner }: { platform: Platform; owner: ClientConfig },
  buyer: Buyer,
  pairs: readonly Pair[],
  network: string,
): Promise<Figure> {
  const same = await openSameRows(owner, abreast)
  const [ours, theirs, cpu]: [number[], number[], number[]] = [[], [], []]
  const perRound = Math.floor(pairs.length / (rounds + 1))
  try {
    // The first round is of none of the figures: what runs for each is compiled then.
    for (let round = 0; round <= rounds; round += 1) {
      const some = pairs.slice(round * perRound, (round + 1) * perRound)
      const mark = await same.mark()
      const before = process.cpuUsage()
      const mine = await msOf(() =>
        allOf(some, abreast, ({ invoiceId }) =>
          platform.transact(buyer.id, author, (uow) => refreshMatch(uow, invoiceId)),
        ),
      )
      const { user, system } = process.cpuUsage(before)
      const written = await same.since(mark)
      if (written.length !== some.length)
        throw new Error(`${some.length} matches were written in ${written.length} transactions.`)
      const both = written.map((rows, at) => ({ rows, values: [buyer.id, [some[at]!.orderId, some[at]!.invoiceId]] }))
      const bare = await msOf(() =>
        allOf(both, abreast, ({ rows, values }) => same.again(rows, { reads: { text: reads, values } })),
      )
      if (round === 0) continue
      ours.push(mine / some.length)
      theirs.push(bare / some.length)
      cpu.push((user + system) / 1000 / some.length)
    }
  } finally {
    await same.close()
  }
  return {
    name: 'match.matching',
    value: median(ours.map((ms, round) => ms / theirs[round]!)),
    bar: { atMost: 3 },
    baseline: `the same rows by bare SQL ${median(theirs).toFixed(2)} ms each, Kontor ${median(ours).toFixed(2)} ms, ${abreast} abreast, processor time of its process ${median(cpu).toFixed(1)} ms; ${perRound * rounds} invoices of 20 lines in ${network}`,
  }
}

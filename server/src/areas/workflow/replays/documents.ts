import { hoursTaken } from '../../approvals/index.ts'
import { readableOf } from '../../document-access/index.ts'
import { briefOf, type Entry, receivedBetween } from '../../entries/index.ts'
import { factsOf } from '../../workflow-subjects/index.ts'
import { differs, wayThrough } from '../rules/replay.ts'
import type { Past, Seeking } from './past.ts'

/** So many are sent through at once. */
const maxDocuments = 10_000

/** The documents that were received in a period, with what is known of them today; compared with what is published now. */
export const pastDocuments: Seeking = async (uow, { version, since, until }) => {
  const found = await receivedBetween(uow, { types: version.types, since, until, limit: maxDocuments + 1 })
  const entries = await readableOf(uow, found.slice(0, maxDocuments))
  const facts = await factsOf(uow, entries)
  const past = entries.map((entry, index) => ({
    ...{ kind: 'DOCUMENT' as const, id: entry.id, type: entry.type, facts: facts[index]! },
    outcome: outcomeOf(entry),
  }))
  return { past, isCut: found.length > maxDocuments, pace: await hoursTaken(uow, since, until) }
}

const outcomeOf =
  (entry: Entry): Past['outcome'] =>
  (now, published) => {
    const way = wayThrough(now)
    const before = published && wayThrough(published)
    const Before = before && { Steps: [...before.steps], ...(before.end !== null && { End: before.end }) }
    return {
      ...{ way, differs: differs(way, before), left: null },
      shown: { document: briefOf(entry), ...(Before && { Before }) },
    }
  }

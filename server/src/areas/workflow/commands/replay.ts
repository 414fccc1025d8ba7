import type { Of, WorkflowReplay } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { instantOf, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { hoursTaken } from '../../approvals/index.ts'
import { readableOf } from '../../document-access/index.ts'
import { briefOf, type Entry, receivedBetween } from '../../entries/index.ts'
import { zoneOfCompany } from '../../users/index.ts'
import { ask } from '../engine/index.ts'
import { factsOf } from '../facts.ts'
import { flowOf } from '../read-flow.ts'
import type { VersionRecord } from '../records.ts'
import { type Compared, differs, waysOf } from '../rules/replay.ts'
import * as versions from '../store/versions.ts'

/** So many documents are sent through at once. */
const maxDocuments = 10_000

/**
 * Sends what was received in a period through a version and through what is published now for the same types, without any
 * effect. What it knows of each document is what is known today.
 *
 * @throws ApiError BadRequest (the period)
 */
export async function replay(
  uow: UnitOfWork,
  version: VersionRecord,
  { From, To }: { readonly From: string; readonly To: string },
): Promise<Of<typeof WorkflowReplay>> {
  if (To < From) throw unfit('To', t`To is ${To}, before From (${From}): choose a later day.`)
  const zone = await zoneOfCompany(uow)
  const [since, until] = [dayBegins(zone, From, 0), dayBegins(zone, To, 1)]
  const found = await receivedBetween(uow, { types: version.types, since, until, limit: maxDocuments + 1 })
  const entries = await readableOf(uow, found.slice(0, maxDocuments))
  const hours = (await hoursTaken(uow, since, until)) ?? 0
  const compared = await compare(uow, version, entries)
  const ways = waysOf(compared, hours)
  return {
    ...{ From, To, Documents: entries.length, Differing: compared.filter(differs).length },
    IsCut: found.length > maxDocuments,
    Ways: ways.map(({ way, count, differing, hours, examples }) => ({
      ...{ Steps: [...way.steps], Count: count, Differing: differing, Hours: hours },
      ...(way.end !== null && { End: way.end }),
      Documents: examples.map(({ entry, before, differs: Differs }) => ({
        ...{ DocumentId: entry.id, document: briefOf(entry), Differs },
        ...(before !== undefined && {
          Before: { Steps: [...before.steps], ...(before.end !== null && { End: before.end }) },
        }),
      })),
    })),
  }
}

const dayBegins = (zone: string, day: string, later: number): Date =>
  instantOf(zone, Date.parse(`${day}T00:00:00Z`) / 60_000 + later * 1440)

/** The ways of documents by a version, each beside that by the version which is published for its type now. */
async function compare(uow: UnitOfWork, version: VersionRecord, entries: readonly Entry[]): Promise<Compared<Entry>[]> {
  const others = (await versions.published(uow)).filter(({ id }) => id !== version.id)
  const flows = [await flowOf(version)]
  for (const other of others) flows.push(await flowOf(other))
  const cases = await factsOf(uow, entries)
  const { ways } = await ask<'through'>({ kind: 'through', flows, cases })
  const isPublished = version.state === 'PUBLISHED'
  return entries.map((entry, index) => {
    const other = others.findIndex(({ types }) => types.includes(entry.type))
    const now = ways[0]![index]!
    const before = isPublished ? now : other < 0 ? undefined : ways[other + 1]![index]!
    return { entry, now, before }
  })
}

import type { Of, WorkflowReplay } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { instantOf, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { hoursTaken } from '../../approvals/index.ts'
import { readableOf } from '../../document-access/index.ts'
import { briefOf, type Entry, receivedBetween } from '../../entries/index.ts'
import { zoneOfCompany } from '../../users/index.ts'
import { ask, type Facts } from '../../workflow-engine/index.ts'
import { factsOf } from '../facts.ts'
import { flowOf } from '../read-flow.ts'
import type { VersionRecord } from '../records.ts'
import { type Compared, differs, waysOf } from '../rules/replay.ts'
import * as versions from '../store/versions.ts'

/** So many documents are sent through at once. */
const maxDocuments = 10_000

type Period = { readonly From: string; readonly To: string }

/** What a replay stands on, looked up at once. */
export interface Gathered {
  readonly period: Period
  readonly version: VersionRecord
  /** Those that are published now besides. */
  readonly others: readonly VersionRecord[]
  readonly entries: readonly Entry[]
  readonly cases: readonly Facts[]
  readonly isCut: boolean
  /** That people took for an approval in the middle; null where they decided nothing. */
  readonly hours: number | null
}

/** The documents that were received in a period, and what is known of them today. @throws ApiError BadRequest (the period) */
export async function gatherReplay(uow: UnitOfWork, version: VersionRecord, period: Period): Promise<Gathered> {
  const { From, To } = period
  if (To < From) throw unfit('To', t`To is ${To}, before From (${From}): choose a later day.`)
  const zone = await zoneOfCompany(uow)
  const [since, until] = [dayBegins(zone, From, 0), dayBegins(zone, To, 1)]
  const found = await receivedBetween(uow, { types: version.types, since, until, limit: maxDocuments + 1 })
  const entries = await readableOf(uow, found.slice(0, maxDocuments))
  return {
    ...{ period, version, entries, isCut: found.length > maxDocuments },
    others: (await versions.published(uow)).filter(({ id }) => id !== version.id),
    cases: await factsOf(uow, entries),
    hours: await hoursTaken(uow, since, until),
  }
}

const dayBegins = (zone: string, day: string, later: number): Date =>
  instantOf(zone, Date.parse(`${day}T00:00:00Z`) / 60_000 + later * 1440)

/** Sends them through a version and through what is published now for the same types, without any effect and outside of any transaction. */
export async function replay(gathered: Gathered): Promise<Of<typeof WorkflowReplay>> {
  const { period, entries, isCut, hours } = gathered
  const compared = await compare(gathered)
  return {
    ...{ ...period, Documents: entries.length, Differing: compared.filter(differs).length, IsCut: isCut },
    Ways: waysOf(compared, hours).map(({ way, count, differing, hours, examples }) => ({
      ...{ Steps: [...way.steps], Count: count, Differing: differing },
      ...(hours !== null && { Hours: hours }),
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

/** The ways of documents by a version, each beside that by the version which is published for its type now. */
async function compare({ version, others, entries, cases }: Gathered): Promise<Compared<Entry>[]> {
  const flows = [await flowOf(version)]
  for (const other of others) flows.push(await flowOf(other))
  const { ways } = await ask<'through'>({ kind: 'through', flows, cases })
  const isPublished = version.state === 'PUBLISHED'
  return entries.map((entry, index) => {
    const other = others.findIndex(({ types }) => types.includes(entry.type))
    const now = ways[0]![index]!
    const before = isPublished ? now : other < 0 ? undefined : ways[other + 1]![index]!
    return { entry, now, before }
  })
}

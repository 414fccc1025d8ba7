import type { Of, WorkflowReplay } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { instantOf, type RequestContext, type UnitOfWork, unfit } from '../../../platform/index.ts'
import type { Actor } from '../../requisitions/index.ts'
import { zoneOfCompany } from '../../users/index.ts'
import { ask, type Flow, joined, reasonAt, type Through } from '../../workflow-engine/index.ts'
import type { VersionRecord } from '../records.ts'
import { pastDocuments } from '../replays/documents.ts'
import type { Example, FoundPast, Outcome, Past } from '../replays/past.ts'
import { pastRequisitions } from '../replays/requisitions.ts'
import { type Tried, waysOf } from '../rules/replay.ts'
import * as versions from '../store/versions.ts'
import { flowOf } from '../version-steps.ts'

type Period = { readonly From: string; readonly To: string }

/** What a replay stands on, looked up at once. */
export interface Gathered {
  readonly period: Period
  readonly version: VersionRecord
  readonly flow: Flow
  /** Those that are published now besides. */
  readonly others: readonly VersionRecord[]
  readonly found: readonly FoundPast[]
}

/** What a version could have dealt with in a period, and what is known of it today. @throws ApiError BadRequest (the period) */
export async function gatherReplay(
  uow: UnitOfWork,
  version: VersionRecord,
  period: Period,
  reader: Actor,
): Promise<Gathered> {
  const { From, To } = period
  if (To < From) throw unfit('To', t`To is ${To}, before From (${From}): choose a later day.`)
  const zone = await zoneOfCompany(uow)
  const flow = await flowOf(version)
  const sought = { version, flow, since: dayBegins(zone, From, 0), until: dayBegins(zone, To, 1), reader }
  const { types } = version
  const found = [
    ...(types.some((type) => type !== 'requisition') ? [await pastDocuments(uow, sought)] : []),
    ...(types.includes('requisition') ? [await pastRequisitions(uow, sought)] : []),
  ]
  const others = (await versions.published(uow)).filter(({ id }) => id !== version.id)
  return { period, version, flow, others, found }
}

const dayBegins = (zone: string, day: string, later: number): Date =>
  instantOf(zone, Date.parse(`${day}T00:00:00Z`) / 60_000 + later * 1440)

/** One that was tried, what became of it, and what decided its way. */
interface Shown extends Tried, Outcome {
  readonly past: Past
  readonly now: Through
}

/**
 * Sends them through a version, and documents through what is published now for the same types, without any effect and outside of
 * any transaction.
 */
export async function replay(
  gathered: Gathered,
  speaker: Pick<RequestContext, 'translate'>,
): Promise<Of<typeof WorkflowReplay>> {
  const { period, found } = gathered
  const tried = await tryAll(gathered)
  const of = (kind: Past['kind']) => tried.filter((one) => one.kind === kind)
  const differing = (some: readonly Shown[]) => some.filter(({ differs }) => differs).length
  const [documents, requisitions] = [of('DOCUMENT'), of('REQUISITION')]
  const ways = waysOf(tried).map(async ({ way, kind, count, differing, hours, examples }) => ({
    ...{ Subject: kind, Steps: [...way.steps], IsLeft: way.isLeft, Count: count, Differing: differing },
    ...(hours !== null && { Hours: hours }),
    ...(way.end !== null && { End: way.end }),
    Documents: await Promise.all(examples.map((one) => exampleOf(one, speaker))),
  }))
  return {
    ...{ ...period, Documents: documents.length, Differing: differing(documents) },
    ...{ Requisitions: requisitions.length, RequisitionsDiffering: differing(requisitions) },
    ...{ IsCut: found.some(({ isCut }) => isCut), Ways: await Promise.all(ways) },
  }
}

async function exampleOf(
  { past, now, left, shown, differs }: Shown,
  speaker: Pick<RequestContext, 'translate'>,
): Promise<Example> {
  const because = joined([...now.reasons.map(reasonAt), ...(left === null ? [] : [left])])
  return {
    ...{ DocumentId: past.id, ...shown, Differs: differs },
    ...(because !== undefined && { Because: (await speaker.translate(because)).slice(0, 2000) }),
  }
}

/** What becomes of each by the version; of documents beside what the one does with them that is published for their type now. */
async function tryAll({ version, flow, others, found }: Gathered): Promise<Shown[]> {
  const all = found.flatMap(({ past, pace }) => past.map((one) => ({ past: one, pace })))
  const cases = all.map(({ past }) => past.facts)
  const ways = (await ask<'through'>({ kind: 'through', flows: [flow], cases })).ways[0]!
  const published = new Map<Past, Through>()
  for (const other of others) {
    const own = all.filter(({ past: { kind, type } }) => kind === 'DOCUMENT' && other.types.includes(type))
    if (own.length === 0) continue
    const question = {
      kind: 'through',
      flows: [await flowOf(other)],
      cases: own.map(({ past }) => past.facts),
    } as const
    const [theirs] = (await ask<'through'>(question)).ways
    for (const [index, { past }] of own.entries()) published.set(past, theirs![index]!)
  }
  return all.map(({ past, pace }, index) => {
    const now = ways[index]!
    const outcome = past.outcome(now, version.state === 'PUBLISHED' ? now : published.get(past))
    return { ...outcome, kind: past.kind, pace, past, now }
  })
}

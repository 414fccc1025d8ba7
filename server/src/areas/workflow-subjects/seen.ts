import type { UnitOfWork } from '../../platform/index.ts'
import { entryFor, readableOf } from '../document-access/index.ts'
import { type Entry, findEntries } from '../entries/index.ts'
import {
  type Actor,
  type RequisitionRecord,
  requisitionOf,
  requisitionSeen,
  requisitionsAmong,
  requisitionsOf,
  seesAll,
} from '../requisitions/index.ts'
import type { Which } from './subject.ts'

/** What runs deal with, as far as a reader may see it. */
export interface Shown {
  readonly entry?: Entry | undefined
  readonly requisition?: RequisitionRecord | undefined
}

/** What a run deals with. @throws ApiError ResourceNotFound, Forbidden */
export const mustSee = async (uow: UnitOfWork, { subject, documentId }: Which, actor: Actor): Promise<Shown> =>
  subject === 'REQUISITION'
    ? { requisition: await requisitionSeen(uow, documentId, actor) }
    : { entry: await entryFor(uow, documentId) }

/** Of what an id is. */
export async function whichOf(uow: UnitOfWork, id: string): Promise<Which> {
  const isRequisition = (await requisitionOf(uow, id)) !== undefined
  return { subject: isRequisition ? 'REQUISITION' : 'DOCUMENT', documentId: id }
}

/** What a document or a requisition is, for whoever may see it. @throws ApiError ResourceNotFound, Forbidden */
export const mustSeeId = async (uow: UnitOfWork, id: string, actor: Actor): Promise<Shown> =>
  mustSee(uow, await whichOf(uow, id), actor)

/** Which requisitions a reader may see, by their ids. */
export async function seesRequisitions(uow: UnitOfWork, actor: Actor): Promise<(id: string) => boolean> {
  if (seesAll(actor)) return () => true
  const own = new Set(await requisitionsOf(uow, actor.userId))
  return (id) => own.has(id)
}

/** Which documents and requisitions a reader may see, by their ids, and which of both each is. */
export async function visibleAmong(
  uow: UnitOfWork,
  ids: readonly string[],
  actor: Actor,
): Promise<ReadonlyMap<string, Which['subject']>> {
  const readable = await readableOf(uow, await findEntries(uow, ids))
  const maySee = await seesRequisitions(uow, actor)
  const requisitions = await requisitionsAmong(uow, ids)
  return new Map([
    ...readable.map(({ id }) => [id, 'DOCUMENT'] as const),
    ...requisitions.filter(({ id }) => maySee(id)).map(({ id }) => [id, 'REQUISITION'] as const),
  ])
}

/** What each of these runs deals with; nothing where the reader may not see it. */
export async function seenOf(uow: UnitOfWork, runs: readonly Which[], actor: Actor): Promise<(which: Which) => Shown> {
  const idsOf = (kind: Which['subject']) => [
    ...new Set(runs.filter(({ subject }) => subject === kind).map(({ documentId }) => documentId)),
  ]
  const entries = await readableOf(uow, await findEntries(uow, idsOf('DOCUMENT')))
  const all = await requisitionsAmong(uow, idsOf('REQUISITION'))
  const maySee = await seesRequisitions(uow, actor)
  const requisitions = all.filter(({ id }) => maySee(id))
  return ({ documentId }) => ({
    entry: entries.find(({ id }) => id === documentId),
    requisition: requisitions.find(({ id }) => id === documentId),
  })
}

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
import type { InstanceRecord } from './records.ts'

type Which = Pick<InstanceRecord, 'subject' | 'documentId'>

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

/** What a document or a requisition is, for whoever may see it. @throws ApiError ResourceNotFound, Forbidden */
export async function mustSeeId(uow: UnitOfWork, id: string, actor: Actor): Promise<void> {
  const isRequisition = (await requisitionOf(uow, id)) !== undefined
  await mustSee(uow, { subject: isRequisition ? 'REQUISITION' : 'DOCUMENT', documentId: id }, actor)
}

/** What each of these runs deals with; nothing where the reader may not see it. */
export async function seenOf(uow: UnitOfWork, runs: readonly Which[], actor: Actor): Promise<(which: Which) => Shown> {
  const idsOf = (kind: Which['subject']) => [
    ...new Set(runs.filter(({ subject }) => subject === kind).map(({ documentId }) => documentId)),
  ]
  const entries = await readableOf(uow, await findEntries(uow, idsOf('DOCUMENT')))
  const all = await requisitionsAmong(uow, idsOf('REQUISITION'))
  const own = new Set(all.length === 0 || seesAll(actor) ? [] : await requisitionsOf(uow, actor.userId))
  const requisitions = all.filter(({ id }) => seesAll(actor) || own.has(id))
  return ({ documentId }) => ({
    entry: entries.find(({ id }) => id === documentId),
    requisition: requisitions.find(({ id }) => id === documentId),
  })
}

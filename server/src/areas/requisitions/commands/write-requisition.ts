import type { Of, RequisitionInput } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, dayIn, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { holdsList, noList } from '../../coding/index.ts'
import { companyRef, readCompany } from '../../companies/index.ts'
import { deliveryPlace } from '../../legal-entities/index.ts'
import { carried, entered, type Line, newListsIn, strayIn } from '../../requisition-lines/index.ts'
import { isMember, noUser, zoneOfCompany } from '../../users/index.ts'
import { mustBeUnlocked } from '../locks.ts'
import { type Actor, byOf, held, seen } from '../reader.ts'
import { numberOf, type RequisitionRecord } from '../records.ts'
import { whyNotThey } from '../rules/actions.ts'
import { whyNotValid } from '../rules/blanket.ts'
import * as store from '../store.ts'
import { changeRequisition } from './change-requisition.ts'
import { mustHold } from './must-hold.ts'

type Input = Of<typeof RequisitionInput>

/** What somebody writes, as it is kept. @throws ApiError ResourceNotFound, BadRequest. */
async function contentOf(uow: UnitOfWork, input: Input, actor: Actor) {
  const onBehalfId = input.OnBehalfOfUserId === actor.userId ? null : (input.OnBehalfOfUserId ?? null)
  if (onBehalfId !== null && !(await isMember(uow, onBehalfId))) throw noUser(onBehalfId)
  const deliverTo = input.DeliverTo ?? null
  if (deliverTo !== null && (await deliveryPlace(uow, deliverTo)) === undefined)
    throw unfit('DeliverTo', t`DeliverTo is not a delivery place of the company: choose one of a legal entity.`)
  const stray = strayIn(input.Lines)
  if (stray !== undefined)
    throw unfit(
      'Lines',
      t`Lines has an item of the bundle ${stray.MasterId}, which is not a bundle: use the ID of a line with Kind “bundle” and no MasterId.`,
    )
  const notValid = input.Blanket && whyNotValid(input.Blanket, dayIn(await zoneOfCompany(uow), uow.now))
  if (notValid) throw unfit('Blanket', notValid)
  return {
    currency: input.Currency ?? (await readCompany(uow))?.Currency ?? 'EUR',
    onBehalfId,
    note: input.Note?.trim() || null,
    neededBy: input.NeededBy ?? null,
    deliverTo,
    blanket: input.Blanket ?? null,
    lines: entered(input.Lines),
  }
}

/** A new draft of who acts. */
const begun = (
  uow: UnitOfWork,
  { id, seq }: Pick<RequisitionRecord, 'id' | 'seq'>,
  content: Awaited<ReturnType<typeof contentOf>>,
  { userId }: Actor,
): RequisitionRecord => ({
  ...{ companyId: uow.companyId, id, seq, state: 'DRAFT', locked: false, ...content, requesterId: userId },
  ...{ quote: null, properties: {}, taskId: null, beside: [], decidedBy: null, workflow: null, decision: null },
  ...{ reason: null, approvedTotal: null, created: uow.now, modified: uow.now },
})

/** A requisition as it would be once what somebody writes is saved. @throws ApiError ResourceNotFound, BadRequest. */
export async function asWritten(uow: UnitOfWork, id: string, input: Input, actor: Actor): Promise<RequisitionRecord> {
  const content = await contentOf(uow, input, actor)
  if ((await store.find(uow, id)) === undefined) return begun(uow, { id, seq: 0 }, content, actor)
  return { ...(await seen(uow, id, actor)), ...content }
}

/**
 * Saves a requisition under an id that the caller chose.
 *
 * @throws ApiError ResourceNotFound, Locked, Conflict (who it is not for; it has changed since it was read), BadRequest.
 */
export async function saveRequisition(uow: UnitOfWork, id: string, input: Input, actor: Actor): Promise<void> {
  const content = await contentOf(uow, input, actor)
  if ((await store.find(uow, id)) === undefined) {
    await mustHoldLists(uow, content.lines, [])
    const record = begun(uow, { id, seq: await store.nextSeq(uow) }, content, actor)
    await store.add(uow, record)
    await logged(uow, record, 'saved')
    return
  }
  const before = await editable(uow, id, actor)
  // What a shop has brought meanwhile would go with it.
  if (input.Modified !== undefined && new Date(input.Modified).getTime() !== before.modified.getTime())
    throw new ApiError(
      'Conflict',
      t`The requisition ${numberOf(before)} has changed since it was opened: reload it, then save.`,
    )
  const lines = carried(content.lines, before.lines)
  await mustHoldLists(uow, lines, before.lines)
  await logged(uow, await changeRequisition(uow, before, { ...content, lines }), 'saved')
}

/** Changes the lines of a requisition. @throws ApiError as {@link saveRequisition}. */
export async function changeLines(
  uow: UnitOfWork,
  id: string,
  actor: Actor,
  rewrite: (lines: readonly Line[], before: RequisitionRecord) => readonly Line[],
): Promise<RequisitionRecord> {
  const before = await editable(uow, id, actor)
  const lines = carried(rewrite(before.lines, before), before.lines)
  mustHold(before, lines)
  await mustHoldLists(uow, lines, before.lines)
  const record = await changeRequisition(uow, before, { lines })
  await logged(uow, record, 'saved')
  return record
}

/** Codes are of the company's lists; one that was deleted since stays where it was. @throws ApiError ResourceNotFound */
async function mustHoldLists(uow: UnitOfWork, lines: readonly Line[], before: readonly Line[]): Promise<void> {
  for (const listId of newListsIn(lines, before)) if (!(await holdsList(uow, listId))) throw noList(listId)
}

/**
 * The requisition, held, for who may change it. A buyer still says who delivers what is approved already.
 *
 * @throws ApiError ResourceNotFound, Locked, Conflict.
 */
export async function editable(uow: UnitOfWork, id: string, actor: Actor): Promise<RequisitionRecord> {
  const before = await held(uow, id, actor)
  await mustBeUnlocked(uow, before)
  if (before.state !== 'DRAFT')
    throw new ApiError('Locked', t`The requisition ${numberOf(before)} is not a draft: withdraw it first.`, {
      details: { state: before.state },
    })
  const why = whyNotThey('edit', before, await byOf(uow, before, actor))
  if (why !== undefined)
    throw new ApiError('Conflict', t`The requisition ${numberOf(before)} cannot be changed: ${why}.`)
  return before
}

/** The log has what became of it, without its words. */
export const logged = (
  uow: UnitOfWork,
  record: Pick<RequisitionRecord, 'id'>,
  what: string,
  detail?: Record<string, string>,
): Promise<void> =>
  uow.log({ kind: `requisition.${what}`, objectType: 'requisition', objectId: record.id, ...(detail && { detail }) })

/** The country of the company, for what it writes. */
export const countryOf = async (uow: UnitOfWork): Promise<string> => (await companyRef(uow))?.Country ?? ''

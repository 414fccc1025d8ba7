import type { Of, Requisition } from '@kontor/contract'
import { dayInUtc, type RequestContext, type UnitOfWork } from '../../platform/index.ts'
import { findEntries } from '../entries/index.ts'
import { deliveryPlace, placeInWords } from '../legal-entities/index.ts'
import { partnerNames } from '../network/index.ts'
import { isHeldAgainstQuote, type Line, taxedOf, totalOf, type UploadedQuote } from '../requisition-lines/index.ts'
import { namesOf } from '../users/index.ts'
import { holderIn } from './locks.ts'
import { aroundOf } from './reader.ts'
import { numberOf, type RequisitionRecord } from './records.ts'
import { allowedActions, type By, lockHolder } from './rules/actions.ts'
import * as store from './store.ts'

type Shown = Of<typeof Requisition>

/** A requisition as the wire shows it, with what its reader may do now. */
export async function shown(
  uow: UnitOfWork,
  record: RequisitionRecord,
  actor: RequestContext['actor'],
): Promise<Shown> {
  const [only] = await allShown(uow, [record], actor)
  if (only === undefined) throw new Error('A requisition is shown as nothing.')
  return only
}

/** A page of them: what they name is looked up once. */
export async function allShown(
  uow: UnitOfWork,
  records: readonly RequisitionRecord[],
  actor: RequestContext['actor'],
): Promise<Shown[]> {
  const around = await aroundOf(uow, records)
  const approvers = new Map(
    records.map((record) => [
      record,
      record.decidedBy === null || record.state === 'PENDING' ? around.holdersOf(record) : [record.decidedBy],
    ]),
  )
  const people = records.flatMap((record) => [
    ...[record.requesterId, record.onBehalfId].filter((id) => id !== null),
    ...(approvers.get(record) ?? []),
    ...[record.properties[lockHolder]].filter((id) => id !== undefined),
  ])
  const names = await namesOf(uow, [...new Set(people)])
  const suppliers = await partnerNames(uow, [
    ...new Set(records.flatMap(({ lines }) => lines.flatMap((line) => line.SupplierConnectionId ?? []))),
  ])
  const places = await placesOf(uow, records)
  return records.map((record) =>
    shownOf(record, around.by(record, actor), {
      ...{ approverIds: approvers.get(record) ?? [], names, suppliers },
      place: places.get(keyOf(record)),
    }),
  )
}

const keyOf = ({ deliverTo }: RequisitionRecord): string => JSON.stringify(deliverTo)

/** The places where they are delivered, in words, each looked up once. */
async function placesOf(uow: UnitOfWork, records: readonly RequisitionRecord[]): Promise<ReadonlyMap<string, string>> {
  const words = new Map<string, string>()
  for (const record of new Map(records.map((one) => [keyOf(one), one])).values()) {
    const place = record.deliverTo && (await deliveryPlace(uow, record.deliverTo))
    if (place) words.set(keyOf(record), placeInWords(place))
  }
  return words
}

interface Named {
  readonly approverIds: readonly string[]
  readonly names: ReadonlyMap<string, string>
  readonly suppliers: ReadonlyMap<string, string>
  /** Where it is delivered, in words. */
  readonly place: string | undefined
}

function shownOf(record: RequisitionRecord, by: By, { approverIds, names, suppliers, place }: Named): Shown {
  const { requesterId, onBehalfId } = record
  const holder = holderIn(record, names)
  const named = <K extends string>(key: K, id: string | null) => {
    const name = id === null ? undefined : names.get(id)
    return (name === undefined ? {} : { [key]: name }) as { readonly [P in K]?: string }
  }
  return {
    DocumentId: record.id,
    ID: numberOf(record),
    State: record.state,
    Draft: record.state === 'DRAFT',
    IssueDate: dayInUtc(record.created),
    Currency: record.currency,
    ...(requesterId !== null && { RequesterUserId: requesterId }),
    ...(onBehalfId !== null && { OnBehalfOfUserId: onBehalfId }),
    ...(record.note !== null && { Note: record.note }),
    ...(record.neededBy !== null && { NeededBy: record.neededBy }),
    ...(record.deliverTo !== null && { DeliverTo: record.deliverTo }),
    ...(place !== undefined && { DeliveryPlace: place.slice(0, 1000) }),
    ...(record.blanket !== null && { Blanket: record.blanket }),
    ...(record.quote !== null && { Quote: quoteShown(record.quote, record) }),
    Total: { value: totalOf(record.lines, record.currency), currencyID: record.currency },
    ...taxesShown(record),
    Lines: record.lines.map((line) => withSupplier(line, suppliers)),
    ...named('RequesterName', requesterId),
    ...named('OnBehalfOfName', onBehalfId),
    Approvers: approverIds.flatMap((id) => names.get(id) ?? []),
    ...(record.reason !== null && { Reason: record.reason }),
    ...(record.workflow !== null && { WorkflowStep: record.workflow }),
    Locked: record.locked,
    ...(record.locked && holder !== undefined && { LockedBy: holder }),
    Modified: record.modified.toISOString(),
    AllowedActions: allowedActions(record, by).map((Action) => ({ Action })),
  }
}

function taxesShown({ lines, currency: currencyID }: RequisitionRecord): Pick<Shown, 'TaxTotal' | 'TotalWithTax'> {
  const taxed = taxedOf(lines, currencyID)
  return taxed === undefined
    ? {}
    : { TaxTotal: { value: taxed.tax, currencyID }, TotalWithTax: { value: taxed.total, currencyID } }
}

const quoteShown = (
  { FileName, MimeType, AttachmentId, ...quote }: UploadedQuote,
  { state }: RequisitionRecord,
): NonNullable<Shown['Quote']> => ({
  ...{ FileName, MimeType, AttachmentId, Compared: isHeldAgainstQuote(state) },
  ...(quote.said !== null && {
    ID: quote.said.number,
    SupplierName: quote.said.supplierName,
    ...(quote.said.validUntil !== undefined && { ValidUntil: quote.said.validUntil }),
  }),
})

/** A line names its supplier as the company knows them now. */
function withSupplier(line: Line, suppliers: ReadonlyMap<string, string>): Line {
  const name = suppliers.get(line.SupplierConnectionId ?? '')
  return name === undefined ? line : { ...line, SupplierName: name }
}

/** What came out of a requisition, and why, where it could not be sent and has not been since. */
export async function ordersShown(uow: UnitOfWork, id: string, context: Pick<RequestContext, 'translate'>) {
  const orders = await store.ordersOf(uow, id)
  const ids = orders.map(({ orderId }) => orderId)
  const sent = new Set((await findEntries(uow, ids)).flatMap((entry) => (entry.state === 'DRAFT' ? [] : entry.id)))
  return Promise.all(
    orders.map(async ({ orderId, number, supplier, failure }) => ({
      ...{ DocumentId: orderId, ID: number, SupplierName: supplier },
      ...(failure !== null && !sent.has(orderId) && { NotSentBecause: await context.translate(failure) }),
    })),
  )
}

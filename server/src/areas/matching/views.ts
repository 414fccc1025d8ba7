import type { InvoiceMatch, MatchedInvoice, MatchView, Of, Permission } from '@kontor/contract'
import { exact } from '@kontor/ubl'
import type { UnitOfWork } from '../../platform/index.ts'
import type { Billing, WorkedBilling } from '../document-lines/index.ts'
import { numeric, present } from '../document-lines/index.ts'
import type { listPage } from '../document-lists/index.ts'
import { briefOf, type Entry, isReceived, known, onHoldOf, orderKindOf, whyNotApprovable } from '../entries/index.ts'
import type { Rate } from '../rates/index.ts'
import { namesOf } from '../users/index.ts'
import { fingerprintsOf, type HeldLine, hold, type Rates } from './comparison.ts'
import type { MatchRecord } from './records.ts'
import { reopenable } from './reopenable-match.ts'
import { matchActions } from './rules/actions.ts'
import type { BilledLine } from './rules/links.ts'
import { isLineWithin, overBilled, stateOf, type Tolerated } from './rules/tolerance.ts'

/** What a list of the workbench shows. */
export const viewed: Readonly<Record<MatchView, Parameters<typeof listPage>[1]>> = {
  OPEN: { match: ['DIFFERS'], toanswer: true, onhold: false },
  NO_ORDER: { type: ['invoice'], match: 'NO_ORDER', toanswer: true, onhold: false },
  // What the supplier mended meanwhile stands there still: somebody accepts it.
  DISPUTED: { match: ['MATCHED', 'WITHIN', 'DIFFERS'], state: ['DISPUTED_BY_RECEIVER'], onhold: false },
  FITS: { match: ['MATCHED', 'WITHIN'], toanswer: true, onhold: false },
  ACCEPTED: { match: ['ACCEPTED'], onhold: false },
  // Whatever it bills, and whether it differs.
  ON_HOLD: { onhold: true },
}

interface Around {
  readonly record: MatchRecord | undefined
  readonly tolerated: Tolerated
  readonly rates: Rates
  readonly names: ReadonlyMap<string, string>
  readonly permissions: ReadonlySet<Permission>
}

/** For who may not read all orders of an invoice: how it stands, and nothing of their lines. */
export const hiddenMatch = (entry: Entry, visible: readonly Entry[]): Of<typeof InvoiceMatch> => ({
  ...(entry.match !== null && { State: entry.match }),
  Matched: entry.match === 'MATCHED',
  Orders: visible.map(({ id, businessId }) => ({ DocumentId: id, ID: businessId })),
  ...{ Lines: [], OrderLines: [], AllowedActions: [], IsHidden: true },
})

/** An invoice and its orders, line by line, as they stand now. */
export function shownMatch(
  entry: Entry,
  { bill, orders }: Billing,
  worked: WorkedBilling,
  { record, tolerated, rates, names, permissions }: Around,
): Of<typeof InvoiceMatch> {
  // Which order an invoice bills can be said where it names none; of other documents nothing is said.
  if (orders.length === 0 && entry.type !== 'invoice')
    return { Matched: false, Orders: [], Lines: [], OrderLines: [], AllowedActions: [] }
  const held = hold(entry.id, worked, { rates, tolerated })
  const state = orders.length === 0 ? null : stateOf(held, tolerated, fingerprintsOf(held), record)
  const led = new Set(bill.outward.map(({ lineId }) => lineId))
  const over = overBilled(held)
  return {
    ...(state !== null && { State: state }),
    Matched: state === 'MATCHED',
    Orders: orders.map(({ entry }) => ({
      ...{ DocumentId: entry.id, ID: entry.businessId },
      ...(orderKindOf(entry) === 'BLANKET' && { IsBlanket: true }),
    })),
    Lines: held.lines.map((line) => ({
      ...shownLine(line),
      ...(line.link && led.has(line.line.id) && { IsLed: true }),
      Within: isLineWithin(line, tolerated(line.classification)),
    })),
    OrderLines: held.ordered.map((line) => ({
      OrderId: line.orderId,
      OrderLineId: line.id.slice(0, 100),
      Description: line.name.slice(0, 2000),
      ...present({ Quantity: line.quantity, Unit: line.unit, Price: line.price, Currency: line.currency }),
    })),
    ...present({
      OverBilled: state === null || over.isZero() ? undefined : numeric(over.toFixed(2)),
      ChargesOver: held.charges.isZero() ? undefined : numeric(held.charges.toFixed()),
      Accepted: state === 'ACCEPTED' ? acceptedOf(record, names) : undefined,
    }),
    // Of an invoice that the company sent, its receiver decides.
    AllowedActions: isReceived(entry) ? actionsOf(entry, state, permissions) : [],
  }
}

/** Rows of the workbench, with what is known of their matches. */
export async function shownInvoices(
  uow: UnitOfWork,
  entries: readonly Entry[],
  records: readonly MatchRecord[],
  permissions: ReadonlySet<Permission>,
): Promise<Of<typeof MatchedInvoice>[]> {
  const people = [
    ...records.flatMap(({ acceptedBy }) => acceptedBy ?? []),
    ...entries.flatMap(({ onHold }) => onHold?.userId ?? []),
  ]
  const names = await namesOf(uow, [...new Set(people)])
  return entries.map((entry) => {
    const record = records.find(({ documentId }) => documentId === entry.id)
    return {
      DocumentId: entry.id,
      document: briefOf(entry),
      DifferingLines: record?.differingLines ?? 0,
      Differences: [...(record?.differences ?? [])],
      AllowedActions: actionsOf(entry, entry.match, permissions),
      ...known({
        ...{ State: entry.match, Date: entry.issueDate, DueDate: entry.dueDate },
        ...{ OverBilled: record?.overBilled ?? null, OnHold: onHoldOf(entry.onHold, names) },
      }),
      ...present({ Accepted: entry.match === 'ACCEPTED' ? acceptedOf(record, names) : undefined }),
    }
  })
}

const actionsOf = (entry: Entry, state: Entry['match'], permissions: ReadonlySet<Permission>) =>
  matchActions({ state, closed: whyNotApprovable(entry), ...reopenable(entry) }, permissions)

function acceptedOf(record: MatchRecord | undefined, names: ReadonlyMap<string, string>) {
  if (record?.acceptedAt == null) return undefined
  return {
    At: record.acceptedAt.toISOString(),
    Reason: record.reason ?? '',
    ...present({ ByName: record.acceptedBy === null ? undefined : names.get(record.acceptedBy) }),
  }
}

/** What is known of a line, as the wire shows it. */
const shownLine = ({ line, link, billed, rate, differences }: HeldLine) => ({
  LineId: line.id.slice(0, 100),
  Description: line.name.slice(0, 2000),
  Differences: [...differences],
  ...present({
    Quantity: line.quantity,
    Unit: line.unit,
    Price: line.price,
    Currency: line.currency,
    OrderId: link?.ordered.orderId,
    OrderLineId: link?.ordered.id,
    LinkedBy: link?.by,
    OrderedQuantity: link?.ordered.quantity,
    OrderedPrice: link?.ordered.price,
    BilledQuantity: link && numeric(billed.toDecimalPlaces(10).toFixed()),
    ReceivedQuantity: link?.ordered.received,
    ReturnedQuantity: link?.ordered.returned,
    Conversion: rate && conversionOf(line, link?.ordered.currency, rate),
  }),
})

const conversionOf = ({ price = '0' }: BilledLine, currency: string | undefined, { value, since }: Rate) =>
  currency === undefined
    ? undefined
    : {
        Currency: currency,
        Price: numeric(exact(price).times(value).toDecimalPlaces(4).toFixed()) ?? '0',
        Rate: numeric(value.toDecimalPlaces(6).toFixed()) ?? '0',
        Since: since,
      }

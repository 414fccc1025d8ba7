import type { LineReference, Of } from '@kontor/contract'
import { type Decimal, exact, givesBack, type LineBelow, type LineForm } from '@kontor/ubl'
import { type Entry, reasonText } from '../entries/index.ts'
import { readTrade, readTrades, type Trade } from '../parsing/index.ts'
import { creditsIn } from './credits.ts'
import { amountOf, numeric, present } from './decimals.ts'
import { dayOf, pointing } from './line-references.ts'
import type { Gathered } from './line-sources.ts'
import type { Line } from './records.ts'
import { lineStateOf } from './rules/lines.ts'
import { afterChanges, netsOf } from './rules/order-change.ts'

/** A line with what else is known of it: its form, and what of it nobody billed yet. */
export interface WorkedLine {
  readonly line: Line
  readonly form: LineForm
  /** Decimal text; the whole quantity where nothing was billed. */
  readonly remaining: string
  /** Those below it, each behind the one above it. */
  readonly below: readonly Line[]
}

interface Tally {
  quantity: Decimal
  amount: Decimal
  /** Nothing where nobody notes what comes. */
  received: Decimal | undefined
  returned: Decimal
  dispute: string | undefined
}

const zero = exact('0')

const shown = (value: Decimal): string => value.toDecimalPlaces(10).toFixed()

/** Reads all that is needed to work documents out, at once. */
export const readAhead = (all: readonly Gathered[]): Promise<void> =>
  readTrades(
    all.flatMap(({ bytes, followers, credits, changes }) => [
      bytes,
      ...[...followers, ...credits].map((held) => held.bytes),
      ...changes,
    ]),
  )

/** The lines of a document and what became of them; a document without a form (an answer, say) has none. */
export async function workOut(gathered: Gathered, language: string): Promise<WorkedLine[]> {
  const { entry } = gathered
  await readAhead([gathered])
  const { form, nets, below, canceled } = await asChanged(gathered)
  if (form === undefined) return []
  const tallies = await tallyOf(gathered, form.lines, language)
  return form.lines.map((line, index) => {
    const sums = tallies.get(line.id)
    const quantity = numeric(line.quantity)
    const billed = sums?.quantity ?? zero
    const remaining = amountOf(quantity).minus(billed)
    const hasBilled = !billed.isZero()
    const state = lineStateOf({
      document: entry,
      isCanceled: canceled.has(line.id),
      disputed: sums?.dispute !== undefined,
      hasBilled,
      isFullyBilled: hasBilled && remaining.lte(0),
    })
    return {
      form: line,
      remaining: shown(remaining),
      below: below.filter(({ topId }) => topId === line.id).map((one) => lineBelow(entry, one, state)),
      line: {
        documentId: entry.id,
        lineId: line.id.slice(0, 100),
        description: line.name.slice(0, 2000),
        state,
        ...present({
          quantity,
          unitCode: line.unit === '' ? undefined : line.unit.slice(0, 10),
          price: numeric(line.price),
          amount: numeric(nets[index]),
          currency: entry.currency ?? undefined,
          receivedQuantity: sums?.received && shown(netOf(sums.received)),
          returnedQuantity: sums === undefined || sums.returned.isZero() ? undefined : shown(sums.returned),
          billedQuantity: hasBilled ? shown(billed) : undefined,
          billedAmount: hasBilled ? shown(sums?.amount ?? zero) : undefined,
          dispute: state === 'DISPUTED' ? sums?.dispute : undefined,
        }),
      },
    }
  })
}

/** A document as it was written; an order as its changes left it. */
export async function asChanged({ bytes, changes }: Pick<Gathered, 'bytes' | 'changes'>) {
  const { form, totals, below } = await readTrade(bytes)
  const written = { form, nets: totals?.lines ?? [], below, canceled: new Set<string>() as ReadonlySet<string> }
  if (form === undefined || changes.length === 0) return written
  const forms = (await Promise.all(changes.map(readTrade))).flatMap((change) => change.form ?? [])
  const changed = afterChanges(form, forms)
  return { ...written, ...changed, nets: netsOf(changed) }
}

/** A line below another: it is billed, disputed and closed with the one of the document that it is in. */
const lineBelow = (entry: Entry, { parentId, line, amount }: LineBelow, state: Line['state']): Line => ({
  documentId: entry.id,
  lineId: line.id.slice(0, 100),
  parentLineId: parentId.slice(0, 100),
  description: line.name.slice(0, 2000),
  state,
  ...present({
    quantity: numeric(line.quantity),
    unitCode: line.unit === '' ? undefined : line.unit.slice(0, 10),
    price: numeric(line.price),
    amount: numeric(amount),
    currency: entry.currency ?? undefined,
  }),
})

/** What other documents say of each line, by its id. */
async function tallyOf(gathered: Gathered, own: readonly LineForm[], language: string): Promise<Map<string, Tally>> {
  const { entry, followers, inward } = gathered
  const tallies = new Map<string, Tally>()
  const billed = new Map<string, LineForm[]>()
  const at = (lineId: string): Tally => {
    const none = { quantity: zero, amount: zero, received: undefined, returned: zero, dispute: undefined }
    const sums = tallies.get(lineId) ?? none
    tallies.set(lineId, sums)
    return sums
  }
  for (const follower of followers) {
    const trade = await readTrade(follower.bytes)
    if (follower.entry.type === 'status')
      for (const [lineId, why] of disputesOf(trade, language)) at(lineId).dispute = why
    for (const { lineId, form, amount } of pointing(entry, own, follower, trade, inward)) {
      const sums = at(lineId)
      if (follower.entry.type === 'receiptadvice') {
        sums.received = (sums.received ?? zero).plus(cameBy(form))
        sums.returned = sums.returned.plus(returnedBy(form))
      } else {
        const key = `${follower.entry.id} ${lineId}`
        billed.set(key, [...(billed.get(key) ?? []), form])
        sums.quantity = sums.quantity.plus(amountOf(form.quantity))
        sums.amount = sums.amount.plus(amount)
      }
    }
  }
  for (const { form, nets, billId } of await creditsIn(gathered))
    for (const [index, line] of form.lines.entries()) {
      const isOfThis = (line.orderReference ?? form.orderReference ?? entry.businessId) === entry.businessId
      const given = isOfThis ? billed.get(`${billId} ${line.orderLineId}`) : undefined
      // What was never counted as billed is not given back either.
      if (line.orderLineId === undefined || given === undefined) continue
      const sums = at(line.orderLineId)
      sums.amount = sums.amount.minus(amountOf(nets[index]))
      if (givesBack(line, given)) sums.quantity = sums.quantity.minus(amountOf(line.quantity))
    }
  return tallies
}

/** What was turned away at the door has not come; what is sent back had come before, and has not any more. */
const cameBy = ({ quantity, rejected }: LineForm): Decimal => amountOf(quantity).minus(amountOf(rejected?.quantity))

/** Where nothing came, what is turned away is what came before: it is sent back. */
const returnedBy = ({ quantity, rejected }: LineForm): Decimal =>
  amountOf(quantity).isZero() ? amountOf(rejected?.quantity) : zero

/** Whatever others write, no less than nothing is there. */
const netOf = (received: Decimal): Decimal => (received.lt(zero) ? zero : received)

const disputesOf = ({ answers }: Trade, language: string): [string, string][] =>
  answers.map(({ lineId, reasonCode, reason }) => [
    lineId,
    reasonText({ reasonCode: reasonCode ?? null, statusMessage: reason ?? null }, language) ?? '',
  ])

/** So much of a line of an order came on a day. */
export interface Receipt {
  readonly lineId: string
  readonly day: string
  /** Decimal text, in the unit of the order. */
  readonly quantity: string
}

/** What receipt advices say has come of the lines of an order, as its lines count it. */
export async function receiptsOf(gathered: Gathered): Promise<Receipt[]> {
  const { entry, followers, inward } = gathered
  const { form: order } = await asChanged(gathered)
  const receipts: Receipt[] = []
  for (const follower of followers) {
    if (follower.entry.type !== 'receiptadvice') continue
    const pairs = pointing(entry, order?.lines ?? [], follower, await readTrade(follower.bytes), inward)
    for (const { lineId, form } of pairs)
      receipts.push({ lineId, day: dayOf(follower.entry), quantity: cameBy(form).toFixed() })
  }
  return receipts
}

/** To which documents the lines refer: as somebody said, else to the document that this one follows. */
export async function referencesOf({ entry, bytes, outward, followed }: Gathered): Promise<Of<typeof LineReference>[]> {
  const { form } = await readTrade(bytes)
  return (form?.lines ?? []).flatMap((line) => {
    const mapped = outward.find(({ lineId }) => lineId === line.id)
    const targetId = mapped?.targetDocumentId ?? (line.orderLineId === undefined ? null : entry.answersId)
    const target = followed.find(({ id }) => id === targetId)
    if (target === undefined) return []
    // An advice names bills as a whole.
    const referenced = (mapped?.targetLineId ?? line.orderLineId) || undefined
    return [
      {
        lineId: line.id.slice(0, 100),
        documentId: target.id,
        type: target.type,
        ID: target.businessId.slice(0, 100),
        ...present({ referencedLineId: referenced?.slice(0, 100) }),
      },
    ]
  })
}

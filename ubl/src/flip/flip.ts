import { discountCode } from '../document/discounts.ts'
import { inEnglish, type Message, t } from '../message.ts'
import type { FormType, LineAllowanceForm, LineForm, TaxForm, TradeForm } from '../trade/form.ts'
import { partOf, type Share, shareOf, wholeShare } from './portion.ts'
import { targetsOf, type Way, wayOf } from './ways.ts'

/** Why documents do not become the other: one sentence with what mends it. */
export class FlipRefusal extends Error {
  override readonly name = 'FlipRefusal'
  /** The sentence apart from its values. */
  readonly reason: Message

  constructor(message: Message) {
    super(inEnglish(message))
    this.reason = message
  }
}

/** A line that is taken over, in whole or in part. */
export type Taken = {
  /** which of the documents, from 0 */
  readonly document: number
  /** the line's number there */
  readonly line: string
  /** all of it unless given; a decimal */
  readonly quantity?: string | undefined
}

export type FlipOptions = {
  readonly id: string
  /** 'YYYY-MM-DD' */
  readonly issueDate: string
  readonly dueDate?: string | undefined
  /** all lines of all documents unless given */
  readonly lines?: readonly Taken[] | undefined
  /** the VAT of lines that come without one, as those of orders often do */
  readonly tax?: TaxForm | undefined
}

/**
 * Turns documents into the one that follows them in trade: an order into an invoice, an invoice into a credit note …
 * (see ways.ts). In whole or in part, and from several where the way allows it; references are kept, allowances follow
 * the part that is taken.
 * @throws FlipRefusal
 */
export function flip(sources: readonly TradeForm[], to: FormType, options: FlipOptions): TradeForm {
  const [first, ...others] = sources
  if (first === undefined) throw new FlipRefusal(t`No document was selected. Select at least one.`)
  const way = wayOf(first.type, to)
  if (way === undefined) throw noWay(first.type, to)
  for (const other of others) mustFit(first, other, way)

  const taken = portions(sources, options.lines)
  const isAlone = others.length === 0
  const lines = taken.flatMap(({ source, chosen }) =>
    chosen.map(({ line, share }) => lineFor(way, source, partOf(line, share, source.currency), isAlone, options.tax)),
  )
  const allowances = taken.flatMap(({ source, share }) =>
    (source.allowances ?? []).map((row) => withTax(withReason(partOf(row, share, source.currency)), options.tax)),
  )
  const { seller, buyer, currency, taxCurrency, buyerReference, accountingCost, paymentMeans, paymentTerms } = first
  return {
    type: to,
    id: options.id,
    issueDate: options.issueDate,
    // Who answers an order mostly takes it.
    typeCode: way.to === 'OrderResponse' ? 'AP' : undefined,
    dueDate: options.dueDate ?? (way.to === 'CreditNote' ? first.dueDate : undefined),
    currency,
    taxCurrency,
    seller,
    // EN 16931 has one identifier of the buyer (BT-46); orders often carry more.
    buyer: isBill(to) ? { ...buyer, identifiers: buyer.identifiers?.slice(0, 1) } : buyer,
    buyerReference,
    accountingCost,
    paymentMeans,
    paymentTerms,
    deliveryAddress: first.deliveryAddress,
    // What an order asked for has not been delivered yet.
    deliveryDate: way.to === 'Invoice' ? undefined : first.deliveryDate,
    ...(isAlone ? way.references(first) : { contractReference: first.contractReference }),
    // A change names the lines of its order by their numbers there.
    lines: way.to === 'OrderChange' ? lines : lines.map((line, i) => ({ ...line, id: String(i + 1) })),
    ...(allowances.length > 0 && { allowances }),
  }
}

const isBill = (type: FormType): boolean => type === 'Invoice' || type === 'CreditNote'

const noWay = (from: FormType, to: FormType): FlipRefusal => {
  const targets = targetsOf(from)
  return new FlipRefusal(
    targets.length === 0
      ? t`${from} cannot be turned into ${to}. It cannot be turned into anything.`
      : t`${from} cannot be turned into ${to}. It can be turned into ${targets.join(', ')}.`,
  )
}

function mustFit(first: TradeForm, other: TradeForm, { many, to }: Way): void {
  const which = `${other.type} ${other.id}`
  if (!many) throw new FlipRefusal(t`Only one document at a time can be turned into a ${to}. Remove ${which}.`)
  if (other.type !== first.type)
    throw new FlipRefusal(t`${which} and ${first.id} have different types. Choose one type.`)
  if (other.currency !== first.currency)
    throw new FlipRefusal(t`${which} is in ${other.currency}, ${first.id} in ${first.currency}. Choose one currency.`)
  if (nameOf(other.seller) !== nameOf(first.seller))
    throw new FlipRefusal(
      t`${which} and ${first.id} have different sellers. Choose documents between the same two parties.`,
    )
  if (nameOf(other.buyer) !== nameOf(first.buyer))
    throw new FlipRefusal(
      t`${which} and ${first.id} have different buyers. Choose documents between the same two parties.`,
    )
}

const nameOf = ({ name, vatId }: TradeForm['seller']): string => JSON.stringify([name, vatId ?? ''])

type Chosen = { line: LineForm; share: Share }
type Portion = { source: TradeForm; chosen: Chosen[]; share: Share }

/** Which lines of which documents are taken, and how much of each. */
function portions(sources: readonly TradeForm[], taken: readonly Taken[] | undefined): Portion[] {
  return sources.flatMap((source, document) => {
    const chosen = (taken ?? source.lines.map(({ id }): Taken => ({ document, line: id })))
      .filter((one) => one.document === document)
      .map((one) => chosenLine(source, one))
    return chosen.length === 0 ? [] : [{ source, chosen, share: taken ? shareOf.document(source, chosen) : wholeShare }]
  })
}

function chosenLine(source: TradeForm, { line: id, quantity }: Taken): Chosen {
  const line = source.lines.find((one) => one.id === id)
  if (line === undefined)
    throw new FlipRefusal(t`${source.type} ${source.id} has no line ${id}. Choose one of its lines.`)
  const share = shareOf.line(line, quantity)
  if (share === undefined)
    throw new FlipRefusal(
      t`Line ${id} of ${source.id} has a quantity of ${line.quantity}, so ${quantity} cannot be used. Enter a quantity greater than 0 and not above that.`,
    )
  return { line, share }
}

/** A line of the new document: what only the old one's type had a word for stays behind. */
function lineFor(way: Way, source: TradeForm, line: LineForm, isAlone: boolean, tax: TaxForm | undefined): LineForm {
  const {
    statusCode: _status,
    rejected: _rejected,
    short: _short,
    document: _document,
    requestLineId: _,
    ...kept
  } = line
  const orderLineId = way.orderLine(line)
  return {
    ...kept,
    ...(line.allowances && { allowances: line.allowances.map(withReason) }),
    tax: withTax(line, tax).tax,
    orderLineId,
    ...(way.to === 'Quotation' && { requestLineId: line.id }),
    ...(!isAlone && orderLineId !== undefined && { orderReference: way.references(source).orderReference }),
  }
}

/** An order may leave the reason open, an invoice may not: then it is a discount (UNCL5189) or miscellaneous (UNCL7161). */
const withReason = <T extends LineAllowanceForm>(row: T): T =>
  row.reason || row.reasonCode ? row : { ...row, reasonCode: row.charge ? 'ABK' : discountCode }

const withTax = <T extends { tax: TaxForm }>(taxed: T, tax: TaxForm | undefined): T =>
  taxed.tax.category === '' && tax ? { ...taxed, tax } : taxed

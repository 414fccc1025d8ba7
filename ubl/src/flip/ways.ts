import type { FormType, TradeForm } from '../trade/form.ts'

/** What becomes of the references of a document that is turned into another. */
type References = Pick<
  TradeForm,
  'orderReference' | 'quoteReference' | 'despatchReference' | 'precedingInvoice' | 'contractReference'
>

export type Way = {
  readonly from: FormType
  readonly to: FormType
  /** Several documents may become one, as orders become an invoice. */
  readonly many: boolean
  readonly references: (source: TradeForm) => References
  /** The number of the order line that a line is of. */
  readonly orderLine: (line: { id: string; orderLineId?: string | undefined }) => string | undefined
}

const isOrderLine = ({ id }: { id: string }): string => id
const keepsOrderLine = ({ orderLineId }: { orderLineId?: string | undefined }): string | undefined => orderLineId
const none = (): undefined => undefined

const ofOrder = ({ id, contractReference }: TradeForm): References => ({ orderReference: id, contractReference })
/** A change has a number of its own; what it changes is the order. */
const ofOrderChange = (source: TradeForm): References => ofOrder({ ...source, id: source.orderReference ?? source.id })

/**
 * The ways of trade: request, quote, order, delivery, invoice, credit. A requisition travels as a request for quotation
 * (UBL has none), so it becomes an order by that way.
 */
export const ways: readonly Way[] = [
  {
    from: 'RequestForQuotation',
    to: 'Quotation',
    many: false,
    references: ({ id, contractReference }) => ({ quoteReference: id, contractReference }),
    orderLine: none,
  },
  {
    from: 'RequestForQuotation',
    to: 'Order',
    many: true,
    references: ({ contractReference }) => ({ contractReference }),
    orderLine: none,
  },
  {
    from: 'Quotation',
    to: 'Order',
    many: false,
    references: ({ id, contractReference }) => ({ quoteReference: id, contractReference }),
    orderLine: none,
  },
  { from: 'Order', to: 'OrderChange', many: false, references: ofOrder, orderLine: none },
  { from: 'Order', to: 'OrderResponse', many: false, references: ofOrder, orderLine: isOrderLine },
  { from: 'Order', to: 'DespatchAdvice', many: false, references: ofOrder, orderLine: isOrderLine },
  { from: 'Order', to: 'Invoice', many: true, references: ofOrder, orderLine: isOrderLine },
  { from: 'OrderChange', to: 'OrderResponse', many: false, references: ofOrderChange, orderLine: isOrderLine },
  { from: 'OrderChange', to: 'Invoice', many: true, references: ofOrderChange, orderLine: isOrderLine },
  {
    from: 'DespatchAdvice',
    to: 'ReceiptAdvice',
    many: false,
    references: ({ id, orderReference }) => ({ despatchReference: id, orderReference }),
    orderLine: keepsOrderLine,
  },
  {
    from: 'Invoice',
    to: 'CreditNote',
    many: false,
    references: ({ id, issueDate, orderReference, contractReference, despatchReference }) => ({
      precedingInvoice: { id, issueDate },
      orderReference,
      contractReference,
      despatchReference,
    }),
    orderLine: keepsOrderLine,
  },
]

export const wayOf = (from: FormType, to: FormType): Way | undefined =>
  ways.find((way) => way.from === from && way.to === to)

/** What a document of a type can become. */
export const targetsOf = (from: FormType): FormType[] => ways.filter((way) => way.from === from).map(({ to }) => to)

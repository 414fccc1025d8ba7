import type { DocumentLine, Of, OrderChangeRequest } from '@kontor/contract'
import { exact, type LineForm, type TradeForm, totalsOf } from '@kontor/ubl'

type Line = Of<typeof DocumentLine>

interface Change {
  /** An order change that was written. */
  readonly form?: TradeForm | undefined
  /** What somebody asks for. */
  readonly request?: Of<typeof OrderChangeRequest> | undefined
  /** All of the order is to be canceled. */
  readonly isCanceled?: boolean
}

/** UNCL1229 in an order change: 1 added, 2 deleted, 3 changed. */
const deleted = '2'

export const decimal = /^-?\d{1,18}(\.\d{1,10})?$/

/** An order as its changes left it. */
export interface ChangedOrder {
  readonly form: TradeForm
  /** The lines that nobody delivers any more. */
  readonly canceled: ReadonlySet<string>
}

/** The order after changes that both sides agreed to, oldest first: a line is as the last that names it says. */
export const afterChanges = (order: TradeForm, changes: readonly TradeForm[]): ChangedOrder =>
  changes.reduce<ChangedOrder>(afterChange, { form: order, canceled: new Set() })

function afterChange({ form, canceled }: ChangedOrder, change: TradeForm): ChangedOrder {
  const named = new Map(change.lines.map((line) => [line.id, line]))
  const known = new Set(form.lines.map(({ id }) => id))
  const gone = change.lines.filter(isGone).map(({ id }) => id)
  const kept = [...canceled].filter((id) => !named.has(id))
  return {
    canceled: new Set([...kept, ...gone]),
    form: {
      ...form,
      lines: [
        ...form.lines.map((line) => changedLine(line, named.get(line.id))),
        ...change.lines.filter((line) => !known.has(line.id) && !isGone(line)),
      ],
    },
  }
}

/** A line that is taken out, or of which nothing is wanted any more. */
const isGone = ({ statusCode, quantity }: LineForm): boolean =>
  statusCode === deleted || (decimal.test(quantity) && exact(quantity).isZero())

function changedLine(line: LineForm, change: LineForm | undefined): LineForm {
  if (change === undefined) return line
  if (isGone(change)) return { ...line, quantity: '0' }
  return {
    ...line,
    ...(decimal.test(change.quantity) && { quantity: change.quantity }),
    ...(decimal.test(change.price) && { price: change.price, baseQuantity: change.baseQuantity }),
  }
}

/** What the lines of such an order come to. */
export const netsOf = ({ form }: ChangedOrder): readonly string[] => totalsOf(form).lines

/** What the lines of an order come to once a change is applied; a line that it does not name stays as it is. */
export function changedLines(
  order: readonly { readonly line: Line; readonly form?: Pick<LineForm, 'baseQuantity'> }[],
  { form, request, isCanceled }: Change,
): Line[] {
  const known = new Set(order.map(({ line }) => line.lineId))
  const added = (form?.lines ?? []).filter((line) => !known.has(line.id) && !isGone(line))
  const [first] = order
  const documentId = first?.line.documentId
  return [
    ...order.map(({ line, form: { baseQuantity } = {} }) => {
      const written = form?.lines.find(({ id }) => id === line.lineId)
      const asked = request?.ChangedLines.find(({ LineId }) => LineId === line.lineId)
      if (isCanceled || (written && isGone(written)) || asked?.Cancel === true)
        return { ...line, state: 'CANCELED' as const }
      const changed = {
        ...line,
        ...(written && numbersOf(written)),
        ...(asked?.Quantity === undefined ? {} : { quantity: asked.Quantity }),
        ...(asked?.Price === undefined ? {} : { price: asked.Price.value }),
      }
      return priced(changed, written && decimal.test(written.price) ? written.baseQuantity : baseQuantity)
    }),
    ...(documentId === undefined
      ? []
      : added.map((line) =>
          priced(
            {
              documentId,
              lineId: line.id.slice(0, 100),
              description: line.name.slice(0, 2000),
              state: 'OPEN' as const,
              ...(line.unit === '' ? {} : { unitCode: line.unit.slice(0, 10) }),
              ...(first?.line.currency === undefined ? {} : { currency: first.line.currency }),
              ...numbersOf(line),
            },
            line.baseQuantity,
          ),
        )),
  ]
}

const numbersOf = ({ quantity, price }: LineForm) => ({
  ...(decimal.test(quantity) ? { quantity } : {}),
  ...(decimal.test(price) ? { price } : {}),
})

/** Quantity times price, for as many units as that is for, where both are known; allowances of the line are the order's own affair. */
function priced(line: Line, baseQuantity = '1'): Line {
  if (line.quantity === undefined || line.price === undefined) return line
  const gross = exact(line.quantity).times(exact(line.price))
  const base = decimal.test(baseQuantity) && !exact(baseQuantity).isZero() ? exact(baseQuantity) : exact('1')
  return { ...line, amount: gross.dividedBy(base).toDecimalPlaces(2).toFixed(2) }
}

/** What a response to an order would change of one of its lines. */
export interface ProposedLine {
  readonly lineId: string
  readonly quantity?: string
  readonly price?: string
  readonly isCanceled?: boolean
}

/** UNCL1229 in an order response: the line is not accepted. */
const notAccepted = '7'

/** What a response to an order would change of it; nothing where it is confirmed as it is. A response refers to the lines of the order. */
export function proposedLines(order: TradeForm, response: TradeForm): ProposedLine[] {
  return order.lines.flatMap((line): ProposedLine[] => {
    const answered = response.lines.find(({ id, orderLineId }) => (orderLineId ?? id) === line.id)
    if (answered === undefined) return []
    if (answered.statusCode === notAccepted) return [{ lineId: line.id, isCanceled: true }]
    const quantity = isOther(answered.quantity, line.quantity) ? { quantity: answered.quantity } : undefined
    const price = isOther(answered.price, line.price) ? { price: answered.price } : undefined
    return quantity || price ? [{ lineId: line.id, ...quantity, ...price }] : []
  })
}

const isOther = (answered: string, ordered: string): boolean =>
  decimal.test(answered) && (!decimal.test(ordered) || !exact(answered).eq(exact(ordered)))

/** An order as a change of it is written first: as its supplier would have it. */
export const asProposed = (order: TradeForm, proposed: readonly ProposedLine[]): TradeForm => ({
  ...order,
  lines: order.lines.map((line) => {
    const one = proposed.find(({ lineId }) => lineId === line.id)
    if (one === undefined) return line
    if (one.isCanceled) return { ...line, quantity: '0' }
    return { ...line, ...(one.quantity && { quantity: one.quantity }), ...(one.price && { price: one.price }) }
  }),
})

import { type Decimal, exact, type LineForm } from '@kontor/ubl'
import { decimal } from './order-change.ts'

/** A line of a blanket order, how much of it was called off, and what is left. */
export interface BlanketLine {
  readonly form: LineForm
  readonly ordered: Decimal
  readonly calledOff: Decimal
  readonly left: Decimal
}

const none = exact('0')

const numberIn = (text: string | undefined, otherwise: string): Decimal =>
  exact(text !== undefined && decimal.test(text) ? text : otherwise)

const quantityOf = ({ quantity }: LineForm): Decimal => numberIn(quantity, '0')

/** What is left of a blanket order, line by line, once these were called off; never less than nothing. */
export const afterCallOffs = (
  ordered: readonly LineForm[],
  callOffs: readonly (readonly LineForm[])[],
): BlanketLine[] =>
  ordered.map((form) => {
    const calledOff = callOffs
      .flat()
      .filter(({ orderLineId }) => orderLineId === form.id)
      .reduce((sum, line) => sum.plus(quantityOf(line)), none)
    const whole = quantityOf(form)
    return { form, ordered: whole, calledOff, left: calledOff.gt(whole) ? none : whole.minus(calledOff) }
  })

export const isCalledOff = (lines: readonly BlanketLine[]): boolean =>
  lines.length > 0 && lines.every(({ left }) => left.isZero())

/** What so much of a line comes to, without tax. */
export const netOf = ({ price, baseQuantity }: LineForm, quantity: Decimal): Decimal => {
  const base = numberIn(baseQuantity, '1')
  const each = base.isZero() ? none : numberIn(price, '0').div(base)
  return each.times(quantity).toDecimalPlaces(2)
}

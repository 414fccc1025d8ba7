import type { BlanketOrder, CallOffInput, Of } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { exact, type LineForm, type TradeForm } from '@kontor/ubl'

type Left = Of<typeof BlanketOrder>['Lines'][number]
type Input = Of<typeof CallOffInput>

/** A blanket order, as far as it decides whether something is called off. */
export interface Standing {
  readonly isBlanket: boolean
  readonly delivery: string
  readonly response: string
  readonly closed: boolean
  readonly replacement?: string
  readonly From?: string | undefined
  readonly Until?: string | undefined
}

/** Whether they asked for it, or it was asked for on their behalf, and whether they buy. */
type By = Readonly<Record<'isTheirs' | 'manages', boolean>>

/** Why nobody calls off of a blanket order on a day; undefined where somebody does. */
export function whyNotCallOff(
  { isBlanket, delivery, response, closed, replacement, From, Until }: Standing,
  today: string,
): Message | undefined {
  if (!isBlanket) return t`it is not a blanket order`
  if (delivery !== 'SENT') return t`only the company that sent a blanket order can call off from it`
  if (response === 'REJECTED' || response === 'CANCELED') return t`it will not be delivered`
  if (replacement === 'REPLACED') return t`it was replaced by a later version`
  if (From !== undefined && today < From) return t`it is valid from ${From}`
  if (Until !== undefined && today > Until) return t`it was valid until ${Until}`
  return closed ? t`it is closed` : undefined
}

/** Why somebody does not; undefined where they do. */
export const whyNotThey = ({ isTheirs, manages }: By): Message | undefined =>
  isTheirs || manages ? undefined : t`only the requester or a buyer can call off`

/** Why so much is not called off; undefined where it is. */
export function whyNotLines(given: Input['Lines'], lines: readonly Left[]): Message | undefined {
  const seen = new Set<string>()
  for (const { LineId, Quantity } of given) {
    const line = lines.find((one) => one.LineId === LineId)
    if (line === undefined)
      return t`Lines names ${LineId}, which is not a line of the blanket order: use the ids of its lines.`
    if (seen.has(LineId)) return t`Lines names the line ${LineId} twice: name it once.`
    seen.add(LineId)
    if (exact(Quantity).isNegative()) return t`Quantity of line ${LineId} is ${Quantity}: enter 0 or more.`
    if (exact(Quantity).gt(exact(line.Left)))
      return t`Quantity of line ${LineId} is ${Quantity}, but only ${line.Left} of ${line.Ordered} is left: call off no more than that.`
  }
  return given.every(isNothing) ? t`Nothing is called off: enter a quantity above 0.` : undefined
}

/** Why it is not delivered on a day; undefined where it may be. */
export const whyNotOn = (day: string | undefined, today: string): Message | undefined =>
  day !== undefined && day < today
    ? t`DeliveryDate is ${day}, which is in the past: use today or a later day.`
    : undefined

const isNothing = ({ Quantity }: Input['Lines'][number]): boolean => exact(Quantity).isZero()

/** What is taken off or added in percent is so of a part; an amount is that of the whole line. */
const shared = (allowances: LineForm['allowances']): LineForm['allowances'] => {
  const inPercent = (allowances ?? []).filter(({ percent }) => percent !== undefined)
  return inPercent.length === 0 ? undefined : inPercent.map((one) => ({ ...one, amount: '', base: undefined }))
}

/** What is called off as the lines of an order: each is that of the blanket order, at its price. */
export const callOffLines = (given: Input['Lines'], { lines }: Pick<TradeForm, 'lines'>): LineForm[] =>
  given
    .filter((one) => !isNothing(one))
    .flatMap(({ LineId, Quantity, AccountingCostCode }, at) => {
      const line = lines.find(({ id }) => id === LineId)
      const accountingCost = AccountingCostCode?.trim() || line?.accountingCost
      return line === undefined
        ? []
        : [
            {
              ...{ ...line, id: String(at + 1), orderLineId: LineId, quantity: Quantity, accountingCost },
              allowances: shared(line.allowances),
            },
          ]
    })

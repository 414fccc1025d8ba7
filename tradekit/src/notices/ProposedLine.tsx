import { useWords } from '../kontor.ts'
import type { OrderChange } from '../queries/order-change.ts'

/** How a supplier would have a line of an order. */
export function ProposedLine({ line }: { line: OrderChange['ChangedLines'][number] }) {
  const { t, format, locale } = useWords()
  const { LineId, Quantity, Price, Cancel } = line
  const what = Cancel
    ? [t('confirmed.line.canceled')]
    : [
        Quantity && t('confirmed.line.quantity', { quantity: format.quantity(Quantity) }),
        Price && t('confirmed.line.price', { price: format.amount(Price.value, Price.currencyID) }),
      ].filter((one) => one !== undefined)
  return t('confirmed.line', { line: LineId, what: new Intl.ListFormat(locale).format(what) })
}

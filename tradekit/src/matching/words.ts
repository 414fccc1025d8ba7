import type { Words } from '../kontor.ts'
import type { Match, MatchedLine } from '../queries/types.ts'
import { unitWord } from '../words/units.ts'

/** What a quantity of a unit is called. */
export const quantityOf = (value: string | undefined, unit: string | undefined, { t, format }: Words): string =>
  value === undefined ? '' : `${format.quantity(value)} ${unitWord(unit ?? '', t)}`

/** How a line differs, in the reader's words. */
export function differencesOf(line: MatchedLine, words: Words): string {
  const { t, format, locale } = words
  const { Differences, Currency = '', Price = '0', OrderedPrice = '0', Unit, Conversion } = line
  const quantity = (value = '0') => quantityOf(value, Unit, words)
  const values = {
    price: format.amount(Price, Currency),
    orderedPrice: format.amount(OrderedPrice, Conversion?.Currency ?? Currency),
    converted: Conversion ? format.amount(Conversion.Price, Conversion.Currency) : '',
    billed: quantity(line.BilledQuantity),
    ordered: quantity(line.OrderedQuantity),
    received: quantity(line.ReceivedQuantity),
    returned: quantity(line.ReturnedQuantity),
    amount: '',
  }
  const isReturned = line.ReturnedQuantity !== undefined
  const sentences = Differences.map((one) => {
    if (one === 'NOT_RECEIVED' && isReturned) return t('match.NOT_RECEIVED.returned', values)
    return one === 'PRICE' && Conversion ? t('match.PRICE.converted', values) : t(`match.${one}`, values)
  })
  return new Intl.ListFormat(locale).format(sentences)
}

/** How an invoice stands to its orders, in a sentence. */
export function titleOf({ State, Orders, Lines, IsHidden }: Match, { t, locale }: Words): string {
  if (IsHidden) return t('match.hidden')
  const orders = new Intl.ListFormat(locale).format(Orders.map(({ ID }) => ID))
  const blankets = Orders.filter(({ IsBlanket }) => IsBlanket).map(({ ID }) => ID)
  if (blankets.length > 0) return t('match.blanket', { orders: new Intl.ListFormat(locale).format(blankets) })
  const count = Lines.filter(({ Differences }) => Differences.length > 0).length
  if (State === 'MATCHED') return t('match.fits', { orders })
  if (State === 'ACCEPTED') return t('match.accepted', { orders })
  if (count === 0) return t('match.charged', { orders })
  return t(State === 'WITHIN' ? 'match.within' : 'match.differs', { orders, count })
}

/** How much more is billed than was ordered, or less; nothing where it comes to the same. */
export function overBilledOf(over: string | undefined, currency: string | undefined, { t, format }: Words) {
  if (over === undefined || currency === undefined) return undefined
  const isLess = over.startsWith('-')
  return t(isLess ? 'match.under' : 'match.over', { amount: format.amount(isLess ? over.slice(1) : over, currency) })
}

import { type Decimal, decimalOf, decimalsIn, sum } from '../decimal.ts'
import { compact } from '../document/party.ts'
import { all, child, children, isElement, text } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import type { LineAllowanceForm, LineForm } from './form.ts'
import { allowanceOf, linkOf, periodOf } from './parts-of.ts'

/** A line of a remittance advice or a reminder: one unit of a document, at what it came to before anything was left out. */
export function accountLineOf(line: XmlElement): LineForm {
  const rows = all(line, 'cac:BillingReference', 'cac:BillingReferenceLine', 'cac:AllowanceCharge').map(allowanceOf)
  const note = text(line, 'cbc:Note')
  const document = linkOf(namedBy(line))
  return compact({
    id: text(line, 'cbc:ID') ?? '',
    name: note ?? document?.id ?? '',
    note,
    quantity: '1',
    unit: 'C62',
    price: before(amountOf(line), rows),
    tax: { category: '', percent: '' },
    allowances: rows.length > 0 ? rows : undefined,
    period: periodOf(child(line, 'cac:ReminderPeriod')),
    document,
  })
}

/** What a line comes to: credits are below zero. */
function amountOf(line: XmlElement): string {
  const [debit, credit] = [text(line, 'cbc:DebitLineAmount'), text(line, 'cbc:CreditLineAmount')]
  const [more, less] = [decimalOf(debit), decimalOf(credit)]
  if (credit === undefined || less === undefined || less.isZero())
    return debit ?? credit ?? text(line, 'cbc:BalanceAmount') ?? text(line, 'cbc:Amount') ?? ''
  return (more ?? less.minus(less)).minus(less).toFixed(Math.max(decimalsIn(debit ?? ''), decimalsIn(credit)))
}

const namedBy = (line: XmlElement): XmlElement | undefined =>
  children(line, 'cac:BillingReference')
    .flatMap((billing) => billing.children.filter(isElement))
    .find(({ name }) => name.endsWith('DocumentReference'))

/** The amount to which allowances and charges led. */
function before(net: string, rows: readonly LineAllowanceForm[]): string {
  const amount = decimalOf(net)
  if (amount === undefined || rows.length === 0) return net
  const left = rows.map(({ charge, amount: of }): Decimal => {
    const value = decimalOf(of) ?? amount.minus(amount)
    return charge ? value.negated() : value
  })
  return amount.plus(sum(left)).toFixed(Math.max(decimalsIn(net), ...rows.map(({ amount: of }) => decimalsIn(of))))
}

import type { TradeForm } from '@kontor/ubl'
import type { PaperField } from '../queries/types.ts'
import { type RateName, rateLine } from './rates.ts'

/** Where in the form a field stands that was read; what is only compared stands nowhere. */
const pathOf: Partial<Readonly<Record<PaperField['Name'], string>>> = {
  Number: 'id',
  IssueDate: 'issueDate',
  DueDate: 'dueDate',
  Currency: 'currency',
  VatId: 'seller',
  Iban: 'paymentMeans.iban',
  OrderReference: 'orderReference',
  NetAmount: 'lines.0.price',
  TaxPercent: 'lines.0.tax.percent',
}

/** A field that was read, at its place in the form. */
export interface ReadAt extends PaperField {
  readonly path: string
}

export const readAt = (fields: readonly PaperField[]): ReadAt[] =>
  fields.flatMap((field) => {
    const path = pathOf[field.Name]
    return path === undefined ? [] : [{ ...field, path }]
  })

/** The form with what was read of the paper, where nothing is said yet. */
export function withRead(form: TradeForm, fields: readonly PaperField[], nameOf: RateName): TradeForm {
  const of = (name: PaperField['Name']) => fields.find(({ Name }) => Name === name)?.Value
  const [line, ...others] = form.lines
  const [net, percent] = [of('NetAmount'), of('TaxPercent')]
  const isFree = line !== undefined && others.length === 0 && line.price === ''
  const iban = form.paymentMeans?.iban ?? of('Iban')
  const vatId = form.seller.vatId ?? of('VatId')
  const dueDate = form.dueDate ?? of('DueDate')
  const orderReference = form.orderReference ?? of('OrderReference')
  return {
    ...form,
    id: form.id || (of('Number') ?? ''),
    issueDate: form.issueDate || (of('IssueDate') ?? ''),
    currency: of('Currency') ?? form.currency,
    seller: vatId === undefined ? form.seller : { ...form.seller, vatId },
    ...(dueDate !== undefined && { dueDate }),
    ...(orderReference !== undefined && { orderReference }),
    ...(iban !== undefined && { paymentMeans: { ...(form.paymentMeans ?? { code: '30' }), iban } }),
    lines:
      isFree && net !== undefined && percent !== undefined
        ? [rateLine({ ...line, price: net }, { category: percent === '0' ? 'Z' : 'S', percent }, nameOf)]
        : form.lines,
  }
}

/** What the form says where a field was read. */
function valueAt(form: TradeForm, { Name }: PaperField): string | undefined {
  if (Name === 'Number') return form.id
  if (Name === 'IssueDate') return form.issueDate
  if (Name === 'DueDate') return form.dueDate
  if (Name === 'Currency') return form.currency
  if (Name === 'VatId') return form.seller.vatId
  if (Name === 'Iban') return form.paymentMeans?.iban
  if (Name === 'OrderReference') return form.orderReference
  if (Name === 'NetAmount') return form.lines[0]?.price
  return Name === 'TaxPercent' ? form.lines[0]?.tax.percent : undefined
}

/** What stands in the form as it was read, and nobody has looked at. */
export const unseenIn = (form: TradeForm, read: readonly ReadAt[], seen: ReadonlySet<string>): ReadAt[] =>
  read.filter((field) => !seen.has(field.path) && valueAt(form, field) === field.Value)

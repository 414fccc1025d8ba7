import { Money } from '@kontor/appkit'
import { useWords } from '../kontor.ts'
import type { MessageId } from '../messages/en-US.ts'
import type { ComparedField, Comparison, Difference, LineField } from './compare.ts'

const words: Readonly<Record<ComparedField | LineField, MessageId>> = {
  id: 'data.number',
  issueDate: 'data.issued',
  dueDate: 'data.due',
  seller: 'data.from',
  buyer: 'data.to',
  currency: 'editor.currency',
  buyerReference: 'editor.buyerReference',
  orderReference: 'editor.orderReference',
  precedingInvoice: 'compare.invoice',
  deliveryDate: 'editor.deliveryDate',
  iban: 'editor.iban',
  paymentTerms: 'editor.terms',
  note: 'data.note',
  net: 'line.net',
  payable: 'totals.payable',
  name: 'line.item',
  description: 'line.description',
  quantity: 'line.quantity',
  price: 'line.price',
  vat: 'line.vat',
}
const dates: readonly string[] = ['issueDate', 'dueDate', 'deliveryDate']
const amounts: readonly string[] = ['net', 'payable', 'price']

interface ComparedFieldsProps extends Comparison {
  /** Of the earlier and of the later document. */
  readonly currencies: readonly [string, string]
}

/** What is another in each: the fields of the document, then those of each line under its name. */
export function ComparedFields({ fields, lines, currencies }: ComparedFieldsProps) {
  const { t } = useWords()
  return (
    <>
      {fields.length > 0 && (
        <tbody>
          {fields.map((one) => (
            <Row key={one.field} difference={one} currencies={currencies} />
          ))}
        </tbody>
      )}
      {lines.map(({ line, name, kind, fields }) => (
        <tbody key={`${kind} ${line}`}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {t(`compare.line.${kind}`, { line, name })}
            </th>
          </tr>
          {fields.map((one) => (
            <Row key={one.field} difference={one} currencies={currencies} />
          ))}
        </tbody>
      ))}
    </>
  )
}

interface RowProps {
  readonly difference: Difference<ComparedField | LineField>
  readonly currencies: readonly [string, string]
}

function Row({ difference: { field, before, after }, currencies }: RowProps) {
  const { t } = useWords()
  return (
    <tr>
      <th scope="row">{t(words[field])}</th>
      <td>
        {before !== undefined && (
          <del>
            <Value field={field} value={before} currency={currencies[0]} />
          </del>
        )}
      </td>
      <td>
        {after !== undefined && (
          <ins>
            <Value field={field} value={after} currency={currencies[1]} />
          </ins>
        )}
      </td>
    </tr>
  )
}

function Value({ field, value, currency }: { field: string; value: string; currency: string }) {
  const { format } = useWords()
  if (amounts.includes(field)) return <Money value={value} currency={currency} bare />
  if (dates.includes(field)) return format.date(value)
  if (field === 'quantity') return format.quantity(value)
  if (field === 'vat') return format.percent(value)
  return <bdi>{value}</bdi>
}

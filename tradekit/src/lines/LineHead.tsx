import { useWords } from '../kontor.ts'

const figures: readonly string[] = [
  'quantity',
  'price',
  'vat',
  'net',
  'amount',
  'discount',
  'difference',
  'paid',
  'open',
  'overdue',
]

type Goods = 'item' | 'quantity' | 'unit' | 'price' | 'vat' | 'net'
type Owed = 'due' | 'open' | 'overdue'
type Column = Goods | Owed | 'document' | 'issued' | 'amount' | 'discount' | 'difference' | 'paid'

/** The columns of a table of lines; figures stand at the end of theirs. */
export function LineHead({ columns }: { columns: readonly Column[] }) {
  const { t } = useWords()
  return columns.map((column) => (
    <th key={column} scope="col" data-align={figures.includes(column) ? 'end' : undefined}>
      {t(`line.${column}`)}
    </th>
  ))
}

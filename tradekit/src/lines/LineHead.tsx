import { useWords } from '../kontor.ts'

const figures: readonly string[] = ['quantity', 'price', 'vat', 'net']

/** The columns of a table of lines; figures stand at the end of theirs. */
export function LineHead({
  columns,
}: {
  columns: readonly ('item' | 'quantity' | 'unit' | 'price' | 'vat' | 'net')[]
}) {
  const { t } = useWords()
  return columns.map((column) => (
    <th key={column} scope="col" data-align={figures.includes(column) ? 'end' : undefined}>
      {t(`line.${column}`)}
    </th>
  ))
}

import { unitWord } from '@kontor/tradekit/words'
import { useWords } from '../kontor.ts'
import type { OrderedLine } from './api.ts'

/** What of an order was sent back, and what of that waits for a credit note. */
export function Returned({ lines }: { readonly lines: readonly OrderedLine[] }) {
  const { t, format } = useWords()
  return lines.map((line) => {
    const quantity = (value: string) => `${format.quantity(value)} ${unitWord(line.Unit ?? '', t)}`
    if (Number(line.Returned) === 0) return null
    const values = { item: line.Description, quantity: quantity(line.Returned), credit: quantity(line.ToCredit) }
    const waits = Number(line.ToCredit) > 0
    return (
      <small key={line.LineId} className={waits ? 'buy-proposed' : undefined}>
        {t(waits ? 'return.waits' : 'return.returned', values)}
      </small>
    )
  })
}

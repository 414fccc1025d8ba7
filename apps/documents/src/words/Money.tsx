import { Amount } from '@kontor/kit'
import { useWords } from '../kontor.tsx'

export interface MoneyProps {
  readonly value?: string | undefined
  readonly currency?: string | undefined
  readonly strong?: boolean
}

/** An amount with its small currency, as the reader writes it; nothing where there is none. */
export function Money({ value, currency = '', strong = false }: MoneyProps) {
  const { format } = useWords()
  if (value === undefined) return null
  const parts = format.amountParts(value, currency)
  return <Amount value={parts.number} currency={parts.currency || undefined} strong={strong} />
}

import { Amount } from '@kontor/kit'
import { useWords } from '../kontor.ts'

export interface MoneyProps {
  readonly value?: string | undefined
  readonly currency?: string | undefined
  readonly strong?: boolean
  /** Without its currency, where all figures around it are in the same. */
  readonly bare?: boolean
}

/** An amount with its small currency, as the reader writes it; nothing where there is none. */
export function Money({ value, currency = '', strong = false, bare = false }: MoneyProps) {
  const { format } = useWords()
  if (value === undefined) return null
  const parts = format.amountParts(value, currency)
  return <Amount value={parts.number} currency={bare ? undefined : parts.currency || undefined} strong={strong} />
}

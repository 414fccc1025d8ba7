import { Button } from '@kontor/kit'
import type { Acts } from '../actions/useActions.tsx'
import { useWords } from '../kontor.ts'

export interface DuplicateActsProps {
  readonly acts: Acts
  /** The original in words, where it is open to the reader. */
  readonly original: { readonly number: string; readonly date: string } | undefined
}

/** The two ways out of a suspicion: the supplier is told what it duplicates, or the mark goes. */
export function DuplicateActs({ acts, original }: DuplicateActsProps) {
  const { t } = useWords()
  const proposed = original && { reasonCode: 'OTH', reason: t('arrival.duplicate.reason', original) }
  return (
    <>
      {acts.allowed.includes('reject') && (
        <Button onClick={() => acts.run('reject', proposed)}>{t('arrival.reject')}</Button>
      )}
      {acts.allowed.includes('denyDuplicate') && (
        <Button onClick={() => acts.run('denyDuplicate')}>{t('arrival.deny')}</Button>
      )}
    </>
  )
}

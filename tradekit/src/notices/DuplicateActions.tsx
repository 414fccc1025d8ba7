import { Button } from '@kontor/kit'
import type { DocumentActions } from '../actions/useActions.tsx'
import { useWords } from '../kontor.ts'

export interface DuplicateActionsProps {
  readonly actions: DocumentActions
  /** The original in words, where it is open to the reader. */
  readonly original: { readonly number: string; readonly date: string } | undefined
}

/** The two ways out of a suspicion: the supplier is told what it duplicates, or the mark goes. */
export function DuplicateActions({ actions, original }: DuplicateActionsProps) {
  const { t } = useWords()
  const proposed = original && { reasonCode: 'OTH', reason: t('arrival.duplicate.reason', original) }
  return (
    <>
      {actions.allowed.includes('reject') && (
        <Button onClick={() => actions.run('reject', proposed)}>{t('arrival.reject')}</Button>
      )}
      {actions.allowed.includes('denyDuplicate') && (
        <Button onClick={() => actions.run('denyDuplicate')}>{t('arrival.deny')}</Button>
      )}
    </>
  )
}

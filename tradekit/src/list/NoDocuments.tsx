import { Button, EmptyState } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { CircleAlert, FileText, SearchX } from 'lucide-react'
import { useWords } from '../kontor.ts'
import { everything, type Filters, isNarrowed, widened } from './filters.ts'
import type { Creation } from './ListActions.tsx'

export interface NoDocumentsProps {
  readonly filters: Filters
  readonly onFilters: (filters: Filters) => void
  /** What a company without documents begins with. */
  readonly creation: Creation
}

/** In the place of rows where there are none: why, and what to do. */
export function NoDocuments({ filters, onFilters, creation }: NoDocumentsProps) {
  const { t } = useWords()
  if (isNarrowed(filters)) {
    return (
      <EmptyState
        icon={SearchX}
        title={t('list.empty.filtered.title')}
        text={t('list.empty.filtered.text')}
        action={<Button onClick={() => onFilters(widened(filters))}>{t('list.clearFilters')}</Button>}
      />
    )
  }
  const writes = filters.view === 'all' || filters.view === 'drafts'
  return (
    <EmptyState
      icon={FileText}
      title={t(`list.empty.${filters.view}.title`)}
      text={t(`list.empty.${filters.view}.text`)}
      action={
        writes ? (
          <Button type="primary" onClick={creation.onSelect}>
            {creation.text}
          </Button>
        ) : (
          <Button onClick={() => onFilters(everything)}>{t('list.showAll')}</Button>
        )
      }
    />
  )
}

/** In the place of rows that could not be loaded. */
export function Failed({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const { t } = useWords()
  return (
    <EmptyState
      icon={CircleAlert}
      title={t('error.title')}
      text={t('error.load', { message: messageOf(error, t) })}
      action={<Button onClick={onAgain}>{t('error.again')}</Button>}
    />
  )
}

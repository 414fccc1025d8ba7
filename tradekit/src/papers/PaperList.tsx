import { Button, EmptyState, Skeleton } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { FileCheck } from 'lucide-react'
import { useWords } from '../kontor.ts'
import { type PaperView, usePapers } from '../queries/papers.ts'
import { PaperRow } from './PaperRow.tsx'
import './papers.css'

export interface PaperListProps {
  readonly view: PaperView
  readonly onPaper: (id: string) => void
  readonly onUpload: () => void
}

/** The papers of a view: those that wait to be entered, those on hold, or those that were rejected. */
export function PaperList({ view, onPaper, onUpload }: PaperListProps) {
  const { t } = useWords()
  const { data, error, refetch } = usePapers(view)
  if (error && !data)
    return (
      <EmptyState
        title={t('error.title')}
        text={messageOf(error, t)}
        action={<Button onClick={() => void refetch()}>{t('error.again')}</Button>}
      />
    )
  if (!data) return <Skeleton rows={6} label={t('list.loading')} />
  if (data.Items.length === 0)
    return (
      <EmptyState
        icon={FileCheck}
        title={t(`papers.none.${view}.title`)}
        text={t(`papers.none.${view}.text`)}
        action={view === 'toEnter' && <Button onClick={onUpload}>{t('list.upload')}</Button>}
      />
    )
  return (
    <>
      <ul className="doc-papers" aria-label={t(`papers.view.${view}`)}>
        {data.Items.map((paper) => (
          <PaperRow key={paper.Id} paper={paper} onPaper={onPaper} />
        ))}
      </ul>
      {data.itemCount > data.Items.length && (
        <p className="doc-quiet doc-papers-more">{t('papers.more', { count: data.itemCount - data.Items.length })}</p>
      )}
    </>
  )
}

import { Button, EmptyState, Skeleton } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { FileCheck } from 'lucide-react'
import { useWords } from '../kontor.ts'
import { useWaitingPapers } from '../queries/papers.ts'
import type { PaperUpload } from '../queries/types.ts'
import { Money } from '../words/Money.tsx'
import { momentOf } from '../words/moments.ts'
import './papers.css'

export interface PaperListProps {
  readonly onPaper: (id: string) => void
  readonly onUpload: () => void
}

/** The papers that wait to be entered, those first that wait longest. */
export function PaperList({ onPaper, onUpload }: PaperListProps) {
  const { t } = useWords()
  const { data, error, refetch } = useWaitingPapers()
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
        title={t('papers.none.title')}
        text={t('papers.none.text')}
        action={<Button onClick={onUpload}>{t('list.upload')}</Button>}
      />
    )
  return (
    <>
      <ul className="doc-papers" aria-label={t('papers.title')}>
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

function PaperRow({ paper, onPaper }: { paper: PaperUpload; onPaper: (id: string) => void }) {
  const { t, today, locale } = useWords()
  const { Id, FileName, PageCount, SenderName, DocumentNumber, Amount, Currency, Imported, Version, MailFrom } = paper
  const begun = [SenderName, DocumentNumber].filter(Boolean).join(' · ')
  return (
    <li>
      <button type="button" className="doc-papers-row" onClick={() => onPaper(Id)}>
        <span className="doc-papers-name">
          <b className="doc-cut" dir="auto">
            {FileName}
          </b>
          <small className="doc-cut">
            {Version > 0 ? begun || t('papers.begun') : t('papers.pages', { count: PageCount })}
            {MailFrom && (
              <>
                {' · '}
                <bdi>{t('mailIn.from', { from: MailFrom })}</bdi>
              </>
            )}
          </small>
        </span>
        {Version > 0 && <Money value={Amount} currency={Currency} />}
        <small>{momentOf(Imported, today, locale)}</small>
      </button>
    </li>
  )
}

import { useShownKeys, useTitle } from '@kontor/appkit'
import { HeaderBar, IconButton, Skeleton, useHotkeys } from '@kontor/kit'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useParams } from 'react-router'
import { ActionBar } from '../acts/ActionBar.tsx'
import { useActs } from '../acts/useActs.tsx'
import { useMetadata } from '../api/document.ts'
import { ArrivalNotices } from '../arrival/ArrivalNotices.tsx'
import { useWords } from '../kontor.ts'
import { BackButton } from '../words/BackButton.tsx'
import { Missing } from './Missing.tsx'
import { Paper } from './Paper.tsx'
import { Standing } from './Standing.tsx'
import { useNeighbours } from './useNeighbours.ts'
import { ViewerTabs } from './ViewerTabs.tsx'
import './viewer.css'

/** One document: its page, how it stands, what can be done, and all that is known of it. */
export function ViewerScreen() {
  const { id = '' } = useParams()
  const { t } = useWords()
  const { data, error, refetch } = useMetadata(id)
  const { back, previous, next } = useNeighbours(id)
  const acts = useActs(id, back)
  const title = data ? `${t(`type.${data.DocumentType.type}`)} ${data.ID}`.trim() : t('app.title')
  useTitle(title)
  useHotkeys({
    a: () => acts.run('accept'),
    r: () => acts.run('reject'),
    escape: back,
    ...(next && { j: next }),
    ...(previous && { k: previous }),
  })
  useShownKeys([
    ['J K', t('help.next')],
    ['A', t('help.accept')],
    ['R', t('help.reject')],
    ['Esc', t('help.back')],
  ])

  if (error && !data) return <Missing error={error} onBack={back} onAgain={() => void refetch()} />
  return (
    <main className="doc-screen doc-viewer">
      <HeaderBar
        icon={<BackButton onClick={back} />}
        title={title}
        actions={
          <span className="doc-turns">
            <IconButton icon={ChevronLeft} label={t('viewer.previous')} disabled={!previous} onClick={previous} />
            <IconButton icon={ChevronRight} label={t('viewer.next')} disabled={!next} onClick={next} />
          </span>
        }
      />
      {data ? (
        <div className="doc-viewer-body">
          <Paper id={id} version={data.Version} type={data.DocumentType.type} number={data.ID} />
          <aside className="doc-viewer-side" aria-label={t('viewer.tabs')}>
            <Standing document={data} />
            <ArrivalNotices document={data} acts={acts} />
            <div className="doc-viewer-acts">
              <ActionBar acts={acts} buttons={3} keys />
            </div>
            <ViewerTabs document={data} acts={acts} />
          </aside>
        </div>
      ) : (
        <Skeleton rows={8} label={t('list.loading')} />
      )}
      {acts.dialog}
    </main>
  )
}

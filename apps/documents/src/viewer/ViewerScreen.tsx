import { HeaderBar, Skeleton } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { ActionBar, useActions } from '@kontor/tradekit/actions'
import {
  BackButton,
  DocumentNotices,
  DocumentSwitch,
  DocumentTabs,
  Missing,
  PastNote,
  type Shown,
  ShownPages,
  StatusSummary,
  type Tab,
} from '@kontor/tradekit/document'
import { phoneToPx, useWidth } from '@kontor/tradekit/layout'
import { useMetadata } from '@kontor/tradekit/queries'
import { TurnButtons, useNeighbours, useTriage } from '@kontor/tradekit/triage'
import { documentName } from '@kontor/tradekit/words'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useWords } from '../kontor.ts'

/**
 * One document: its page, how it stands, what can be done, and all that is known of it. At a position of the log it is
 * shown as it was there, and nothing can be done with it.
 */
export function ViewerScreen() {
  const { id = '', position } = useParams()
  const asOf = position === undefined ? undefined : Number(position)
  const isPast = asOf !== undefined
  const { t } = useWords()
  const [tab, setTab] = useState<Tab>('data')
  const [shown, setShown] = useState<{ readonly of: string; readonly pages: Shown }>()
  const [body, setBody] = useState<HTMLElement | null>(null)
  const isPhone = useWidth() <= phoneToPx
  const navigate = useNavigate()
  const { state, key } = useLocation()
  const asked = (state as { readonly tab?: Tab } | null)?.tab
  // Each time that somebody asks, also on the page that is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what changes then
  useEffect(() => {
    if (asked) setTab(asked)
  }, [asked, key])
  const { data, error, refetch } = useMetadata(id, asOf)
  const neighbours = useNeighbours(id)
  const { back } = neighbours
  const showFile = (file: string) => {
    setShown({ of: id, pages: { file } })
    // It stands above the tabs there.
    if (isPhone) body?.scrollTo({ top: 0 })
  }
  const toNow = () => navigate(`/view/${id}`)
  const { actions, dialog } = useActions(isPast ? undefined : id, back)
  const title = data
    ? documentName({ type: data.DocumentType.type, orderKind: data.OrderKind, number: data.ID }, t)
    : t('app.title')
  useTitle(title)
  useTriage({
    actions,
    turns: isPast ? { back: toNow } : neighbours,
    own: [{ key: 'E', says: t('help.handling'), run: () => setTab('work') }],
  })

  if (error && !data) return <Missing error={error} onBack={back} onAgain={() => void refetch()} />
  return (
    <main className="doc-screen doc-viewer">
      <HeaderBar
        icon={<BackButton onClick={back} />}
        title={title}
        actions={!isPast && <TurnButtons {...neighbours} />}
      />
      {isPast && <PastNote id={id} position={asOf} onNow={toNow} />}
      {isPhone && data && <DocumentSwitch body={body} />}
      {data ? (
        <div ref={setBody} className="doc-viewer-body" data-past={isPast || undefined}>
          <ShownPages
            document={data}
            chosen={shown?.of === id ? shown.pages : undefined}
            onChoose={(pages) => setShown({ of: id, pages })}
          />
          <aside className="doc-viewer-side" aria-label={t('viewer.tabs')}>
            <StatusSummary document={data} />
            {!isPast && (
              <>
                <DocumentNotices document={data} actions={actions} />
                <div className="doc-viewer-acts">
                  <ActionBar actions={actions} isDisputed={data.ProcessState === 'DISPUTED'} buttons={3} keys />
                </div>
              </>
            )}
            <DocumentTabs document={data} actions={actions} chosen={tab} onChoose={setTab} onFile={showFile} />
          </aside>
        </div>
      ) : (
        <Skeleton rows={8} label={t('list.loading')} />
      )}
      {dialog}
    </main>
  )
}

import { ScrollRegion, Skeleton } from '@kontor/kit'
import { useActions } from '@kontor/tradekit/actions'
import { AdviceList } from '@kontor/tradekit/advice'
import { ApprovalChain } from '@kontor/tradekit/approval'
import { DocumentNotices, DocumentTabs, Missing, type Shown, ShownPages, type Tab } from '@kontor/tradekit/document'
import { useMetadata } from '@kontor/tradekit/queries'
import { type ReactNode, useState } from 'react'
import { AboutRequisition } from './AboutRequisition.tsx'
import { useWords } from './kontor.ts'
import { Reasons } from './Reasons.tsx'
import type { Work } from './work.ts'

/** A piece with all that it takes to decide it: why it waits, the chain, and its document with lines, coding and history, or its requisition. */
export function Detail({ work, children }: { work: Work; children: ReactNode }) {
  const { t } = useWords()
  const documentId = work.document && work.subjectId
  return (
    <ScrollRegion className="inbox-detail" label={t('inbox.detail.label')}>
      <div className="inbox-decide">
        <Reasons work={work} />
        {children}
      </div>
      {documentId && <AboutDocument key={documentId} id={documentId} />}
      {work.requisition && work.subjectId && <AboutRequisition id={work.subjectId} />}
    </ScrollRegion>
  )
}

function AboutDocument({ id }: { id: string }) {
  const { t } = useWords()
  const [tab, setTab] = useState<Tab>('lines')
  const [shown, setShown] = useState<Shown>()
  const { data, error, refetch } = useMetadata(id)
  const { actions, dialog } = useActions(id)
  if (error && !data) return <Missing error={error} onBack={() => undefined} onAgain={() => void refetch()} />
  if (!data) return <Skeleton rows={8} label={t('list.loading')} />
  return (
    <>
      <DocumentNotices document={data} actions={actions} besideDecision />
      <AdviceList documentId={id} heading />
      <ApprovalChain documentId={id} />
      <DocumentTabs
        document={data}
        actions={actions}
        chosen={tab}
        onChoose={setTab}
        onFile={(file) => setShown({ file })}
      />
      <ShownPages document={data} chosen={shown} onChoose={setShown} />
      {dialog}
    </>
  )
}

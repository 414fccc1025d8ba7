import { Badge, Icon, Tabs } from '@kontor/kit'
import {
  BookOpenCheck,
  Clock,
  Info,
  KeyRound,
  List,
  type LucideIcon,
  MessagesSquare,
  Paperclip,
  UserRoundCheck,
} from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { AccessTab } from '../access/AccessTab.tsx'
import type { DocumentActions } from '../actions/useActions.tsx'
import { ApprovalSection } from '../approval/ApprovalSection.tsx'
import { AssignmentTab } from '../assignment/AssignmentTab.tsx'
import { CodingTab } from '../coding/CodingTab.tsx'
import { Comparing } from '../compare/Comparing.tsx'
import { FilesTab } from '../files/FilesTab.tsx'
import { DocumentHistory } from '../history/DocumentHistory.tsx'
import { useWords } from '../kontor.ts'
import { phoneToPx, useWidth } from '../layout/useWidth.ts'
import { LinesTab } from '../lines/LinesTab.tsx'
import type { Metadata } from '../queries/types.ts'
import { ThreadTab } from '../thread/ThreadTab.tsx'
import { useThread } from '../thread/useThread.ts'
import { ChangesSince } from './ChangesSince.tsx'
import { DataTab } from './DataTab.tsx'
import { Retention } from './Retention.tsx'
import './document.css'

const icons = {
  data: Info,
  lines: List,
  thread: MessagesSquare,
  coding: BookOpenCheck,
  work: UserRoundCheck,
  files: Paperclip,
  history: Clock,
  access: KeyRound,
} satisfies Record<string, LucideIcon>
export type Tab = keyof typeof icons
const tabs = Object.keys(icons) as Tab[]
/** The part of the document that a tab shows. */
const parts: Record<Tab, Metadata['Parts'][number]> = {
  data: 'data',
  lines: 'lines',
  thread: 'conversation',
  coding: 'coding',
  work: 'assignments',
  files: 'attachments',
  history: 'history',
  access: 'access',
}

export interface DocumentTabsProps {
  readonly document: Metadata
  readonly actions: DocumentActions
  /** The one that is open; kept by who shows the tabs, so that it stays open from document to document. */
  readonly chosen: Tab
  readonly onChoose: (tab: Tab) => void
  /** Shows the pages of a file in the place of the document's. */
  readonly onFile: (attachmentId: string) => void
}

/** All that is known of a document, in tabs. */
export function DocumentTabs({ document, actions, chosen, onChoose, onFile }: DocumentTabsProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const isPhone = useWidth() <= phoneToPx
  const shown = useRef<HTMLDivElement>(null)
  const choose = (one: Tab) => {
    onChoose(one)
    // They stand below the paper there, and what is chosen would be below the screen.
    if (isPhone) shown.current?.closest('.k-tabs')?.scrollIntoView()
  }
  const offered = tabs.filter((one) => document.Parts.includes(parts[one]))
  const tab = offered.includes(chosen) ? chosen : 'data'
  const thread = useThread(document, tab === 'thread')
  const counts: Partial<Record<Tab, number>> = { thread: thread.posts, files: document.AttachmentCount ?? 0 }
  const countOf = (one: Tab) => counts[one] ?? 0
  const lookBack = (position: number) => navigate(`/view/${document.DocumentId}/at/${position}`)
  const open = (id: string) => navigate(`/view/${id}`)
  return (
    <Tabs
      label={t('viewer.tabs')}
      tabs={offered.map((one) => ({
        id: one,
        label: (
          <span className="doc-tab">
            <Icon of={icons[one]} />
            <span>
              {t(`viewer.${one}`)}
              {countOf(one) > 0 && <small> {countOf(one)}</small>}
            </span>
            {one === 'thread' && thread.unread > 0 && (
              <Badge tone="bad" text={String(thread.unread)} label={t('viewer.unread', { count: thread.unread })} />
            )}
          </span>
        ),
      }))}
      selected={tab}
      onSelect={(one) => choose(one as Tab)}
    >
      <div className="doc-viewer-tab" ref={shown}>
        {tab === 'data' && <DataTab document={document} onOpen={open} />}
        {tab === 'lines' && <LinesTab document={document} actions={actions} />}
        {tab === 'coding' && <CodingTab key={document.DocumentId} document={document} />}
        {tab === 'thread' && <ThreadTab document={document} thread={thread} onOpen={open} />}
        {tab === 'work' && (
          <>
            <ApprovalSection key={`approval ${document.DocumentId}`} document={document} />
            <AssignmentTab key={document.DocumentId} document={document} />
          </>
        )}
        {tab === 'files' && (
          <FilesTab
            key={document.DocumentId}
            document={document}
            mayChange={actions.allowed.includes('edit')}
            onView={onFile}
          />
        )}
        {tab === 'access' && <AccessTab document={document} />}
        {tab === 'history' && (
          <>
            <Retention document={document} actions={actions} />
            <Comparing key={document.DocumentId} document={document} />
            {document.AsOf !== undefined && <ChangesSince then={document} />}
            <DocumentHistory id={document.DocumentId} asOf={document.AsOf} onLookBack={lookBack} />
          </>
        )}
      </div>
    </Tabs>
  )
}

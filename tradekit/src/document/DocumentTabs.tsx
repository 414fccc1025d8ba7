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
import type { Acts } from '../actions/useActions.tsx'
import { ApprovalPart } from '../approval/ApprovalPart.tsx'
import { WorkTab } from '../assignment/AssignmentTab.tsx'
import { CodingTab } from '../coding/CodingTab.tsx'
import { Comparing } from '../compare/Comparing.tsx'
import { FilesTab } from '../files/FilesTab.tsx'
import { DocumentHistory } from '../history/DocumentHistory.tsx'
import { useKontor, useWords } from '../kontor.ts'
import { phoneTo, useWidth } from '../layout/useWidth.ts'
import { LinesTab } from '../lines/LinesTab.tsx'
import type { Metadata } from '../queries/types.ts'
import { ThreadTab } from '../thread/ThreadTab.tsx'
import { useThread } from '../thread/useThread.ts'
import { DataTab } from './DataTab.tsx'
import { Keeping } from './Retention.tsx'
import { SinceThen } from './SinceThen.tsx'
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
/** What not everybody who reads documents is shown. */
const rights: Partial<Record<Tab, string>> = {
  access: 'document.share',
  work: 'assignment.read',
  coding: 'coding.read',
}
/** What has no past of its own: it is there as it is now. */
const ofNow: readonly Tab[] = ['coding', 'thread', 'work', 'files']

export interface ViewerTabsProps {
  readonly document: Metadata
  readonly acts: Acts
  /** The one that is open; kept by who shows the tabs, so that it stays open from document to document. */
  readonly chosen: Tab
  readonly onChoose: (tab: Tab) => void
}

/** All that is known of a document, in tabs. */
export function ViewerTabs({ document, acts, chosen, onChoose }: ViewerTabsProps) {
  const { t } = useWords()
  const { may } = useKontor()
  const navigate = useNavigate()
  const isPhone = useWidth() <= phoneTo
  const shown = useRef<HTMLDivElement>(null)
  const choose = (one: Tab) => {
    onChoose(one)
    // They stand below the paper there, and what is chosen would be below the screen.
    if (isPhone) shown.current?.closest('.k-tabs')?.scrollIntoView()
  }
  // An answer is booked under nothing.
  const isOfType = (one: Tab) => one !== 'coding' || document.DocumentType.type !== 'status'
  const offered = tabs.filter((one) => {
    const right = rights[one]
    const mayOpen = (right === undefined || may(right)) && isOfType(one)
    return mayOpen && (document.AsOf === undefined || !ofNow.includes(one))
  })
  const tab = offered.includes(chosen) ? chosen : 'data'
  const thread = useThread(document, tab === 'thread')
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
            <span>{t(`viewer.${one}`)}</span>
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
        {tab === 'lines' && <LinesTab document={document} acts={acts} />}
        {tab === 'coding' && <CodingTab key={document.DocumentId} document={document} />}
        {tab === 'thread' && <ThreadTab document={document} thread={thread} onOpen={open} />}
        {tab === 'work' && (
          <>
            <ApprovalPart key={`approval ${document.DocumentId}`} document={document} />
            <WorkTab key={document.DocumentId} document={document} />
          </>
        )}
        {tab === 'files' && (
          <FilesTab key={document.DocumentId} document={document} mayChange={acts.allowed.includes('edit')} />
        )}
        {tab === 'access' && <AccessTab document={document} />}
        {tab === 'history' && (
          <>
            <Keeping document={document} acts={acts} />
            <Comparing key={document.DocumentId} document={document} />
            {document.AsOf !== undefined && <SinceThen then={document} />}
            <DocumentHistory id={document.DocumentId} asOf={document.AsOf} onLookBack={lookBack} />
          </>
        )}
      </div>
    </Tabs>
  )
}

import { Button } from '@kontor/kit'
import { useState } from 'react'
import { ActionBar, ConfirmWarned } from '../src/actions/index.ts'
import { StatusSummary } from '../src/document/index.ts'
import { MatchTable } from '../src/matching/index.ts'
import { DuplicateActions } from '../src/notices/index.ts'
import { BusinessStatus, DeliveryStatus, LeadingStatus } from '../src/words/index.ts'
import { match, received } from './samples.ts'

const nothing = () => undefined

/** What can be done with an invoice that may be a duplicate. */
const actions = {
  allowed: ['accept', 'reject', 'dispute', 'setAside', 'archive', 'close', 'denyDuplicate'],
  run: nothing,
  disputeLine: nothing,
  archiveLater: nothing,
  turnsInto: ['creditnote', 'invoice'],
  type: 'invoice',
  turnInto: nothing,
  saveAsTemplate: nothing,
  download: nothing,
  asksFirst: (action: string) => action === 'accept',
  busy: undefined,
} as const

export function ActionsStory() {
  const [asked, setAsked] = useState<'accept'>()
  const close = () => setAsked(undefined)
  return (
    <>
      <div className="story-bar">
        <ActionBar actions={{ ...actions, run: () => setAsked('accept') }} buttons={3} keys />
      </div>
      <div className="story-bar">
        <ActionBar actions={{ ...actions, busy: 'dispute' }} isDisputed buttons={4} />
      </div>
      <div className="story-bar">
        <DuplicateActions actions={actions} original={{ number: 'FL-2026-117', date: 'Nov 12, 2026' }} />
      </div>
      <ConfirmWarned
        action={asked}
        number={received.ID}
        warnings={['DUPLICATE', 'PAYEE_CHANGED']}
        busy={false}
        onConfirm={close}
        onClose={close}
      />
    </>
  )
}

export const MatchStory = () => (
  <MatchTable documentId={received.DocumentId} match={match} acts={() => <Button type="text">Dispute</Button>} />
)

export const StatusStory = () => (
  <>
    {[
      received,
      { ...received, UnifiedState: 'OVERDUE', DueDate: '2026-11-14' } as const,
      { ...received, UnifiedState: 'REJECTED_BY_RECEIVER', SenderCompanyAccountId: 'nordlicht' } as const,
    ].map((entry) => (
      <p key={entry.UnifiedState}>
        <DeliveryStatus entry={entry} /> <BusinessStatus entry={entry} /> <LeadingStatus entry={entry} />
      </p>
    ))}
    <StatusSummary document={{ ...received, Open: '234.50', StatusMessage: 'Two boxes were missing.' }} />
  </>
)

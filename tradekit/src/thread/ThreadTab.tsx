import { Button, Skeleton, StatusShape } from '@kontor/kit'
import { byWhom, stepWord, toneOf } from '../history/events.ts'
import { useKontor, useWords } from '../kontor.ts'
import { useAnsweredLines } from '../queries/thread.ts'
import type { Metadata } from '../queries/types.ts'
import { documentName } from '../words/DocumentName.tsx'
import { momentOf } from '../words/moments.ts'
import { otherParty } from '../words/parties.ts'
import type { TradeType } from '../words/types.ts'
import { Reply } from './Reply.tsx'
import { detailOf, type ThreadItem } from './thread.ts'
import type { Thread } from './useThread.ts'
import './thread.css'

export interface ThreadTabProps {
  readonly document: Metadata
  readonly thread: Thread
  readonly onOpen: (id: string) => void
}

/** What both parties say and do about the document, and a place to answer. */
export function ThreadTab({ document, thread, onOpen }: ThreadTabProps) {
  const { t } = useWords()
  const { company, may } = useKontor()
  const { items, mayReply } = thread
  if (!items) return <Skeleton rows={3} label={t('list.loading')} />
  const whyNot = <p className="doc-quiet">{t(may('document.comment') ? 'thread.draft' : 'thread.readOnly')}</p>
  if (items.length === 0 && !mayReply) return whyNot
  return (
    <>
      <ol className="doc-thread" aria-label={t('viewer.thread')} aria-live="polite">
        {items.map((item) =>
          item.text === undefined ? (
            <Step key={item.id} item={item} isOther={item.document.ObjectId !== document.DocumentId} onOpen={onOpen} />
          ) : (
            <Post key={item.id} item={item} />
          ),
        )}
      </ol>
      {mayReply ? (
        <Reply key={document.DocumentId} id={document.DocumentId} party={otherParty(document, company.id)} />
      ) : (
        whyNot
      )}
    </>
  )
}

function Post({ item: { event, text, isOurs } }: { item: ThreadItem }) {
  return (
    <li className="doc-post" data-ours={isOurs || undefined}>
      <p className="doc-post-head">
        <b>{event.ActorName ?? event.CompanyName}</b>
        {event.ActorName && <span>{event.CompanyName}</span>}
        <When at={event.At} />
      </p>
      {/* Each in the direction of its own words. */}
      <p className="doc-post-text" dir="auto">
        {text}
      </p>
    </li>
  )
}

interface StepProps {
  readonly item: ThreadItem
  /** It was done to another document, which belongs to this one. */
  readonly isOther: boolean
  readonly onOpen: (id: string) => void
}

function Step({ item: { event, document }, isOther, onOpen }: StepProps) {
  const { t } = useWords()
  const tone = toneOf(event.Type)
  const why = detailOf(event, 'reason')
  const answerId = detailOf(event, 'answerId')
  return (
    <li className="doc-thread-step">
      <p>
        {tone && <StatusShape tone={tone} />} {isOther && <Other document={document} onOpen={onOpen} />}{' '}
        <b>{t(stepWord(event.Type))}</b>
        {event.Type === 'document.disputed' && answerId && <DisputedLines answerId={answerId} />}{' '}
        <small>{byWhom(event)}</small> <When at={event.At} />
      </p>
      {why && (
        <p className="doc-quiet" dir="auto">
          {why}
        </p>
      )}
    </li>
  )
}

function Other({ document, onOpen }: { document: ThreadItem['document']; onOpen: (id: string) => void }) {
  const { t } = useWords()
  return (
    <Button type="text" onClick={() => onOpen(document.ObjectId)}>
      {documentName({ type: document.Type as TradeType, number: document.ID }, t)}
    </Button>
  )
}

function DisputedLines({ answerId }: { answerId: string }) {
  const { t } = useWords()
  const lines = useAnsweredLines(answerId)
  return lines.length > 0 && ` · ${t('thread.lines', { count: lines.length, lines: lines.join(', ') })}`
}

function When({ at }: { at: string }) {
  const { today, locale } = useWords()
  return <time dateTime={at}>{momentOf(at, today, locale)}</time>
}

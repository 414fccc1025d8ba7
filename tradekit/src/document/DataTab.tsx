import { Button, type Definition, DefinitionList } from '@kontor/kit'
import type { ReactNode } from 'react'
import { type MessageId, useWords, type Words } from '../kontor.ts'
import { english } from '../messages/index.ts'
import type { Metadata } from '../queries/types.ts'
import { documentName } from '../words/DocumentName.tsx'
import { relatedOnce } from './related.ts'

/** What is known about the document beside what its page says, and the documents that belong to it. */
export function DataTab({ document, onOpen }: { document: Metadata; onOpen: (id: string) => void }) {
  const { t, format } = useWords()
  const foreign = (name: string | undefined) => name && <bdi>{name}</bdi>
  const moment = (instant: string | undefined) => instant && format.instant(instant)
  const facts: readonly [MessageId, ReactNode][] = [
    ['data.from', foreign(document.SenderCompanyName)],
    ['data.sentBy', foreign(document.SentBy)],
    ['data.to', foreign(document.ReceiverCompanyName)],
    ['data.author', foreign(document.AuthorName)],
    ['data.created', moment(document.CreatedDateTime)],
    ['data.sent', moment(document.SentReceivedTimestamp)],
    ['data.edited', moment(document.LastEdit)],
    ['data.channel', document.LatestDispatch && t(`way.${document.LatestDispatch.DispatchChannel}`)],
  ]
  const technical: readonly [MessageId, ReactNode][] = [
    ['data.profile', document.DocumentType.documentProfileId],
    ['data.size', t('data.sizeValue', { bytes: format.count(document.ContentSize) })],
    ['data.hash', <code key="hash">{document.ContentHash}</code>],
  ]
  return (
    <>
      {document.Related.length > 0 && (
        <section className="doc-related">
          <h2>{t('viewer.related')}</h2>
          <ul>
            {relatedOnce(document.Related).map((other) => (
              <li key={other.DocumentId}>
                <span className="doc-quiet">{t(relationWord(document, other))}</span>
                <Button type="text" onClick={() => onOpen(other.DocumentId)}>
                  {documentName({ type: other.type, orderKind: other.OrderKind, number: other.ID }, t)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <DefinitionList items={itemsOf(facts, t)} />
      <details className="doc-technical">
        <summary>{t('data.technical')}</summary>
        <DefinitionList items={itemsOf(technical, t)} />
      </details>
    </>
  )
}

const itemsOf = (facts: readonly [MessageId, ReactNode][], t: Words['t']): Definition[] =>
  facts.filter(([, value]) => value !== undefined && value !== '').map(([id, value]) => ({ id, term: t(id), value }))

const relationWord = ({ OrderKind }: Metadata, other: Metadata['Related'][number]): MessageId => {
  // A cancellation travels as a change of its order, and corrects nothing.
  if (OrderKind === 'CANCELLATION' && other.Relation === 'corrects') return 'relation.cancels'
  if (other.OrderKind === 'CANCELLATION' && other.Relation === 'correctedBy') return 'relation.cancellation'
  const id = `relation.${other.Relation}`
  return id in english ? (id as MessageId) : 'relation.other'
}

import { Button } from '@kontor/kit'
import { useNavigate } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { useMetadata } from '../queries/document.ts'
import type { Metadata } from '../queries/types.ts'
import { otherParty } from '../words/parties.ts'
import { Notice } from './Notice.tsx'
import { NoticeComing } from './NoticeComing.tsx'

/** That an order is to be canceled, and why: with the order while its supplier decides, and with the cancellation itself. */
export function CancellationNotice({ document }: { document: Metadata }) {
  return document.OrderKind === 'CANCELLATION' ? <OfOrder document={document} /> : <Asked document={document} />
}

function Asked({ document }: { document: Metadata }) {
  const { t } = useWords()
  const { company } = useKontor()
  const navigate = useNavigate()
  const { data: cancellation, isLoading } = useMetadata(document.Related.findLast(isCancellation)?.DocumentId)
  if (cancellation?.ProcessState !== 'PENDING') return <NoticeComing when={isLoading} />
  const party = otherParty(document, company.id)
  const isTheirs = document.DeliveryState === 'RECEIVED'
  return (
    <Notice
      tone={isTheirs ? 'warn' : 'info'}
      title={t(isTheirs ? 'cancellation.asked' : 'cancellation.waiting', { party })}
      actions={
        <Button onClick={() => navigate(`/view/${cancellation.DocumentId}`)}>
          {t('cancellation.open', { number: cancellation.ID })}
        </Button>
      }
    >
      <p dir="auto">{cancellation.Note}</p>
    </Notice>
  )
}

function OfOrder({ document }: { document: Metadata }) {
  const { t } = useWords()
  const { company } = useKontor()
  const navigate = useNavigate()
  const order = document.Related.find(({ type, Relation }) => type === 'order' && Relation === 'corrects')
  if (order === undefined) return null
  const may = (action: string) => document.AllowedActions.some(({ Action }) => Action === action)
  const decides = may('reject')
  const values = { number: order.ID, party: otherParty(document, company.id) }
  return (
    <Notice
      tone={decides ? 'warn' : 'info'}
      title={t(decides ? 'cancellation.toDecide' : 'cancellation.ofOrder', values)}
      actions={
        <Button onClick={() => navigate(`/view/${order.DocumentId}`)}>{t('cancellation.openOrder', values)}</Button>
      }
    >
      <p dir="auto">{document.Note}</p>
      {decides && !may('accept') && <p className="doc-quiet">{t('cancellation.fulfilled')}</p>}
    </Notice>
  )
}

/** That it was sent: a draft has asked nobody yet. */
const isCancellation = ({ OrderKind, Relation }: Metadata['Related'][number]): boolean =>
  OrderKind === 'CANCELLATION' && Relation === 'correctedBy'

import { DefinitionList, HeaderBar, ScrollRegion, Skeleton, Status } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { BackButton, Missing } from '@kontor/tradekit/document'
import { useNavigate, useParams } from 'react-router'
import { useWords } from '../kontor.ts'
import { type Ticket, useTicket } from './api.ts'
import { TicketActs } from './TicketActs.tsx'
import { toneOf } from './words.ts'
import './pdf-tickets.css'

/** A PDF that somebody enters as a document: what it is, for whom, and what is done with it. */
export function TicketScreen() {
  const { ticketId = '' } = useParams()
  const { t } = useWords()
  const navigate = useNavigate()
  const { data: ticket, error, refetch } = useTicket(ticketId)
  const back = () => navigate('/pdf-tickets')
  useTitle(ticket?.FileName ?? t('pdf.title'))
  if (error && !ticket) return <Missing error={error} onBack={back} onAgain={() => void refetch()} />
  return (
    <main className="doc-screen">
      <HeaderBar
        icon={<BackButton onClick={back} />}
        title={ticket?.FileName ?? t('pdf.title')}
        actions={ticket && <Status tone={toneOf(ticket.Status)}>{t(`pdf.status.${ticket.Status}`)}</Status>}
      />
      {ticket ? <Body ticket={ticket} /> : <Skeleton rows={6} label={t('list.loading')} />}
    </main>
  )
}

function Body({ ticket }: { ticket: Ticket }) {
  const { t, format } = useWords()
  const facts = [
    ['pdf.partner', ticket.PartnerName],
    ['pdf.uploadedBy', ticket.UploadedBy],
    ['pdf.created', format.instant(ticket.Created)],
    ['pdf.email', ticket.Email],
    ['pdf.note', ticket.Note],
    ['pdf.assignee', ticket.AssigneeName],
    ['pdf.reason', ticket.Reason],
  ] as const
  return (
    <ScrollRegion label={ticket.FileName} className="pdf-body">
      <DefinitionList
        items={facts.flatMap(([id, value]) => (value ? [{ id, term: t(id), value: <bdi>{value}</bdi> }] : []))}
      />
      <TicketActs ticket={ticket} />
    </ScrollRegion>
  )
}

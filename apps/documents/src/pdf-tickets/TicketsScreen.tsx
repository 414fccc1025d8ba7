import { EmptyState, HeaderBar, ScrollRegion, Skeleton, Status } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { BackButton, Missing } from '@kontor/tradekit/document'
import { FileCheck } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useWords } from '../kontor.ts'
import { type Ticket, useTickets } from './api.ts'
import { toneOf } from './words.ts'
import './pdf-tickets.css'

/** The PDFs that wait to be entered as documents, and who works on them. */
export function TicketsScreen() {
  const { t } = useWords()
  const navigate = useNavigate()
  const { data, error, refetch } = useTickets()
  const back = () => navigate('/')
  useTitle(t('pdf.title'))
  if (error && !data) return <Missing error={error} onBack={back} onAgain={() => void refetch()} />
  return (
    <main className="doc-screen">
      <HeaderBar icon={<BackButton onClick={back} />} title={t('pdf.title')} />
      {data === undefined ? (
        <Skeleton rows={6} label={t('list.loading')} />
      ) : (
        <ScrollRegion label={t('pdf.title')} className="pdf-body">
          {data.Tickets.length === 0 ? (
            <EmptyState icon={FileCheck} title={t('pdf.none.title')} text={t('pdf.none.text')} />
          ) : (
            <ul className="pdf-list" aria-label={t('pdf.title')}>
              {data.Tickets.map((ticket) => (
                <TicketRow key={ticket.Id} ticket={ticket} />
              ))}
            </ul>
          )}
        </ScrollRegion>
      )}
    </main>
  )
}

function TicketRow({ ticket }: { ticket: Ticket }) {
  const { t, format } = useWords()
  const navigate = useNavigate()
  const { FileName: name, Status: status, Created: created, PartnerName: partner, AssigneeName: assignee } = ticket
  return (
    <li>
      <button type="button" className="pdf-row" onClick={() => navigate(`/pdf-tickets/${ticket.Id}`)}>
        <span className="pdf-words">
          <bdi className="pdf-name">{name}</bdi>
          <span className="pdf-quiet">
            {[partner && t('pdf.for', { partner }), format.instant(created), assignee].filter(Boolean).join(' · ')}
          </span>
        </span>
        <Status tone={toneOf(status)}>{t(`pdf.status.${status}`)}</Status>
      </button>
    </li>
  )
}

import { Button, TextArea } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { type Ticket, type TicketStatus, useTicketActs } from './api.ts'

/** Where it can be moved, by the word of the button; what needs a reason asks for it. */
const moves = ['pending', 'solved', 'hold', 'open', 'closed'] as const satisfies TicketStatus[]

/** What the reader can do with a ticket now: open the PDF, write its document, move it on. */
export function TicketActs({ ticket }: { ticket: Ticket }) {
  const { t } = useWords()
  const { may } = useKontor()
  const navigate = useNavigate()
  const { move, download } = useTicketActs(ticket)
  const [asking, setAsking] = useState<'hold' | 'closed'>()
  const { AllowedStatuses: allowed, DocumentId: id, IsWritten: isWritten } = ticket
  const isMine = allowed.includes('open')
  const write = (type: 'invoice' | 'creditnote') => navigate(`/edit/${id}?new=${type}`, { state: { fresh: true } })
  const run = (to: (typeof moves)[number]) => {
    if (to === 'hold' || to === 'closed') setAsking(to)
    else move.mutate({ Status: to })
  }
  return (
    <>
      {ticket.Status === 'pending' && isMine && <p className="pdf-quiet">{t('pdf.help')}</p>}
      <div className="pdf-acts">
        <Button busy={download.isPending} onClick={() => download.mutate()}>
          {t('pdf.open')}
        </Button>
        {ticket.Status === 'pending' && isMine && id && !isWritten && may('document.write') && (
          <>
            <Button type="primary" onClick={() => write('invoice')}>
              {t('pdf.write.invoice')}
            </Button>
            <Button onClick={() => write('creditnote')}>{t('pdf.write.creditnote')}</Button>
          </>
        )}
        {id && isWritten && <Button onClick={() => navigate(`/view/${id}`)}>{t('pdf.show')}</Button>}
        {may('document.write') &&
          moves
            .filter((to) => allowed.includes(to))
            .map((to) => (
              <Button
                key={to}
                type={to === 'solved' || (to === 'pending' && ticket.Status === 'open') ? 'primary' : 'secondary'}
                disabled={move.isPending}
                onClick={() => run(to)}
              >
                {t(to === 'pending' && ticket.Status === 'hold' && isMine ? 'pdf.move.resume' : `pdf.move.${to}`)}
              </Button>
            ))}
      </div>
      {asking && (
        <ReasonDialog
          to={asking}
          busy={move.isPending}
          onClose={() => setAsking(undefined)}
          onReason={(Reason) => move.mutate({ Status: asking, Reason }, { onSuccess: () => setAsking(undefined) })}
        />
      )}
    </>
  )
}

interface ReasonDialogProps {
  readonly to: 'hold' | 'closed'
  readonly busy: boolean
  readonly onClose: () => void
  readonly onReason: (reason: string) => void
}

/** Why it waits or is refused: whoever sent the PDF reads it. */
function ReasonDialog({ to, busy, onClose, onReason }: ReasonDialogProps) {
  const { t } = useWords()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const given = reason.trim()
  return (
    <FormDialog visible title={t(`pdf.move.${to}`)} onClose={onClose}>
      <ActionForm
        confirm={t(`pdf.move.${to}`)}
        busy={busy}
        onSubmit={() => {
          setTried(true)
          if (given !== '') onReason(given)
        }}
        onClose={onClose}
      >
        <TextArea
          label={t('pdf.reason')}
          description={t('pdf.reason.help')}
          autoFocus
          required
          maxLength={2000}
          value={reason}
          onChange={setReason}
          error={tried && given === '' && t('pdf.reason.needed')}
        />
      </ActionForm>
    </FormDialog>
  )
}

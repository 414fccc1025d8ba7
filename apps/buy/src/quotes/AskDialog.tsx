import { DateField, isDate, TextArea } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { type ChosenPartner, SuppliersField } from '@kontor/tradekit/partners'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Requisition } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { useAskForQuotes } from './api.ts'

export interface AskDialogProps {
  readonly requisitionId: string
  /** Where lines name suppliers already, those are asked. */
  readonly lines: Requisition['Lines']
  readonly visible: boolean
  readonly onClose: () => void
}

/** Whom to ask for quotes, until when, with which words. */
export function AskDialog({ requisitionId, lines, visible, onClose }: AskDialogProps) {
  const { t } = useWords()
  return (
    <FormDialog visible={visible} title={t('quotes.ask.title')} onClose={onClose}>
      <AskForm requisitionId={requisitionId} lines={lines} onClose={onClose} />
    </FormDialog>
  )
}

function AskForm({ requisitionId, lines, onClose }: Omit<AskDialogProps, 'visible'>) {
  const { t } = useWords()
  const { notify } = useKontor()
  const navigate = useNavigate()
  const [id] = useState(() => crypto.randomUUID())
  const [suppliers, setSuppliers] = useState<readonly ChosenPartner[]>(() => suppliersIn(lines))
  const [respondBy, setRespondBy] = useState('')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const ask = useAskForQuotes(id, () => {
    notify('success', t('quotes.asked', { count: suppliers.length }))
    navigate(`/quotes/${id}`)
  })
  const wrongDay = respondBy !== '' && !isDate(respondBy)
  const missing = suppliers.length === 0
  return (
    <ActionForm
      intro={t('quotes.ask.intro')}
      confirm={t('quotes.ask.send')}
      busy={ask.isPending}
      error={ask.error}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (missing || wrongDay) return
        void ask.run({
          RequisitionId: requisitionId,
          ConnectionIds: suppliers.map((one) => one.id),
          ...(respondBy !== '' && { RespondBy: respondBy }),
          ...(note.trim() && { Note: note.trim() }),
        })
      }}
    >
      <SuppliersField
        label={t('quotes.ask.suppliers')}
        error={tried && missing && t('quotes.ask.nobody')}
        chosen={suppliers}
        onChange={setSuppliers}
      />
      <DateField
        label={t('quotes.respondBy')}
        value={respondBy}
        onChange={setRespondBy}
        notDate={t('buy.notDate')}
        pickLabel={t('buy.pickDay')}
      />
      <TextArea label={t('quotes.ask.note')} value={note} onChange={setNote} rows={3} maxLength={4000} />
    </ActionForm>
  )
}

/** Those whom the lines name, each once. */
function suppliersIn(lines: Requisition['Lines']): ChosenPartner[] {
  const named = lines.flatMap(({ SupplierConnectionId: id, SupplierName: name }) =>
    id === undefined ? [] : [[id, { id, name: name ?? '' }] as const],
  )
  return [...new Map(named).values()]
}

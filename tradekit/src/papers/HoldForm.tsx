import { DateField, isDate, TextArea } from '@kontor/kit'
import { useState } from 'react'
import { ActionForm } from '../dialogs/ActionForm.tsx'
import { useWords } from '../kontor.ts'
import type { PaperUpload } from '../queries/types.ts'
import { daysAfter } from '../words/days.ts'

export interface HoldFormProps {
  readonly paper: PaperUpload
  readonly busy: boolean
  readonly onHold: (reason: string, until: string) => void
  readonly onClose: () => void
}

/** Why a paper waits, and on which day it comes back by itself. */
export function HoldForm({ paper: { State, Reason, HoldUntil }, busy, onHold, onClose }: HoldFormProps) {
  const { t, today } = useWords()
  const tomorrow = daysAfter(today, 1)
  const held = State === 'ON_HOLD'
  const [reason, setReason] = useState((held && Reason) || '')
  const [until, setUntil] = useState((held && HoldUntil) || daysAfter(today, 7))
  const [tried, setTried] = useState(false)
  const missing = reason.trim() === ''
  const fits = isDate(until) && until >= tomorrow
  return (
    <ActionForm
      intro={t('papers.hold.text')}
      confirm={t('papers.hold.confirm')}
      busy={busy}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (!missing && fits) onHold(reason.trim(), until)
      }}
    >
      <TextArea
        label={t('papers.reason')}
        required
        error={tried && missing && t('papers.reasonNeeded')}
        value={reason}
        onChange={setReason}
        rows={3}
        maxLength={2000}
      />
      <DateField
        label={t('papers.until')}
        required
        value={until}
        onChange={setUntil}
        notDate={t('editor.notDate')}
        pickLabel={t('editor.pickDay', { field: t('papers.until') })}
        min={tomorrow}
        error={tried && isDate(until) && !fits && t('papers.untilLater')}
      />
    </ActionForm>
  )
}

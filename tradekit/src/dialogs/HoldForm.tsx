import { DateField, isDate, TextArea } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { daysAfter } from '../words/days.ts'
import { ActionForm } from './ActionForm.tsx'

export interface HoldFormProps {
  /** What comes of it. */
  readonly intro: string
  /** What is proposed: of what is on hold already, why and until when. */
  readonly reason?: string
  readonly until: string
  /** Without a day it waits until somebody takes it off hold. */
  readonly dayNeeded: boolean
  readonly maxLength: number
  readonly busy: boolean
  readonly onHold: (reason: string, until: string) => void
  readonly onClose: () => void
}

/** Why something waits, and on which day it comes back by itself. */
export function HoldForm({ intro, dayNeeded, maxLength, busy, onHold, onClose, ...proposed }: HoldFormProps) {
  const { t, today } = useWords()
  const tomorrow = daysAfter(today, 1)
  const [reason, setReason] = useState(proposed.reason ?? '')
  const [until, setUntil] = useState(proposed.until)
  const [tried, setTried] = useState(false)
  const missing = reason.trim() === ''
  const fits = (isDate(until) && until >= tomorrow) || (until === '' && !dayNeeded)
  return (
    <ActionForm
      intro={intro}
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
        maxLength={maxLength}
      />
      <DateField
        label={t('papers.until')}
        required={dayNeeded}
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

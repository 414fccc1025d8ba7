import { Button, DateField, DialogForm, isDate, Modal } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import { useReport } from '../workspace/useReport.ts'
import { SubstituteField } from './SubstituteField.tsx'
import { type Away, useAbsence } from './useAbsence.ts'
import { useAbsenceWords } from './useAbsenceWords.ts'

/** Says from when to when the person is away and who stands in, or that they are back. */
export function AbsenceDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useAbsenceWords()
  const { away } = useAbsence()
  if (words === undefined) return null
  // Anew each time that it opens: what was typed and left is no absence.
  return <Form key={String(open)} t={words.t} away={away} open={open} onClose={onClose} />
}

interface FormProps {
  t: NonNullable<ReturnType<typeof useAbsenceWords>>['t']
  away: Away | undefined
  open: boolean
  onClose: () => void
}

function Form({ t, away, open, onClose }: FormProps) {
  const { toasts } = useServices()
  const { format, t: shell } = useWords()
  const { save, end } = useAbsence()
  const report = useReport()
  const [from, setFrom] = useState(away?.From ?? '')
  const [until, setUntil] = useState(away?.Until ?? '')
  const [substitute, setSubstitute] = useState(away?.Substitute?.UserId ?? null)
  const [busy, setBusy] = useState<'save' | 'end'>()
  const [tried, setTried] = useState(false)
  const turned = isDate(from) && isDate(until) && until < from
  const ready = isDate(from) && isDate(until) && !turned

  async function run(what: 'save' | 'end', work: () => Promise<unknown>, message: string) {
    setBusy(what)
    try {
      await work()
      toasts.add({ tone: 'good', text: message })
      onClose()
    } catch (error) {
      report(error)
    }
    setBusy(undefined)
  }
  const send = () => {
    setTried(true)
    if (!ready) return
    const body = { From: from, Until: until, ...(substitute === null ? {} : { SubstituteId: substitute }) }
    void run('save', () => save(body), t('away.saved', { day: format.date(until) }))
  }

  return (
    <Modal visible={open} onDismiss={onClose} size="medium" title={t('away.title')} closeLabel={shell('shell.close')}>
      <DialogForm
        intro={t('away.text')}
        confirmText={t('away.save')}
        cancelText={t('away.cancel')}
        other={
          away && (
            <Button busy={busy === 'end'} onClick={() => void run('end', end, t('away.ended'))}>
              {t('away.back')}
            </Button>
          )
        }
        busy={busy === 'save'}
        onSubmit={send}
        onCancel={onClose}
      >
        <DateField
          label={t('away.from')}
          required
          value={from}
          onChange={setFrom}
          notDate={t('away.notDate')}
          error={tried && from === '' && t('away.notDate')}
          pickLabel={t('away.pick', { field: t('away.from') })}
          autoFocus
        />
        <DateField
          label={t('away.until')}
          required
          value={until}
          onChange={setUntil}
          notDate={t('away.notDate')}
          error={turned ? t('away.turned') : tried && until === '' && t('away.notDate')}
          {...(isDate(from) && { min: from })}
          pickLabel={t('away.pick', { field: t('away.until') })}
        />
        <SubstituteField t={t} value={substitute} start={away?.Substitute?.Name ?? ''} onChange={setSubstitute} />
      </DialogForm>
    </Modal>
  )
}

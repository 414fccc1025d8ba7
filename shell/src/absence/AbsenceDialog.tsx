import { Button, DateField, DialogForm, isDate, Modal } from '@kontor/kit'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import { useReport } from '../workspace/useReport.ts'
import { PlannedList } from './PlannedList.tsx'
import { SubstituteField } from './SubstituteField.tsx'
import { type Away, useAbsence } from './useAbsence.ts'
import { useAbsenceWords } from './useAbsenceWords.ts'
import { usePlanned } from './usePlanned.ts'

/** Says from when to when the person is away and who stands in, or that they are back; and what they plan after that. */
export function AbsenceDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useAbsenceWords()
  const { away } = useAbsence()
  const [another, setAnother] = useState(false)
  if (words === undefined) return null
  const close = () => {
    setAnother(false)
    onClose()
  }
  return (
    <Form
      // Anew each time that it opens: what was typed and left is no absence.
      key={`${open} ${another}`}
      t={words.t}
      away={another ? undefined : away}
      open={open}
      onClose={close}
      {...(away && !another && { onAnother: () => setAnother(true) })}
      another={another}
    />
  )
}

interface FormProps {
  t: NonNullable<ReturnType<typeof useAbsenceWords>>['t']
  away: Away | undefined
  open: boolean
  onClose: () => void
  /** It is one more, beside the one that comes next. */
  another: boolean
  onAnother?: () => void
}

function Form({ t, away, open, onClose, another, onAnother }: FormProps) {
  const { toasts } = useServices()
  const { format, t: shell } = useWords()
  const { save, end } = useAbsence()
  const { planned, add, remove } = usePlanned(open)
  const report = useReport()
  const [from, setFrom] = useState(away?.From ?? '')
  const [until, setUntil] = useState(away?.Until ?? '')
  const [substitute, setSubstitute] = useState(away?.Substitute?.UserId ?? null)
  const [busy, setBusy] = useState<'save' | 'end' | 'remove'>()
  const [tried, setTried] = useState(false)
  // The one that comes next stands in the fields, unless another one is planned.
  const later = another ? planned : planned.slice(1)
  const turned = isDate(from) && isDate(until) && until < from
  const ready = isDate(from) && isDate(until) && !turned

  async function run(what: 'save' | 'end' | 'remove', work: () => Promise<unknown>, message: string) {
    setBusy(what)
    try {
      await work()
      toasts.add({ tone: 'good', text: message })
      if (what !== 'remove') onClose()
    } catch (error) {
      report(error)
    }
    setBusy(undefined)
  }
  const send = () => {
    setTried(true)
    if (!ready) return
    const body = { From: from, Until: until, ...(substitute === null ? {} : { SubstituteId: substitute }) }
    if (another)
      void run('save', () => add(body), t('away.added', { from: format.date(from), until: format.date(until) }))
    else void run('save', () => save(body), t('away.saved', { day: format.date(until) }))
  }

  return (
    <Modal
      visible={open}
      onDismiss={onClose}
      size="medium"
      title={t(another ? 'away.another' : 'away.title')}
      closeLabel={shell('shell.close')}
    >
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
        {later.length > 0 && (
          <PlannedList
            t={t}
            planned={later}
            busy={busy !== undefined}
            onRemove={(absence) => void run('remove', () => remove(absence), t('away.removed'))}
          />
        )}
        {onAnother && (
          <div>
            <Button type="text" icon={Plus} onClick={onAnother}>
              {t('away.another')}
            </Button>
          </div>
        )}
      </DialogForm>
    </Modal>
  )
}

import { Button, Checkbox, DialogForm, TextField } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import { useReport } from '../workspace/useReport.ts'
import type { useHoursWords } from './useHoursWords.ts'
import type { Hours, Kept } from './useWorkingHours.ts'
import { weekdays } from './weekdays.ts'
import './hours.css'

interface HoursFormProps {
  readonly t: NonNullable<ReturnType<typeof useHoursWords>>['t']
  readonly kept: Kept
  readonly save: (hours: Hours) => Promise<void>
  readonly reset: () => Promise<void>
  readonly onClose: () => void
}

export function HoursForm({ t, kept: { Own, Hours: before }, save, reset, onClose }: HoursFormProps) {
  const { language } = useWords()
  const { toasts } = useServices()
  const report = useReport()
  const [days, setDays] = useState<readonly number[]>(before.Days)
  const [from, setFrom] = useState(before.From)
  const [until, setUntil] = useState(before.Until)
  const [busy, setBusy] = useState<'save' | 'reset'>()
  const [tried, setTried] = useState(false)
  const isTurned = from !== '' && until !== '' && until <= from
  const isReady = days.length > 0 && from !== '' && until !== '' && !isTurned

  async function run(what: 'save' | 'reset', work: () => Promise<void>, text: string) {
    setBusy(what)
    try {
      await work()
      toasts.add({ tone: 'good', text })
      onClose()
    } catch (error) {
      report(error)
    }
    setBusy(undefined)
  }
  const send = () => {
    setTried(true)
    if (isReady) void run('save', () => save({ Days: [...days], From: from, Until: until }), t('hours.saved'))
  }
  const choose = (day: number, isChosen: boolean) =>
    setDays(isChosen ? [...days, day] : days.filter((one) => one !== day))
  const missing = (time: string) => tried && time === '' && t('hours.noTime')

  return (
    <DialogForm
      intro={t('hours.text')}
      confirmText={t('hours.save')}
      cancelText={t('hours.cancel')}
      other={
        Own && (
          <Button busy={busy === 'reset'} onClick={() => void run('reset', reset, t('hours.wasReset'))}>
            {t('hours.reset')}
          </Button>
        )
      }
      busy={busy === 'save'}
      onSubmit={send}
      onCancel={onClose}
    >
      <fieldset className="s-weekdays">
        <legend>{t('hours.days')}</legend>
        {weekdays(language).map(({ day, name }) => (
          <Checkbox key={day} label={name} checked={days.includes(day)} onChange={(chosen) => choose(day, chosen)} />
        ))}
        {tried && days.length === 0 && <p role="alert">{t('hours.noDay')}</p>}
      </fieldset>
      <div className="s-hours">
        <TextField label={t('hours.from')} type="time" required value={from} onChange={setFrom} error={missing(from)} />
        <TextField
          label={t('hours.until')}
          type="time"
          required
          value={until}
          onChange={setUntil}
          error={isTurned ? t('hours.turned') : missing(until)}
        />
      </div>
    </DialogForm>
  )
}

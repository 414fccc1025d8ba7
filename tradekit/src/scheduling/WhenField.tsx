import { DateField, isDate, RadioGroup, TextField } from '@kontor/kit'
import { todayOf } from '@kontor/sdk/react'
import { useWords } from '../kontor.ts'
import { zoneOf } from './times.ts'
import { type Choice, type When, whyNotThen } from './useWhen.ts'
import './when.css'

/** At once, on a morning soon, or at any other time of the reader's clock. */
export function WhenField({
  label,
  when,
  onWhen,
  tried,
}: {
  label: string
  when: When
  onWhen: (next: Partial<When>) => void
  tried: boolean
}) {
  const { t, format, locale } = useWords()
  const { choice, mayBeNow, day, time, offered, at } = when
  const why = tried && whyNotThen(when)
  return (
    <>
      <RadioGroup
        label={label}
        options={[
          ...(mayBeNow ? [{ id: 'now', label: t('later.now') }] : []),
          ...offered.map(({ id, at }) => ({ id, label: t(`later.${id}`), note: format.instant(at.toISOString()) })),
          { id: 'other', label: t('later.other') },
        ]}
        value={choice}
        onChange={(id) => onWhen({ choice: id as Choice })}
      />
      {choice === 'other' && (
        <div className="doc-when">
          <DateField
            label={t('later.day')}
            required
            value={day}
            onChange={(next) => onWhen({ day: next })}
            notDate={t('editor.notDate')}
            pickLabel={t('later.pickDay')}
            min={todayOf(new Date())}
            error={why && isDate(day) && t(why)}
          />
          <TextField
            label={t('later.time')}
            type="time"
            required
            value={time}
            onChange={(next) => onWhen({ time: next })}
            description={t('later.zone', { zone: zoneOf(at ?? new Date(), locale) })}
          />
        </div>
      )}
    </>
  )
}

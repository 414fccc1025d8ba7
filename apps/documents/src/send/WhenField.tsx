import { todayOf } from '@kontor/appkit'
import { DateField, isDate, RadioGroup, TextField } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { instantOf, mornings, timeOf, zoneOf } from './times.ts'
import './when.css'

type Choice = 'now' | 'tomorrow' | 'monday' | 'other'

export interface When {
  readonly choice: Choice
  /** Whether at once is one of the choices. */
  readonly mayBeNow: boolean
  readonly day: string
  readonly time: string
  /** What was offered stays what was offered, however long the dialog stands open. */
  readonly offered: ReturnType<typeof mornings>
  /** The instant that is meant; undefined for at once, and where none is said. */
  readonly at: Date | undefined
}

/** When something is done: as it is proposed, unless it waits for a time already. */
export function useWhen(
  waitsFor: string | undefined,
  proposed: 'now' | 'tomorrow',
): [When, (next: Partial<When>) => void] {
  const [{ choice, day, time, offered }, set] = useState<Omit<When, 'at' | 'mayBeNow'>>(() => {
    const offered = mornings(new Date())
    const start = waitsFor === undefined ? offered[0]?.at : new Date(waitsFor)
    const [day, time] = start ? [todayOf(start), timeOf(start)] : ['', '']
    return { choice: waitsFor === undefined ? proposed : 'other', day, time, offered }
  })
  const at = choice === 'other' ? instantOf(day, time) : offered.find(({ id }) => id === choice)?.at
  return [
    { choice, mayBeNow: proposed === 'now', day, time, offered, at },
    (next) => set((before) => ({ ...before, ...next })),
  ]
}

/** Why it cannot be done then; undefined where it can. */
export const whyNotThen = ({ choice, at }: When): 'later.needed' | 'later.past' | undefined => {
  if (choice === 'now') return undefined
  if (at === undefined) return 'later.needed'
  return at.getTime() > Date.now() ? undefined : 'later.past'
}

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

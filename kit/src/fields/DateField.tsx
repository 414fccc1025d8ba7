import { getLocalTimeZone, today } from '@internationalized/date'
import { CalendarDays } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Button, Dialog, DialogTrigger, Popover, useLocale } from 'react-aria-components'
import { Icon } from '../feedback/Icon.tsx'
import { afterPress } from './afterPress.ts'
import { dateFormOf, isDate, readDate, readTypedDate } from './date.ts'
import { Month } from './Month.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

export type DateFieldProps = Omit<
  TextFieldProps,
  'value' | 'onChange' | 'type' | 'inputMode' | 'maxLength' | 'button' | 'align'
> & {
  /** A business date 'YYYY-MM-DD', '' for none, or the text as typed where it is no date. */
  value: string
  /**
   * Each keystroke: 'YYYY-MM-DD' where the text is a date, else the text itself, so that nothing typed is lost and no
   * earlier date stands in for it. Ask `isDate(value)` before sending it.
   */
  onChange: (value: string) => void
  /** Shown, once the person has left, where the text is no date and no other error is given. */
  notDate: ReactNode
  /** Name of the button that opens the calendar: 'Choose a day'. */
  pickLabel: string
  /** The earliest and the latest day that the calendar offers, 'YYYY-MM-DD'. */
  min?: string | undefined
  max?: string | undefined
  /** The day that '+14' counts from, 'YYYY-MM-DD': when an invoice was issued, for the day it is due. Today by default. */
  from?: string | undefined
}

/**
 * A day: typed as people write it ('21.11.', '21 Nov 2026', '211126', 'tomorrow', '+14', pasted '2026-11-21') or picked
 * from a calendar. While it is typed, it is spelled out below, so that 5/12 is taken for no other day than is meant.
 * One text rather than React Aria's three segments: those keep handing out the last whole date while a part is empty.
 */
export function DateField({
  value,
  onChange,
  notDate,
  pickLabel,
  min,
  max,
  from = '',
  error,
  ...field
}: DateFieldProps) {
  const { locale } = useLocale()
  const form = useMemo(() => dateFormOf(locale), [locale])
  // While a person types, their own text stands; it is written out when they leave.
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const day = readDate(value)
  const around = () => ({ today: today(getLocalTimeZone()), from: readDate(from) ?? undefined })
  const read = (text: string) => readTypedDate(text, form, around())?.toString() ?? text.trim()
  const shown = typed !== undefined && read(typed) === value ? typed : undefined
  return (
    <TextField
      {...field}
      autoComplete="off"
      error={error || (value !== '' && !isDate(value) && shown === undefined && notDate)}
      description={shown !== undefined && day ? <span aria-live="polite">{form.spell(day)}</span> : field.description}
      value={shown ?? (day ? form.write(day) : value)}
      onChange={(text) => {
        setTyped(text)
        onChange(read(text))
      }}
      onBlur={() => {
        afterPress(() => setTyped(undefined))
        field.onBlur?.()
      }}
      button={
        <DialogTrigger isOpen={open} onOpenChange={setOpen}>
          <Button
            className="k-box-button"
            aria-label={pickLabel}
            isDisabled={Boolean(field.disabled || field.readOnly)}
          >
            <Icon of={CalendarDays} />
          </Button>
          <Popover className="k-popover" offset={8} placement="bottom end">
            <Dialog className="k-calendar-dialog" aria-label={pickLabel}>
              <Month
                {...{ value, min, max }}
                onPick={(picked) => {
                  onChange(picked)
                  setOpen(false)
                }}
              />
            </Dialog>
          </Popover>
        </DialogTrigger>
      }
    />
  )
}

import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ClipboardEvent, type ReactNode, useMemo } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Popover,
  useLocale,
} from 'react-aria-components'
import { given } from '../look/given.ts'
import { Icon } from '../signs/Icon.tsx'
import { readDate, readPastedDate, writeDate } from './date.ts'
import { ariaField, FieldFrame, type FieldProps } from './Field.tsx'

export type DateFieldProps = FieldProps & {
  /** A business date 'YYYY-MM-DD', or '' for none. */
  value: string
  /** 'YYYY-MM-DD', or '' while it is not complete. */
  onChange: (value: string) => void
  /** The earliest and the latest day that can be picked, 'YYYY-MM-DD'. */
  min?: string | undefined
  max?: string | undefined
  /** Inside the box after the value: '30 days'. */
  suffix?: ReactNode
  autoFocus?: boolean | undefined
}

/** A day: typed part by part in the order of the reader's locale, pasted whole, or picked from a calendar. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max, suffix, autoFocus } = props
  const { locale } = useLocale()
  const order = useMemo(() => orderOf(locale), [locale])
  const paste = (event: ClipboardEvent) => {
    const day = readPastedDate(event.clipboardData.getData('text'), order)
    if (!day || props.readOnly || props.disabled) return
    event.preventDefault()
    onChange(writeDate(day))
  }
  return (
    <DatePicker
      {...ariaField(props)}
      {...given({ minValue: readDate(min) ?? undefined, maxValue: readDate(max) ?? undefined, autoFocus })}
      value={readDate(value)}
      onChange={(day) => onChange(writeDate(day))}
      shouldForceLeadingZeros={false}
    >
      <FieldFrame {...props}>
        <Group className="k-box" onPaste={paste}>
          <DateInput className="k-input k-date-input">
            {(segment) => <DateSegment className="k-date-segment" segment={segment} />}
          </DateInput>
          {suffix && <span className="k-suffix">{suffix}</span>}
          <Button className="k-box-button">
            <Icon of={CalendarDays} />
          </Button>
        </Group>
      </FieldFrame>
      <Popover className="k-popover" offset={4}>
        <Dialog className="k-calendar-dialog">
          <Month />
        </Dialog>
      </Popover>
    </DatePicker>
  )
}

function Month() {
  return (
    <Calendar className="k-calendar">
      <header className="k-calendar-head">
        <Button slot="previous" className="k-box-button k-turns">
          <Icon of={ChevronLeft} />
        </Button>
        <CalendarHeading />
        <Button slot="next" className="k-box-button k-turns">
          <Icon of={ChevronRight} />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell className="k-day" date={date} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}

function orderOf(locale: string): ('day' | 'month' | 'year')[] {
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' })
    .formatToParts(0)
    .map((part) => part.type)
    .filter((type) => type === 'day' || type === 'month' || type === 'year')
}

import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components'
import { Icon } from '../feedback/Icon.tsx'
import { definedProps } from '../theme/definedProps.ts'
import { readDate } from './date.ts'

export type MonthProps = {
  /** 'YYYY-MM-DD', or anything else for no day. */
  value: string
  onPick: (value: string) => void
  min?: string | undefined
  max?: string | undefined
}

/** The calendar that a DateField opens: arrows move by days, Page Up and Down by months. */
export function Month({ value, onPick, min = '', max = '' }: MonthProps) {
  return (
    <Calendar
      className="k-calendar"
      autoFocus
      value={readDate(value)}
      onChange={(day) => onPick(day.toString())}
      {...definedProps({ minValue: readDate(min) ?? undefined, maxValue: readDate(max) ?? undefined })}
    >
      <header className="k-calendar-head">
        <Button slot="previous" className="k-box-button k-turns">
          <Icon of={ChevronLeft} />
        </Button>
        <CalendarHeading />
        <Button slot="next" className="k-box-button k-turns">
          <Icon of={ChevronRight} />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="narrow">
        <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell className="k-day" date={date} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}

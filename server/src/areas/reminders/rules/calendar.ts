import type { frequencyUnits } from '@kontor/contract'
import { type Hours, officeHours } from '../../working-hours/rules/index.ts'
import { isHoliday } from './holidays.ts'

export interface Delay {
  readonly count: number
  readonly unit: (typeof frequencyUnits)[number]
}

/** A wall clock of people: minutes since 1970 as it shows them, and when they work. */
export interface Calendar {
  readonly country: string
  readonly hours: Hours
}

const minutesOfDay = 24 * 60

/**
 * When so much working time has passed after an instant of the wall clock: days are workdays, at the same time of the day;
 * hours and minutes pass while people work. What would come when nobody works comes when they begin.
 */
export function afterWork(wall: number, { count, unit }: Delay, calendar: Calendar): number {
  let at = atWork(wall, calendar)
  if (unit === 'days') {
    for (let left = count; left > 0; left -= 1) at = nextWorkday(at, calendar)
    return at
  }
  const { from, until } = calendar.hours
  for (let left = unit === 'hours' ? count * 60 : count; left > 0; ) {
    const rest = until - (at % minutesOfDay)
    if (left < rest) return at + left
    left -= rest
    at = nextWorkday(at, calendar)
    at += from - (at % minutesOfDay)
  }
  return at
}

/** The instant itself where people work then, else the next at which they begin. */
function atWork(wall: number, calendar: Calendar): number {
  const { from, until } = calendar.hours
  const minute = wall % minutesOfDay
  const midnight = wall - minute
  if (!worksOn(midnight / minutesOfDay, calendar) || minute >= until) return nextWorkday(midnight + from, calendar)
  return midnight + Math.max(minute, from)
}

function nextWorkday(wall: number, calendar: Calendar): number {
  let next = wall + minutesOfDay
  while (!worksOn(Math.floor(next / minutesOfDay), calendar)) next += minutesOfDay
  return next
}

/** Whether people work on a day: one of theirs, and no holiday of their country. `days` since 1970. */
function worksOn(days: number, { country, hours }: Calendar): boolean {
  const weekday = new Date(days * minutesOfDay * 60_000).getUTCDay() || 7
  return hours.days.includes(weekday) && !isHoliday(days, country)
}

/** Whether companies work on a day in a country. `days` since 1970. */
export const isWorkday = (days: number, country: string): boolean => worksOn(days, { country, hours: officeHours })

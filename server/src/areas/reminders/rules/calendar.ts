import type { frequencyUnits } from '@kontor/contract'
import { isWorkday } from './holidays.ts'

export interface Delay {
  readonly count: number
  readonly unit: (typeof frequencyUnits)[number]
}

/** A wall clock of people: minutes since 1970 as it shows them, and when they work. */
export interface Calendar {
  readonly country: string
  /** From when to when they work, in minutes of the day. */
  readonly hours: { readonly from: number; readonly to: number }
}

export const officeHours = { from: 9 * 60, to: 17 * 60 } as const

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
  const { from, to } = calendar.hours
  for (let left = unit === 'hours' ? count * 60 : count; left > 0; ) {
    const rest = to - (at % minutesOfDay)
    if (left < rest) return at + left
    left -= rest
    at = nextWorkday(at, calendar)
    at += from - (at % minutesOfDay)
  }
  return at
}

/** The instant itself where people work then, else the next at which they begin. */
function atWork(wall: number, calendar: Calendar): number {
  const { from, to } = calendar.hours
  const minute = wall % minutesOfDay
  const midnight = wall - minute
  if (!isWorkday(midnight / minutesOfDay, calendar.country) || minute >= to)
    return nextWorkday(midnight + from, calendar)
  return midnight + Math.max(minute, from)
}

function nextWorkday(wall: number, { country }: Calendar): number {
  let next = wall + minutesOfDay
  while (!isWorkday(Math.floor(next / minutesOfDay), country)) next += minutesOfDay
  return next
}

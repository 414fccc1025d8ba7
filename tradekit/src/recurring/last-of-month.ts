import { daysAfter } from '../words/days.ts'

/** Whether the day after is the first of a month. */
export const isLastOfMonth = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && daysAfter(day, 1).endsWith('-01')

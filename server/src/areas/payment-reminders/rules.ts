import { decimalOf } from '@kontor/ubl'
import { daysBefore, type Standing, stands } from '../entries/rules/index.ts'

/** So many days from a reminder on its partner has to pay. */
const daysToPay = 10

export const payBy = (today: string): string => daysBefore(today, -daysToPay)

const dayMs = 86_400_000

/** For how many days it has been due; undefined before it is, and where nobody said when. */
export function daysOverdue(dueDate: string | null, today: string): number | undefined {
  if (dueDate === null) return undefined
  const days = Math.round((Date.parse(today) - Date.parse(dueDate)) / dayMs)
  return days > 0 ? days : undefined
}

/** What is asked for, the sign of a credit note before it. */
export const owedOf = (type: Standing['type'], open: string): string =>
  type === 'creditnote' && decimalOf(open)?.gt(0) ? `-${open}` : open

/** Somebody asks why it cannot be named: it is open, and stands. What is over nobody looks for. */
export const tellsWhy = (entry: Standing): boolean => stands(entry) && !entry.payment.startsWith('PAID')

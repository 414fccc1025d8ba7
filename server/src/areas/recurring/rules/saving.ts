import { type Message, t } from '@kontor/i18n'
import { lastOfMonth } from '../../entries/rules/index.ts'

interface Wanted {
  readonly Start: string
  readonly LastDay: boolean
  readonly End?: string | undefined
  readonly Count?: number | undefined
}

/** Which field is not right, and why; undefined where all are. */
export function whyNotSave(
  { Start, LastDay, End, Count }: Wanted,
  before: { readonly Start: string } | undefined,
  today: string,
): { field: 'Start' | 'LastDay' | 'End'; why: Message } | undefined {
  if (Start < today && Start !== before?.Start)
    return { field: 'Start', why: t`Start is ${Start}, which is in the past: use today or a later day.` }
  if (LastDay && Start !== lastOfMonth(Start))
    return { field: 'LastDay', why: t`LastDay needs a Start on the last day of a month: ${Start} is not.` }
  if (End !== undefined && End < Start)
    return { field: 'End', why: t`End is ${End}, which is before Start: use a later day.` }
  if (End !== undefined && Count !== undefined)
    return { field: 'End', why: t`End and Count cannot be used together: leave one of them out.` }
  return undefined
}

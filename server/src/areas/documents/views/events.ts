import type { HistoryEvent, Of } from '@kontor/contract'
import type { LogRow } from '../../../platform/log/store.ts'
import { documentEvent } from '../rules/events.ts'

/** The log of a document as programs are told it; what concerns only the company's own people is left out. */
export const eventsOf = (lines: readonly LogRow[]): Of<typeof HistoryEvent>[] =>
  lines.flatMap((line) => {
    const event = documentEvent(line.kind)
    if (event === undefined) return []
    const to = (line.detail as Readonly<Record<string, unknown>>)['to']
    return [
      {
        Id: line.id,
        ...(line.position === null ? {} : { Position: line.position }),
        Type: event,
        At: line.at.toISOString(),
        Details: typeof to === 'string' ? [{ Key: 'state', Value: to }] : [],
      },
    ]
  })

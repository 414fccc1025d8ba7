import { at, plusDays } from '../days.ts'
import type { PlannedEvent } from './shape.ts'

/** Who trades with whom; the first of a pair asks. */
export const partners: readonly (readonly [supplier: string, buyer: string])[] = [
  ['brandt', 'nordlicht'],
  ['brandt', 'nordlicht-hamburg'],
  ['fjord', 'nordlicht'],
  ['fjord', 'nordlicht-aarhus'],
  ['laurent', 'nordlicht'],
  ['pennine', 'nordlicht'],
  ['hansa', 'nordlicht'],
  ['hansa', 'nordlicht-hamburg'],
  ['okafor', 'nordlicht'],
  ['ostersund', 'nordlicht-aarhus'],
  ['brandt', 'fjord'],
  ['pennine', 'okafor'],
]

/** The supplier whose request still waits, and the one who was turned down. */
export const waiting = ['ostersund', 'nordlicht'] as const
const refused = ['okafor', 'fjord'] as const

export function connectionEvents(firstDay: string, anchor: string): PlannedEvent[] {
  const standing = partners.flatMap(([from, to]): PlannedEvent[] => [
    { at: at(firstDay, 480), does: 'connect', from, to },
    { at: at(firstDay, 540), does: 'acceptConnection', from, to },
  ])
  return [
    ...standing,
    { at: at(plusDays(anchor, -40), 600), does: 'connect', from: refused[0], to: refused[1] },
    { at: at(plusDays(anchor, -36), 615), does: 'rejectConnection', from: refused[0], to: refused[1] },
    {
      at: at(plusDays(anchor, -6), 620),
      does: 'connect',
      from: waiting[0],
      to: waiting[1],
      message: 'We deliver to your Aarhus branch already.',
    },
  ]
}

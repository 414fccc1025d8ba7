import type { HistoryStep, Tone } from '@kontor/kit'
import type { MessageId, Words } from '../kontor.ts'
import { english } from '../messages/index.ts'
import type { HistoryEvent } from '../queries/types.ts'
import { writtenDay } from '../words/days.ts'
import { momentOf } from '../words/moments.ts'

const tones: Partial<Record<string, Tone>> = {
  'document.delivered': 'info',
  'document.received': 'info',
  'document.accepted': 'good',
  'document.paid': 'info',
  'document.part_paid': 'info',
  'document.part_received': 'good',
  'document.payment_confirmed': 'good',
  'document.rejected': 'bad',
  'document.disputed': 'bad',
  'document.approved': 'good',
  'document.approval_refused': 'bad',
  'document.advised.APPROVE': 'good',
  'document.advised.DECLINE': 'bad',
  'document.failed': 'bad',
  'document.schedule_failed': 'bad',
  'document.overdue': 'bad',
}

export const toneOf = (type: string): Tone | undefined => tones[type]

/** A line of the exchange log in the reader's words: when, what, who, and why. */
export function stepOf(event: HistoryEvent, { t, format, today, locale }: Words): HistoryStep {
  const detail = (key: string) => event.Details.find(({ Key }) => Key === key)?.Value
  const why = detail('reason') ?? detail('why') ?? detail('text')
  const channel = `way.${detail('channel')}`
  const way = isWord(channel) && t(channel)
  const who = byWhom(event)
  const paid = detail('paid')
  const part = paid && t('history.paidSoFar', { amount: format.amount(paid, detail('currency') ?? '') })
  const runAt = detail('runAt')
  const when = runAt && momentOf(runAt, today, locale)
  const until = detail('until')
  const back = until && t('history.until', { day: writtenDay(until, locale) })
  const recommendation = detail('recommendation')
  const tone = toneOf(recommendation ? `${event.Type}.${recommendation}` : event.Type)
  const people = detail('people')
  const whom = people && t('history.people', { people })
  return {
    id: event.Id,
    time: momentOf(event.At, today, locale),
    instant: event.At,
    text: t(stepWord(event.Type, detail('task') ?? detail('match') ?? detail('rule') ?? recommendation)),
    ...(tone && { tone }),
    ...((who || whom || way || when || back || part || why) && {
      reason: [who, whom, way, when, back, part, why].filter(Boolean).join(' · '),
    }),
  }
}

/** The reader's word for what happened; where there is one, for what it is about: what was put off, how it came out, by which rule. */
export const stepWord = (type: string, about?: string): MessageId =>
  [`history.${type}.${about}`, `history.${type}`].find(isWord) ?? 'history.other'

const isWord = (id: string): id is MessageId => id in english

/** The person, where it was one of ours, and the company. */
export const byWhom = ({ ActorName, CompanyName }: HistoryEvent): string =>
  [ActorName, CompanyName].filter(Boolean).join(', ')

/** A draft is saved every few seconds while it is written: of savings in a row by one person the last one tells. */
export const withoutRepeats = (events: readonly HistoryEvent[]): HistoryEvent[] =>
  events.filter((event, at) => {
    const next = events[at + 1]
    return event.Type !== 'document.saved' || next?.Type !== event.Type || next.ActorId !== event.ActorId
  })

import type { areas, ResultOf } from '@kontor/contract'
import type { UnitOfWork } from '../../../platform/index.ts'
import { type LogRow, linesAbout } from '../../../platform/log/store.ts'
import { wordsOfAdvice } from '../../advice/index.ts'
import { answerReasons, type Entry, messagesFor, type Party, partyOf, reasonText } from '../../entries/index.ts'
import { namesOf } from '../../users/index.ts'
import * as posts from '../store/posts.ts'

type Event = ResultOf<(typeof areas)['documents']['readHistory']>['Events'][number]

type Detail = Readonly<Record<string, string | number | boolean | null>>

/**
 * What happened to a company's entry, oldest first, out of its exchange log: who, when and why. People of the other
 * party are its company's affair: their company stands for them.
 */
export async function historyOf(uow: UnitOfWork, entry: Entry, language: string): Promise<Event[]> {
  const lines = (await linesAbout(uow.tx, uow.companyId, entry.id)).map((line) => ({
    line,
    detail: line.detail as Detail,
  }))
  const texts = await posts.textsOf(uow, entry.id)
  const answerIds = lines.flatMap(({ detail }) => (typeof detail['answerId'] === 'string' ? detail['answerId'] : []))
  const reasons = new Map((await answerReasons(uow, answerIds)).map((reason) => [reason.id, reason]))
  const advice = await wordsOfAdvice(uow, entry.id)
  const ours = lines.filter(({ line, detail }) => whoDid(entry, line, detail) === partyOf(entry))
  const people = ours.flatMap(({ line, detail }) => [
    ...(line.actor_id === null ? [] : [line.actor_id]),
    ...askedOf(detail),
  ])
  const names = await namesOf(uow, [...new Set(people)])
  const nameOf = (id: string) => names.get(id) ?? messagesFor(language).formerColleague
  return lines.map(({ line, detail }) => {
    const party = whoDid(entry, line, detail)
    const actorId = party === partyOf(entry) ? line.actor_id : null
    // Who works here no longer keeps their id and nothing else.
    const name = actorId === null ? undefined : nameOf(actorId)
    const company = party === 'receiver' ? entry.receiverName : trueSenderOf(entry)
    const answer = typeof detail['answerId'] === 'string' ? reasons.get(detail['answerId']) : undefined
    const why = answer && reasonText(answer, language)
    const text = texts.get(String(detail['postId'])) ?? wordsOf(line.kind, advice.get(String(detail['adviceId'])))
    const asked = askedOf(detail).map(nameOf).join(', ')
    return {
      Id: line.id,
      ...(line.position === null ? {} : { Position: line.position }),
      Type: line.kind,
      At: line.at.toISOString(),
      ...(actorId === null ? {} : { ActorId: actorId }),
      ...(name === undefined ? {} : { ActorName: name }),
      ...(company === '' ? {} : { CompanyName: company }),
      Details: [
        ...Object.entries(detail).flatMap(([Key, value]) => (value === null ? [] : [{ Key, Value: String(value) }])),
        ...(asked === '' ? [] : [{ Key: 'people', Value: asked }]),
        ...(why ? [{ Key: 'reason', Value: why }] : []),
        ...(text === undefined ? [] : [{ Key: 'text', Value: text }]),
      ],
    }
  })
}

/** Who did it, whatever the paper says: a bill may name another as its seller. */
const trueSenderOf = ({ sentBy, senderName }: Entry): string => sentBy ?? senderName

/** Whom advice was asked of, by their ids. */
const askedOf = (detail: Detail): string[] =>
  typeof detail['adviceId'] === 'string' && typeof detail['of'] === 'string' ? detail['of'].split(' ') : []

/** What was asked or advised; of anything else about advice nothing is said twice. */
function wordsOf(kind: string, advice: { question: string; answer: string | null } | undefined): string | undefined {
  if (kind === 'document.advice_asked') return advice?.question
  return kind === 'document.advised' ? (advice?.answer ?? undefined) : undefined
}

/** An answer names its party, a receipt is its sender's doing; everything else the company did itself. */
function whoDid(entry: Entry, line: LogRow, detail: Detail): Party {
  if (detail['by'] === 'receiver' || detail['by'] === 'sender') return detail['by']
  return line.kind === 'document.received' ? 'sender' : partyOf(entry)
}

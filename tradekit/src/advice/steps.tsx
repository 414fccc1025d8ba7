import type { HistoryStep } from '@kontor/kit'
import type { Words } from '../kontor.ts'
import type { Advice, Recommendation } from '../queries/advice.ts'
import { momentOf } from '../words/moments.ts'

const tones = { APPROVE: 'good', DECLINE: 'bad', NONE: 'info' } as const satisfies Record<Recommendation, unknown>

type Person = Advice['askedBy']

/** What somebody is called, also after they left. */
export const nameOf = ({ name }: Person, { t }: Pick<Words, 't'>): string => name ?? t('access.gone')

/** Those with whom a question waits. */
export const namesOf = ({ holders }: Pick<Advice, 'holders'>, words: Pick<Words, 't' | 'locale'>): string =>
  new Intl.ListFormat(words.locale, { type: 'disjunction' }).format(holders.map((one) => nameOf(one, words)))

/** A question in the reader's words: who answered what, or with whom it waits; who asked it, and what. */
export function stepOf(advice: Advice, words: Words): HistoryStep {
  const { t, today, locale } = words
  const { recommendation, answeredBy, answer, askedBy, askedOf, question, endedAt, askedAt } = advice
  const at = endedAt ?? askedAt
  const isInstead = answeredBy !== undefined && answeredBy.id !== askedOf.id
  const who = [
    isInstead && t('advice.for', { name: nameOf(askedOf, words) }),
    t('advice.asked', { name: nameOf(askedBy, words) }),
  ]
  return {
    id: advice.id,
    time: momentOf(at, today, locale),
    instant: at,
    text: whatOf(advice, words),
    reason: (
      <>
        {answer && (
          <q className="doc-advice-said" dir="auto">
            {answer}
          </q>
        )}
        <span className="doc-advice-asked">
          {who.filter(Boolean).join(' · ')}: <q dir="auto">{question}</q>
        </span>
      </>
    ),
    ...(recommendation && { tone: tones[recommendation] }),
  }
}

function whatOf(advice: Advice, words: Words): string {
  const { state, recommendation, answeredBy } = advice
  if (recommendation && answeredBy) return words.t(`advice.step.${recommendation}`, { name: nameOf(answeredBy, words) })
  return words.t(`advice.step.${state === 'ANSWERED' ? 'OPEN' : state}`, { names: namesOf(advice, words) })
}

import { DefinitionList, EmptyState } from '@kontor/kit'
import { Hourglass } from 'lucide-react'
import { useOverview } from '../api/overview.ts'
import type { Answers } from '../api/types.ts'
import { useWords, type Words } from '../kontor.ts'
import { Section } from '../Section.tsx'
import { rejectionRate, timeOf } from './rates.ts'

/** How bills were answered lately, on either side: how often rejected, how long it took. */
export function AnswerRates() {
  const words = useWords()
  const { t, format } = words
  return (
    <Section title={t('answers.title')} answer={useOverview()} rows={3}>
      {({ Answers, Since }) =>
        Answers.length === 0 ? (
          <EmptyState icon={Hourglass} title={t('answers.none.title')} text={t('answers.none.text')} level={3} />
        ) : (
          <>
            {Answers.map((side) => (
              <div key={side.Type} className="home-rates">
                <h3>{t(side.Type === 1 ? 'answers.sent' : 'answers.received')}</h3>
                <DefinitionList columns items={figuresOf(side, words)} />
              </div>
            ))}
            <p className="home-quiet">{t('answers.since', { date: format.date(Since) })}</p>
          </>
        )
      }
    </Section>
  )
}

function figuresOf(side: Answers, { t, format }: Words) {
  const time = (hours: number | undefined) => {
    if (hours === undefined) return '–'
    const { unit, count } = timeOf(hours)
    return t(`answers.${unit}`, { count })
  }
  return [
    { id: 'answered', term: t('answers.answered'), value: format.count(side.Answered) },
    { id: 'rejected', term: t('answers.rejected'), value: format.percent(rejectionRate(side)) },
    { id: 'answer', term: t('answers.toAnswer'), value: time(side.HoursToAnswer) },
    { id: 'payment', term: t('answers.toPayment'), value: time(side.HoursToPayment) },
  ]
}

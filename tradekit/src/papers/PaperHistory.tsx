import { History, type HistoryStep } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import type { PaperUpload } from '../queries/types.ts'
import { momentOf } from '../words/moments.ts'

const toneOf = { HELD: 'warn', REJECTED: 'bad', REOPENED: 'info', SENT_BACK: 'warn' } as const

/** What was decided of a paper: by whom, why, and what its sender was told; nothing where nothing was. */
export function PaperHistory({ paper: { History: decided = [] } }: { paper: PaperUpload }) {
  const { t, format, today, locale } = useWords()
  if (decided.length === 0) return null
  const steps = decided.map(({ Step, At, By, Reason, Until, Answer }, at): HistoryStep => {
    const who = By ?? t('papers.formerColleague')
    const answerText = Answer && t(`mailIn.answer.${Answer}`)
    return {
      id: String(at),
      time: momentOf(At, today, locale),
      instant: At,
      tone: toneOf[Step],
      text:
        Until === undefined
          ? t(`papers.step.${Step}`, { who })
          : t('papers.step.heldUntil', { who, day: format.date(Until) }),
      ...((Reason ?? answerText) && { reason: [Reason, answerText].filter(Boolean).join(' · ') }),
    }
  })
  return (
    <section className="doc-papers-history" aria-labelledby="doc-papers-history">
      <h2 id="doc-papers-history">{t('papers.history')}</h2>
      <History label={t('papers.history')} steps={steps} />
    </section>
  )
}

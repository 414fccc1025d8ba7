import { Button, History } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import { type Advice, useAdvice, useChangeAdvice } from '../queries/advice.ts'
import { namesOf, stepOf } from './steps.tsx'
import './advice.css'

/** Who was asked, who has answered what, and who has not: beside what decides. Nothing where nobody was asked. */
export function AdviceList({ documentId, heading = false }: { documentId: string; heading?: boolean }) {
  const words = useWords()
  const { t } = words
  const { data } = useAdvice(documentId)
  const changing = useChangeAdvice(documentId, () => undefined)
  if (!data || data.advice.length === 0) return null
  const withdrawing = (advice: Advice) =>
    advice.allowedActions.includes('withdraw') && (
      <Button
        type="text"
        label={t('advice.withdraw.named', { names: namesOf(advice, words) })}
        disabled={changing.isPending}
        onClick={() => changing.mutate({ does: 'withdraw', adviceId: advice.id })}
      >
        {t('advice.withdraw')}
      </Button>
    )
  return (
    <section className="doc-advice" aria-label={t('advice.label')}>
      {heading && <h3>{t('advice.label')}</h3>}
      <History
        label={t('advice.label')}
        steps={data.advice.map((advice) => ({ ...stepOf(advice, words), actions: withdrawing(advice) }))}
      />
    </section>
  )
}

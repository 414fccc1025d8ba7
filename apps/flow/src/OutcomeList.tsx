import { Button, EmptyState, Status } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { momentOf } from '@kontor/tradekit/words'
import { CircleCheck } from 'lucide-react'
import { type Outcome, useAct, useOutcomes } from './api.ts'
import { useKontor, useWords } from './kontor.ts'

/** What programs said of documents and requisitions: what waits to be taken, and what no workflow could take. */
export function OutcomeList() {
  const { t } = useWords()
  return (
    <Answer of={useOutcomes()}>
      {(outcomes) =>
        outcomes.length === 0 ? (
          <EmptyState icon={CircleCheck} title={t('flow.noOutcomes')} text={t('flow.noOutcomes.text')} />
        ) : (
          <ul className="flow-outcomes" aria-label={t('flow.view.outcomes')}>
            {outcomes.map((outcome) => (
              <OutcomeRow key={outcome.Id} outcome={outcome} />
            ))}
          </ul>
        )
      }
    </Answer>
  )
}

function OutcomeRow({ outcome }: { outcome: Outcome }) {
  const { Id, Subject, DocumentId, Outcome, State, Created, FailureMessage, AllowedActions } = outcome
  const { t, locale, today } = useWords()
  const { open } = useKontor()
  const retry = useAct(
    (api, id: string) => api.retryQueued({ params: { id } }),
    () => undefined,
  )
  return (
    <li>
      <span className="flow-name">
        <b>{Outcome}</b>
        <small>{momentOf(Created, today, locale)}</small>
      </span>
      <span className="flow-what">
        <Status tone={State === 'FAILED' ? 'bad' : 'info'}>{t(`flow.outcome.${State}`)}</Status>
        <small dir="auto">{FailureMessage}</small>
      </span>
      <span className="flow-acts">
        {Subject === 'REQUISITION' ? (
          <Button type="text" onClick={() => open('Kontor.Buy', `/${DocumentId}`)}>
            {t('flow.openRequisition')}
          </Button>
        ) : (
          <Button type="text" onClick={() => open('Kontor.Documents', `/view/${DocumentId}`)}>
            {t('flow.openDocument')}
          </Button>
        )}
        {AllowedActions.includes('retry') && (
          <Button busy={retry.isPending} onClick={() => retry.mutate(Id)}>
            {t('flow.retry')}
          </Button>
        )}
      </span>
    </li>
  )
}

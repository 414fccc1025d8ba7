import { Button, EmptyState, Status } from '@kontor/kit'
import { Paged } from '@kontor/tradekit/layout'
import { Quote as QuoteIcon } from 'lucide-react'
import { useAct } from '../api.ts'
import { useWords } from '../kontor.ts'
import { Quote } from './Quotes.tsx'
import { type Recommendation, useOwnRecommendations } from './queries.ts'

/** What partners say of the company: each is shown on its profile once somebody here accepts it. */
export function RecommendationsView() {
  const { t } = useWords()
  const none = (
    <EmptyState icon={QuoteIcon} title={t('recommendations.none.title')} text={t('recommendations.none.text')} />
  )
  return (
    <Paged of={useOwnRecommendations()} moreText={t('network.more')} none={none}>
      {(found) => (
        <ul className="network-requests" aria-label={t('network.view.recommendations')}>
          {found.map((one) => (
            <li key={one.Id}>
              <Received recommendation={one} />
            </li>
          ))}
        </ul>
      )}
    </Paged>
  )
}

function Received({ recommendation }: { recommendation: Recommendation }) {
  const { t } = useWords()
  const { Id: id = '', SenderCompanyName: name = '', Visible, AllowedActions = [] } = recommendation
  const params = { id }
  const answer = useAct(
    ({ recommendations }, kind: 'accept' | 'reject') =>
      kind === 'accept'
        ? recommendations.acceptRecommendation({ params, body: { Visible: true } })
        : recommendations.rejectRecommendation({ params }),
    (kind, t) => t(kind === 'accept' ? 'recommendations.done.accept' : 'recommendations.done.reject', { name }),
  )
  const reject = Visible ? ('recommendations.remove' as const) : ('recommendations.reject' as const)
  return (
    <div className="network-request">
      <Quote recommendation={recommendation} />
      <Status tone={Visible ? 'good' : 'warn'}>{t(Visible ? 'recommendations.shown' : 'recommendations.waits')}</Status>
      <span className="network-acts">
        {AllowedActions.includes('accept') && (
          <Button
            type="accept"
            label={t('recommendations.accept.named', { name })}
            disabled={answer.isPending}
            onClick={() => answer.mutate('accept')}
          >
            {t('recommendations.accept')}
          </Button>
        )}
        {AllowedActions.includes('reject') && (
          <Button
            label={t(`${reject}.named`, { name })}
            disabled={answer.isPending}
            onClick={() => answer.mutate('reject')}
          >
            {t(reject)}
          </Button>
        )}
      </span>
    </div>
  )
}

import { Button } from '@kontor/kit'
import { useId } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { usePartnerStep, useRequests } from './partners.ts'

/** Who asks for a connection: documents travel only once it is accepted. Nothing where nobody asks. */
export function Requests() {
  const { t } = useWords()
  const { may } = useKontor()
  const heading = useId()
  const requests = useRequests().data ?? []
  const step = usePartnerStep()
  if (requests.length === 0 || !may('network.write')) return null
  return (
    <section className="home-section" aria-labelledby={heading}>
      <div className="home-section-head">
        <h2 id={heading}>{t('partners.requests')}</h2>
      </div>
      <ul className="home-requests">
        {requests.map(({ ConnectionId, CompanyName, Country }) => {
          const answer = (kind: 'accept' | 'reject') =>
            step.mutate({ kind, connectionId: ConnectionId, name: CompanyName })
          return (
            <li key={ConnectionId}>
              <span className="home-party">{CompanyName}</span>
              <span className="home-quiet">{Country}</span>
              <Button
                type="accept"
                label={t('partners.accept.named', { name: CompanyName })}
                disabled={step.isPending}
                onClick={() => answer('accept')}
              >
                {t('partners.accept')}
              </Button>
              <Button
                label={t('partners.reject.named', { name: CompanyName })}
                disabled={step.isPending}
                onClick={() => answer('reject')}
              >
                {t('partners.reject')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

import { Button, EmptyState, Status } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { Pager } from '../words/Pager.tsx'
import { useAct } from '../words/useAct.ts'
import { type Delivery, deliveriesKey, useDeliveries, type Webhook } from './api.ts'
import { toneOf } from './words.ts'

/** What a webhook sent in the last 30 days, and what became of each event. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const { t } = useWords()
  const [page, setPage] = useState(0)
  return (
    <section className="admin-part" aria-labelledby="webhook-deliveries">
      <h2 id="webhook-deliveries" className="admin-h2">
        {t('webhooks.deliveries')}
      </h2>
      <Answer of={useDeliveries(webhook.Id, page)}>
        {({ Deliveries: deliveries, numPages, pageId }) =>
          deliveries.length === 0 ? (
            <EmptyState icon={Send} title={t('webhooks.deliveries.none')} />
          ) : (
            <>
              <ul className="admin-list" aria-labelledby="webhook-deliveries">
                {deliveries.map((delivery) => (
                  <DeliveryRow key={delivery.Id} webhookId={webhook.Id} delivery={delivery} />
                ))}
              </ul>
              <Pager page={pageId} pages={numPages} onPage={setPage} />
            </>
          )
        }
      </Answer>
    </section>
  )
}

interface DeliveryRowProps {
  readonly webhookId: string
  readonly delivery: Delivery
}

function DeliveryRow({ webhookId: id, delivery }: DeliveryRowProps) {
  const { t, format } = useWords()
  const { notify } = useKontor()
  const { Id, Event, State, Status: status, Answer: answer, Attempts, NextAttempt, Created, Body } = delivery
  const replay = useAct(
    deliveriesKey,
    ({ webhooks }) => webhooks.replayDelivery({ params: { id, deliveryId: Id } }),
    () => notify('success', t('webhooks.done.replayed')),
  )
  const event = t(`webhooks.event.${Event}`)
  const time = format.instant(Created)
  return (
    <li className="admin-row">
      <details className="admin-app-words">
        <summary>
          {event} <span className="admin-quiet">{time}</span>
        </summary>
        <p className="admin-quiet">
          {[
            status === undefined ? undefined : t('webhooks.answered', { status: String(status) }),
            t('webhooks.attempts', { count: Attempts }),
            NextAttempt && t('webhooks.next', { time: format.instant(NextAttempt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {answer && <pre className="webhook-text">{answer}</pre>}
        <pre className="webhook-text">{JSON.stringify(JSON.parse(Body), null, 2)}</pre>
      </details>
      <Status tone={toneOf(delivery)}>{t(`webhooks.delivery.${State}`)}</Status>
      {delivery.AllowedActions.includes('replay') && (
        <Button
          type="text"
          label={t('webhooks.replay.named', { event, time })}
          busy={replay.isPending}
          onClick={() => replay.mutate(undefined)}
        >
          {t('webhooks.replay')}
        </Button>
      )}
    </li>
  )
}

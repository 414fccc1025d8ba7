import { Button, EmptyState } from '@kontor/kit'
import { useTitle } from '@kontor/sdk/react'
import { Answer } from '@kontor/tradekit/layout'
import { ArrowLeft, SearchX } from 'lucide-react'
import { useNavigate, useParams } from 'react-router'
import { useWords } from '../kontor.ts'
import { useWebhooks } from './api.ts'
import { Deliveries } from './Deliveries.tsx'
import { WebhookHead } from './WebhookHead.tsx'
import './webhooks.css'

/** One webhook: where it sends, whether that works, and what it sent. */
export function WebhookScreen() {
  const { id = '' } = useParams()
  const { t } = useWords()
  const navigate = useNavigate()
  const answer = useWebhooks()
  useTitle(t('part.webhooks'))
  return (
    <main className="admin-screen">
      <div className="admin-page">
        <span className="admin-turns">
          <Button type="text" icon={ArrowLeft} onClick={() => navigate('/webhooks')}>
            {t('part.webhooks')}
          </Button>
        </span>
        <Answer of={answer}>
          {(webhooks) => {
            const webhook = webhooks.find(({ Id }) => Id === id)
            return webhook ? (
              <>
                <WebhookHead webhook={webhook} />
                <Deliveries webhook={webhook} />
              </>
            ) : (
              <EmptyState icon={SearchX} title={t('webhooks.gone')} />
            )
          }}
        </Answer>
      </div>
    </main>
  )
}

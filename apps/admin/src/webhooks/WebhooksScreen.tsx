import { Button, EmptyState, Status } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../kontor.ts'
import { useWebhooks, type Webhook } from './api.ts'
import { SecretDialog } from './SecretDialog.tsx'
import { WebhookDialog } from './WebhookDialog.tsx'
import { standingOf } from './words.ts'
import './webhooks.css'

/** The programs that are told what happens in the company. */
export function WebhooksScreen() {
  const { t } = useWords()
  const [adding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  return (
    <>
      <div className="admin-bar">
        <p className="admin-quiet">{t('webhooks.text')}</p>
        <Button onClick={() => setAdding(true)}>{t('webhooks.add')}</Button>
      </div>
      <Answer of={useWebhooks()}>
        {(webhooks) =>
          webhooks.length === 0 ? (
            <EmptyState icon={WebhookIcon} title={t('webhooks.none.title')} text={t('webhooks.none.text')} />
          ) : (
            <ul className="admin-list" aria-label={t('part.webhooks')}>
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.Id} webhook={webhook} />
              ))}
            </ul>
          )
        }
      </Answer>
      {adding && <WebhookDialog onClose={() => setAdding(false)} onSecret={setSecret} />}
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  )
}

function WebhookRow({ webhook }: { webhook: Webhook }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const { tone, word } = standingOf(webhook)
  return (
    <li>
      <button type="button" className="admin-app" onClick={() => navigate(`/webhooks/${webhook.Id}`)}>
        <span className="admin-app-words">
          <bdi className="admin-app-name webhook-address">{webhook.Description ?? webhook.Address}</bdi>
          {webhook.Description && <bdi className="admin-quiet webhook-address">{webhook.Address}</bdi>}
          <span className="admin-quiet">{webhook.Events.map((event) => t(`webhooks.event.${event}`)).join(' · ')}</span>
        </span>
        <Status tone={tone}>{t(word)}</Status>
      </button>
    </li>
  )
}

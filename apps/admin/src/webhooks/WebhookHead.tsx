import { Button, ConfirmDialog, IconButton, Menu, Status } from '@kontor/kit'
import { MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useKontor, useWords } from '../kontor.ts'
import { useAct } from '../words/useAct.ts'
import { deliveriesKey, type Webhook, webhooksKey } from './api.ts'
import { SecretDialog } from './SecretDialog.tsx'
import { WebhookDialog } from './WebhookDialog.tsx'
import { standingOf } from './words.ts'

/** What a webhook is and what is done with it; what is rare, and what is grave, stands in a menu. */
export function WebhookHead({ webhook }: { webhook: Webhook }) {
  const { t, format } = useWords()
  const { notify } = useKontor()
  const navigate = useNavigate()
  const [changing, setChanging] = useState(false)
  const [asking, setAsking] = useState<'delete' | 'secret'>()
  const [secret, setSecret] = useState<string>()
  const params = { id: webhook.Id }
  const stop = () => setAsking(undefined)
  const test = useAct(
    deliveriesKey,
    ({ webhooks }) => webhooks.testWebhook({ params }),
    () => notify('success', t('webhooks.done.test')),
  )
  const turn = useAct(
    webhooksKey,
    ({ webhooks }, State: 'ACTIVE' | 'PAUSED') => webhooks.setWebhookState({ params, body: { State } }),
    (_, State) => notify('success', t(State === 'ACTIVE' ? 'webhooks.done.resumed' : 'webhooks.done.paused')),
  )
  const renew = useAct(
    webhooksKey,
    ({ webhooks }) => webhooks.renewSecret({ params }),
    ({ Secret }) => {
      stop()
      setSecret(Secret)
    },
  )
  const remove = useAct(
    webhooksKey,
    ({ webhooks }) => webhooks.deleteWebhook({ params }),
    () => {
      notify('success', t('webhooks.done.deleted'))
      navigate('/webhooks')
    },
  )
  const offers = (action: Webhook['AllowedActions'][number]) => webhook.AllowedActions.includes(action)
  const { tone, word } = standingOf(webhook)
  return (
    <>
      <div className="admin-bar">
        <h1 className="admin-h2">
          <bdi className="webhook-address">{webhook.Description ?? webhook.Address}</bdi>
        </h1>
        <Status tone={tone}>{t(word)}</Status>
      </div>
      {webhook.Description && <bdi className="admin-quiet webhook-address">{webhook.Address}</bdi>}
      <p className="admin-quiet">{webhook.Events.map((event) => t(`webhooks.event.${event}`)).join(' · ')}</p>
      {webhook.FailingSince && (
        <p className="admin-problem">{t('webhooks.failing', { time: format.instant(webhook.FailingSince) })}</p>
      )}
      <div className="admin-actions">
        {offers('test') && (
          <Button busy={test.isPending} onClick={() => test.mutate(undefined)}>
            {t('webhooks.test')}
          </Button>
        )}
        {offers('resume') && (
          <Button type="primary" busy={turn.isPending} onClick={() => turn.mutate('ACTIVE')}>
            {t('webhooks.resume')}
          </Button>
        )}
        <Button onClick={() => setChanging(true)}>{t('webhooks.change')}</Button>
        <Menu
          entries={[
            ...(offers('pause')
              ? [{ id: 'pause', text: t('webhooks.pause'), onSelect: () => turn.mutate('PAUSED') }]
              : []),
            { id: 'secret', text: t('webhooks.renew'), onSelect: () => setAsking('secret') },
            { id: 'delete', text: t('webhooks.delete'), danger: true, onSelect: () => setAsking('delete') },
          ]}
        >
          <IconButton icon={MoreHorizontal} label={t('webhooks.more')} />
        </Menu>
      </div>
      {changing && <WebhookDialog webhook={webhook} onClose={() => setChanging(false)} onSecret={setSecret} />}
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
      <ConfirmDialog
        visible={asking !== undefined}
        kind="warning"
        title={t(asking === 'secret' ? 'webhooks.renew.title' : 'webhooks.delete.title')}
        acceptText={t(asking === 'secret' ? 'webhooks.renew' : 'webhooks.delete')}
        cancelText={t('dialog.cancel')}
        busy={remove.isPending || renew.isPending}
        onAccept={() => (asking === 'secret' ? renew : remove).mutate(undefined)}
        onCancel={stop}
      >
        {t(asking === 'secret' ? 'webhooks.renew.text' : 'webhooks.delete.text')}
      </ConfirmDialog>
    </>
  )
}

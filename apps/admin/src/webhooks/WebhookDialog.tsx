import { Checkbox, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { useAct } from '../words/useAct.ts'
import { type Webhook, type WebhookEvent, webhooksKey } from './api.ts'
import './webhooks.css'

const events = [
  'AFTER_DOCUMENT_RECEIVE',
  'DOCUMENT_SAVED',
  'DOCUMENT_SENDING',
  'DOCUMENT_SENT',
  'DOCUMENT_FAILED',
  'DOCUMENT_STATE_CHANGED',
  'DOCUMENT_DELETED',
  'CONVERSATION_MESSAGE',
  'NETWORK_REQUEST_RECEIVED',
  'NETWORK_REQUEST_ACCEPTED',
  'NETWORK_RESPONSE_RECEIVED',
  'USER_STATE_CHANGED',
  'LOG_HEAD',
] as const satisfies WebhookEvent[]

export interface WebhookDialogProps {
  /** Undefined for a new one. */
  readonly webhook?: Webhook
  readonly onClose: () => void
  readonly onSecret: (secret: string) => void
}

/** Where events go, and which. */
export function WebhookDialog({ webhook, onClose, onSecret }: WebhookDialogProps) {
  const { t } = useWords()
  const { notify } = useKontor()
  const [id] = useState(() => webhook?.Id ?? crypto.randomUUID())
  const [address, setAddress] = useState(webhook?.Address ?? '')
  const [description, setDescription] = useState(webhook?.Description ?? '')
  const [chosen, setChosen] = useState<readonly WebhookEvent[]>(webhook?.Events ?? [])
  const [tried, setTried] = useState(false)
  const save = useAct(
    webhooksKey,
    ({ webhooks }, body: { Address: string; Description?: string; Events: WebhookEvent[] }) =>
      webhooks.saveWebhook({ params: { id }, body }),
    ({ Secret }) => {
      notify('success', t('webhooks.done.saved'))
      onClose()
      if (Secret) onSecret(Secret)
    },
  )
  const isWrong = !URL.canParse(address.trim())
  const turn = (event: WebhookEvent, on: boolean) =>
    setChosen(events.filter((one) => (one === event ? on : chosen.includes(one))))
  return (
    <FormDialog visible title={t(webhook ? 'webhooks.change.title' : 'webhooks.add.title')} onClose={onClose}>
      <ActionForm
        confirm={t(webhook ? 'webhooks.change.confirm' : 'webhooks.add.confirm')}
        busy={save.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (isWrong || chosen.length === 0) return
          const about = description.trim()
          save.mutate({ Address: address.trim(), ...(about && { Description: about }), Events: [...chosen] })
        }}
      >
        <TextField
          label={t('webhooks.address')}
          description={t('webhooks.address.help')}
          autoFocus
          required
          maxLength={2000}
          value={address}
          onChange={setAddress}
          error={tried && isWrong && t('webhooks.address.wrong')}
        />
        <TextField label={t('webhooks.description')} maxLength={200} value={description} onChange={setDescription} />
        <fieldset className="webhook-events">
          <legend>{t('webhooks.events')}</legend>
          {events.map((event) => (
            <Checkbox
              key={event}
              label={t(`webhooks.event.${event}`)}
              checked={chosen.includes(event)}
              onChange={(on) => turn(event, on)}
            />
          ))}
          {tried && chosen.length === 0 && (
            <p className="admin-problem" role="alert">
              {t('webhooks.events.needed')}
            </p>
          )}
        </fieldset>
      </ActionForm>
    </FormDialog>
  )
}

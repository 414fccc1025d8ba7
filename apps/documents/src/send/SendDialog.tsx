import { Money, messageOf } from '@kontor/appkit'
import { Button, Modal, Skeleton } from '@kontor/kit'
import { useState } from 'react'
import { useConnection } from '../api/network.ts'
import { useSend } from '../api/send.ts'
import type { Channel, Metadata } from '../api/types.ts'
import { useWords } from '../kontor.ts'
import { ReceiverField } from './ReceiverField.tsx'
import { type Before, useBefore } from './useBefore.ts'
import { WayField } from './WayField.tsx'

export interface SendDialogProps {
  readonly document: Metadata
  /** Chosen before, in the editor. */
  readonly connectionId?: string | undefined
  readonly onClose: () => void
  readonly onSent: () => void
}

/** Asks to whom a document goes and in which way, and says once more what and how much, before it leaves for good. */
export function SendDialog(props: SendDialogProps) {
  const { t } = useWords()
  const { document, onClose } = props
  const chosen = props.connectionId ?? document.ConnectionId
  const before = useBefore(document, chosen)
  return (
    <Modal
      visible
      onDismiss={onClose}
      size="small"
      title={t('send.title', { number: document.ID || t(`type.${document.DocumentType.type}`) })}
      closeLabel={t('dialog.close')}
    >
      {before ? (
        <SendForm {...props} {...before} connectionId={chosen} />
      ) : (
        <Skeleton rows={6} label={t('list.loading')} />
      )}
    </Modal>
  )
}

function SendForm({ document, connectionId, meant, namesReceiver, files, onClose, onSent }: SendDialogProps & Before) {
  const { t } = useWords()
  const [chosen, setChosen] = useState<string | null>(connectionId ?? null)
  const [tried, setTried] = useState(false)
  const send = useSend(document)
  const { data: receiver } = useConnection(chosen ?? meant?.ConnectionId)
  const [wanted, setWanted] = useState<Channel>()
  const open = receiver?.Channels.map(({ Channel }) => Channel) ?? []
  const channel = open.find((one) => one === wanted) ?? open[0]
  const submit = () => {
    setTried(true)
    if (receiver && channel) send.mutate({ receiver, Channel: channel }, { onSuccess: onSent })
  }
  return (
    <form
      className="doc-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <p className="doc-send-what">
        <span>{t(`type.${document.DocumentType.type}`)}</span>
        <b>{document.ID}</b>
        <Money value={document.Amount} currency={document.Currency} strong />
      </p>
      <ReceiverField
        label={t('send.receiver')}
        value={receiver?.ConnectionId ?? null}
        onChange={setChosen}
        description={hint()}
        error={tried && !receiver && t('send.receiverNeeded')}
        start={receiver?.CompanyName ?? ''}
      />
      {receiver && <WayField receiver={receiver} value={channel} onChange={setWanted} />}
      <p className="doc-intro">
        {files > 0 && `${t('send.files', { count: files })} `}
        {t('send.final')}
      </p>
      {send.error && (
        <p className="doc-problem" role="alert">
          {messageOf(send.error, t)}
        </p>
      )}
      <div className="doc-form-actions">
        <Button onClick={onClose} disabled={send.isPending}>
          {t('dialog.cancel')}
        </Button>
        <Button type="primary" submit busy={send.isPending}>
          {t('send.confirm')}
        </Button>
      </div>
    </form>
  )

  function hint() {
    if (receiver && receiver.State !== 'ACCEPTED') return t('send.waits', { receiver: receiver.CompanyName })
    if (chosen === null && meant) return t('send.guessed')
    return chosen === null && namesReceiver ? t('send.receiverHint') : undefined
  }
}

import { Money, messageOf } from '@kontor/appkit'
import { Button, Modal } from '@kontor/kit'
import { useState } from 'react'
import { useAddressee } from '../api/addressee.ts'
import { useConnections } from '../api/network.ts'
import { useFiles } from '../api/parts.ts'
import { useSend } from '../api/send.ts'
import type { Channel, Metadata } from '../api/types.ts'
import { useWords } from '../kontor.ts'
import { ReceiverField } from './ReceiverField.tsx'
import { guessReceiver } from './receiver.ts'
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
  return (
    <Modal
      visible
      onDismiss={onClose}
      size="small"
      title={t('send.title', { number: document.ID || t(`type.${document.DocumentType.type}`) })}
      closeLabel={t('dialog.close')}
    >
      <SendForm {...props} />
    </Modal>
  )
}

function SendForm({ document, connectionId, onClose, onSent }: SendDialogProps) {
  const { t } = useWords()
  const { data: connections = [] } = useConnections('')
  const addressee = useAddressee(document)
  const [chosen, setChosen] = useState<string | null>(connectionId ?? document.ConnectionId ?? null)
  const [tried, setTried] = useState(false)
  const send = useSend(document)
  const { data: files = [] } = useFiles(document.DocumentId)
  const guess = addressee && guessReceiver(connections, addressee)
  const receiver = connections.find((one) => one.ConnectionId === (chosen ?? guess?.ConnectionId))
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
        {files.length > 0 && `${t('send.files', { count: files.length })} `}
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
    if (chosen === null && guess) return t('send.guessed')
    return chosen === null && addressee && !guess && connections.length > 0 ? t('send.receiverHint') : undefined
  }
}

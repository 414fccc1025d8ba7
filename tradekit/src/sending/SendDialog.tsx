import { Skeleton } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { useState } from 'react'
import { ActionForm } from '../dialogs/ActionForm.tsx'
import { FormDialog } from '../dialogs/FormDialog.tsx'
import { useWords } from '../kontor.ts'
import { useConnection } from '../queries/connections.ts'
import { scheduledTaskOf, useSchedule } from '../queries/scheduling.ts'
import { useParties, useSend } from '../queries/sending.ts'
import type { Metadata } from '../queries/types.ts'
import { useWhen, whyNotThen } from '../scheduling/useWhen.ts'
import { WhenField } from '../scheduling/WhenField.tsx'
import { Money } from '../words/Money.tsx'
import { ChannelField } from './ChannelField.tsx'
import { NamedField } from './NamedField.tsx'
import { PartiesField } from './PartiesField.tsx'
import { ReceiverField } from './ReceiverField.tsx'
import { type Readiness, useReadiness } from './useReadiness.ts'

export interface SendDialogProps {
  readonly document: Metadata
  /** Chosen before, in the editor. */
  readonly connectionId?: string | undefined
  readonly onClose: () => void
  readonly onSent: () => void
}

/** Asks to whom a document goes, in which way and when, and says once more what and how much, before it leaves for good. */
export function SendDialog(props: SendDialogProps) {
  const { t } = useWords()
  const { document, onClose } = props
  const chosen = props.connectionId ?? scheduledTaskOf('document.send', document)?.ConnectionId ?? document.ConnectionId
  const before = useReadiness(document, chosen)
  return (
    <FormDialog
      visible
      title={t('send.title', { number: document.ID || t(`type.${document.DocumentType.type}`) })}
      onClose={onClose}
    >
      {before ? (
        <SendForm {...props} {...before} connectionId={chosen} />
      ) : (
        <Skeleton rows={6} label={t('list.loading')} />
      )}
    </FormDialog>
  )
}

function SendForm(props: SendDialogProps & Readiness) {
  const { document, connectionId, meant, namesReceiver, files, unready, onClose, onSent } = props
  const { t } = useWords()
  const [chosen, setChosen] = useState<string | null>(connectionId ?? null)
  const [tried, setTried] = useState(false)
  const send = useSend(document)
  const waiting = scheduledTaskOf('document.send', document)
  const later = useSchedule('document.send', document)
  const [when, setWhen] = useWhen(waiting?.RunAt, 'now')
  const isLater = when.choice !== 'now'
  const doing = isLater ? later : send
  const { data: receiver } = useConnection(chosen ?? meant?.ConnectionId)
  const { data: parties, refetch: askParties } = useParties(document, receiver?.ConnectionId)
  const [confirmed, setConfirmed] = useState<string>()
  const isConfirmed = parties?.OtherReceiver === undefined || confirmed === receiver?.ConnectionId
  const [wanted, setWanted] = useState(waiting?.Channel)
  const open = receiver?.Channels.map(({ Channel }) => Channel) ?? []
  const channel = open.find((one) => one === wanted) ?? open[0]
  const submit = async () => {
    setTried(true)
    if (!receiver || !channel || whyNotThen(when)) return
    // Whoever is quicker than the answer is shown it before anything leaves.
    const known = parties ?? (await askParties()).data
    if (known?.Refusal || (known?.OtherReceiver && !isConfirmed)) return
    const to = { receiver, Channel: channel }
    if (when.at) later.mutate({ at: when.at, to }, { onSuccess: onSent })
    else send.mutate(to, { onSuccess: onSent })
  }
  return (
    <ActionForm
      error={doing.error && messageOf(doing.error, t)}
      confirm={t(isLater ? 'later.confirm.document.send' : 'send.confirm')}
      busy={doing.isPending}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p className="doc-send-what">
        <span>{t(`type.${document.DocumentType.type}`)}</span>
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
      {receiver && <ChannelField receiver={receiver} value={channel} onChange={setWanted} />}
      {receiver && parties && (
        <PartiesField
          parties={parties}
          receiver={receiver.CompanyName}
          confirmed={isConfirmed}
          onConfirm={(yes) => setConfirmed(yes ? receiver.ConnectionId : undefined)}
          tried={tried}
        />
      )}
      <NamedField document={document} />
      <WhenField label={t('later.when.document.send')} when={when} onWhen={setWhen} tried={tried} />
      {isLater && unready && <p className="doc-problem">{t('later.unready')}</p>}
      <p className="doc-intro">
        {files > 0 && `${t('send.files', { count: files })} `}
        {t(isLater ? 'later.until.document.send' : 'send.final')}
      </p>
    </ActionForm>
  )

  function hint() {
    if (receiver && receiver.State !== 'ACCEPTED') return t('send.waits', { receiver: receiver.CompanyName })
    if (chosen === null && meant) return t('send.guessed')
    return chosen === null && namesReceiver ? t('send.receiverHint') : undefined
  }
}

import { RadioGroup } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import type { Channel, Connection } from '../queries/types.ts'

export interface ChannelFieldProps {
  readonly receiver: Connection
  readonly value: Channel | undefined
  readonly onChange: (channel: Channel) => void
}

/** How a document goes to its receiver: what leaves in each way, and beside a choice why a way is closed. */
export function ChannelField({ receiver, value, onChange }: ChannelFieldProps) {
  const { t } = useWords()
  const named = { receiver: receiver.CompanyName, address: receiver.Email ?? '' }
  const { scheme, value: id } = receiver.EndpointId ?? { scheme: '', value: '' }
  const note = ({ Channel, Simulated }: Connection['Channels'][number]) => {
    if (Channel === 'KONTOR') return t('send.delivered', named)
    if (Channel === 'PEPPOL_LOOPBACK') return `${t('send.peppol', { id: `${scheme}:${id}` })} ${t('send.loopback')}`
    return `${t('send.mailed', named)} ${Simulated ? t('send.mailedHere') : ''}`.trim()
  }
  const [first, ...others] = receiver.Channels
  // One way is no choice: it is said, and the closed ones are not.
  if (first && others.length === 0) {
    return (
      <div className="doc-channel">
        <span>{t('send.way')}</span>
        <b>{t(`way.${first.Channel}`)}</b>
        <small>{note(first)}</small>
      </div>
    )
  }
  return (
    <RadioGroup
      label={t('send.way')}
      options={[
        ...receiver.Channels.map((one) => ({ id: one.Channel, label: t(`way.${one.Channel}`), note: note(one) })),
        ...receiver.ClosedChannels.map(({ Channel, Why }) => ({
          id: Channel,
          label: t(`way.${Channel}`),
          note: t(`send.closed.${Why}`, named),
          disabled: true,
        })),
      ]}
      value={value ?? null}
      onChange={(id) => onChange(id as Channel)}
    />
  )
}

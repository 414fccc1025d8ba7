import { type I18n, joinTranslations, type Messages } from '@kontor/i18n'
import { Badge, EmptyState, Modal, Skeleton } from '@kontor/kit'
import { useQuery } from '@tanstack/react-query'
import { useMoreWords } from '../messages/useMoreWords.ts'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import { deviceOf } from './device.ts'
import english from './messages/en-US.json' with { type: 'json' }

type MessageId = keyof typeof english

const files = joinTranslations(
  english,
  import.meta.glob<Messages>(['./messages/*.json', '!./messages/en-US.json'], { import: 'default' }),
)

/** The devices on which the person is signed in. */
export function SessionsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t: shell } = useWords()
  const words = useMoreWords<MessageId>('sessions', files)
  if (words === undefined) return null
  const { t } = words
  return (
    <Modal
      visible={open}
      onDismiss={onClose}
      size="medium"
      title={t('sessions.title')}
      closeLabel={shell('shell.close')}
    >
      <Sessions t={t} />
    </Modal>
  )
}

function Sessions({ t }: { t: I18n<MessageId>['t'] }) {
  const { api } = useServices()
  const { format } = useWords()
  const { data, isError } = useQuery({
    queryKey: ['sessions'],
    staleTime: 0,
    queryFn: async ({ signal }) => (await api.session.listSessions({}, { signal })).Sessions,
  })
  const deviceWords = (agent: string) => {
    const { browser, system } = deviceOf(agent) ?? {}
    return browser ? t('sessions.device', { browser, system }) : agent
  }
  if (isError) return <EmptyState title={t('sessions.failed')} />
  if (!data) return <Skeleton rows={3} label={t('sessions.title')} />
  return (
    <ul className="s-sessions">
      {data.map(({ Id, Device, Created, LastSeen, Current }) => (
        <li key={Id} className="s-session">
          <span className="s-session-device">{deviceWords(Device)}</span>
          {Current === 'true' && <Badge tone="accent" text={t('sessions.here')} />}
          <span className="s-session-times">
            {t('sessions.since', { at: format.instant(Created) })},{' '}
            {t('sessions.lastSeen', { at: format.relative(LastSeen) })}
          </span>
        </li>
      ))}
    </ul>
  )
}

import { Badge, Button, EmptyState, Modal, Skeleton } from '@kontor/kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import { useReport } from '../workspace/useReport.ts'
import { deviceOf } from './device.ts'
import { useOthers } from './useOthers.ts'
import { type SessionWords, useSessionWords } from './useSessionWords.ts'

/** The devices on which the person is signed in. */
export function SessionsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t: shell } = useWords()
  const words = useSessionWords()
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

function Sessions({ t }: Pick<SessionWords, 't'>) {
  const { api, toasts } = useServices()
  const { format } = useWords()
  const report = useReport()
  const others = useOthers()
  const [busy, setBusy] = useState<string>()
  const { data, isError, refetch } = useQuery({
    queryKey: ['sessions'],
    staleTime: 0,
    queryFn: async ({ signal }) => currentFirst((await api.session.listSessions({}, { signal })).Sessions),
  })
  const deviceWords = (agent: string) => {
    const { browser, system } = deviceOf(agent) ?? {}
    return browser ? t('sessions.device', { browser, system }) : agent
  }

  async function endOthers() {
    setBusy('others')
    await others.end()
    await refetch()
    setBusy(undefined)
  }

  async function end(sessionId: string, done: string) {
    setBusy(sessionId)
    try {
      await api.session.endSession({ params: { sessionId } })
      await refetch()
      toasts.add({ tone: 'good', text: done })
    } catch (error) {
      report(error)
    }
    setBusy(undefined)
  }

  if (isError) return <EmptyState title={t('sessions.failed')} />
  if (!data) return <Skeleton rows={3} label={t('sessions.title')} />
  return (
    <div className="s-factor">
      <ul className="s-sessions">
        {data.map(({ Id, Device, Kind, Created, LastSeen, Expires, Current }) => {
          const isToken = Kind === 'PROGRAM'
          const at = format.instant(Created)
          const device = isToken ? t('sessions.program') : deviceWords(Device)
          return (
            <li key={Id} className="s-session">
              <span className="s-session-device">{device}</span>
              {Current === 'true' ? (
                <Badge tone="accent" text={t('sessions.here')} />
              ) : (
                <Button
                  label={isToken ? t('sessions.endToken', { at }) : t('sessions.endOne', { device, at })}
                  busy={busy === Id}
                  onClick={() => void end(Id, isToken ? t('sessions.tokenEnded') : t('sessions.ended', { device }))}
                >
                  {t('sessions.end')}
                </Button>
              )}
              <span className="s-session-times">
                {t(isToken ? 'sessions.tokenSince' : 'sessions.since', { at })},{' '}
                {t('sessions.lastSeen', { at: format.relative(LastSeen) })}
                {isToken && <>, {t('sessions.until', { at: format.instant(Expires) })}</>}
              </span>
            </li>
          )
        })}
      </ul>
      {data.length > 1 && (
        <Button busy={busy === 'others'} onClick={() => void endOthers()}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </div>
  )
}

/** The one in which this is read comes first; it ends by signing out. */
const currentFirst = <S extends { readonly Current: string }>(sessions: readonly S[]): S[] =>
  sessions.toSorted((a, b) => Number(b.Current === 'true') - Number(a.Current === 'true'))

import { Button, EmptyState, Modal, Skeleton } from '@kontor/kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOauthApi } from '../authorize/useOauthApi.ts'
import { type ProgramWords, useProgramWords } from '../authorize/useProgramWords.ts'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import { useReport } from '../workspace/useReport.ts'

/** The programs of others that the person has let in, each with the way to shut it out. */
export function ConsentsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useWords()
  const words = useProgramWords()
  if (words === undefined) return null
  const title = words.t('consents.title')
  return (
    <Modal visible={open} onDismiss={onClose} size="medium" title={title} closeLabel={t('shell.close')}>
      <Consents t={words.t} />
    </Modal>
  )
}

function Consents({ t }: { t: ProgramWords['t'] }) {
  const { toasts } = useServices()
  const api = useOauthApi()
  const { format } = useWords()
  const report = useReport()
  const [busy, setBusy] = useState<string>()
  const { data, isError, refetch } = useQuery({
    queryKey: ['consents'],
    staleTime: 0,
    queryFn: async ({ signal }) => (await api.oauth.listConsents({}, { signal })).Consents,
  })

  async function revoke(consentId: string, client: string) {
    setBusy(consentId)
    try {
      await api.oauth.revokeConsent({ params: { consentId } })
      await refetch()
      toasts.add({ tone: 'good', text: t('consents.revoked', { client }) })
    } catch (error) {
      report(error)
    }
    setBusy(undefined)
  }

  if (isError) return <EmptyState title={t('consents.failed')} />
  if (!data) return <Skeleton rows={3} label={t('consents.title')} />
  if (data.length === 0) return <EmptyState title={t('consents.none.title')} text={t('consents.none.text')} />
  return (
    <ul className="s-sessions">
      {data.map(({ Id, Client, Company, Permissions, Allowed, Expires }) => (
        <li key={Id} className="s-session">
          <span className="s-session-device">{Client}</span>
          <Button
            type="danger"
            label={t('consents.revokeOne', { client: Client })}
            busy={busy === Id}
            onClick={() => void revoke(Id, Client)}
          >
            {t('consents.revoke')}
          </Button>
          <span className="s-session-times">
            {t('consents.where', {
              company: Company?.Name ?? '',
              at: format.instant(Allowed),
              until: format.day(Expires),
            })}{' '}
            · {t('consents.rights', { count: Permissions.length })}
          </span>
        </li>
      ))}
    </ul>
  )
}

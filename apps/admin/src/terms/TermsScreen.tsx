import { EmptyState, Status } from '@kontor/kit'
import type { Client } from '@kontor/sdk'
import { Answer } from '@kontor/tradekit/layout'
import { useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { useKontor, useWords } from '../kontor.ts'

type Acceptance = Awaited<ReturnType<Client['terms']['listAcceptances']>>['acceptances'][number]

/** Which terms of service hold, and who in the company accepted them. */
export function TermsScreen() {
  const { t } = useWords()
  const { api } = useKontor()
  const held = useQuery({
    queryKey: ['terms', 'held'],
    queryFn: ({ signal }) => api.terms.readAcceptance({}, { signal }),
  })
  const register = useQuery({
    queryKey: ['terms', 'acceptances'],
    queryFn: async ({ signal }) => (await api.terms.listAcceptances({}, { signal })).acceptances,
  })
  return (
    <>
      <p className="admin-quiet">{t('terms.text')}</p>
      <Answer of={held}>
        {({ accepted, version, countryZone }) =>
          version === undefined ? (
            <EmptyState icon={ScrollText} title={t('terms.none.title')} text={t('terms.none.text')} />
          ) : (
            <div className="admin-bar">
              <span>{t('terms.held', { version, zone: countryZone ?? '' })}</span>
              <Status tone={accepted ? 'good' : 'warn'}>{t(accepted ? 'terms.accepted' : 'terms.waiting')}</Status>
            </div>
          )
        }
      </Answer>
      <Answer of={register}>
        {(acceptances) =>
          acceptances.length > 0 && (
            <ul className="admin-list" aria-label={t('terms.register')}>
              {acceptances.map((one) => (
                <li
                  key={`${one.countryZone} ${one.version} ${one.acceptedFor} ${one.acceptedBy}`}
                  className="admin-row"
                >
                  <AcceptanceRow acceptance={one} />
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </>
  )
}

function AcceptanceRow({ acceptance }: { acceptance: Acceptance }) {
  const { t, format } = useWords()
  const { countryZone, version, acceptedFor, name, acceptedAt, ipAddress } = acceptance
  return (
    <>
      <span className="admin-app-words">
        <span className="admin-app-name">{name || t('work.gone')}</span>
        <span className="admin-quiet">{t(`terms.for.${acceptedFor}`)}</span>
      </span>
      <span className="admin-app-words">
        <span>{t('terms.held', { version, zone: countryZone })}</span>
        <span className="admin-quiet">
          {format.instant(acceptedAt)}
          {ipAddress && (
            <>
              {' · '}
              <bdi>{ipAddress}</bdi>
            </>
          )}
        </span>
      </span>
    </>
  )
}

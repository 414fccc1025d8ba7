import { personName } from '@kontor/i18n'
import { Button } from '@kontor/kit'
import { Check } from 'lucide-react'
import { useEffect } from 'react'
import type { Session } from '../api.ts'
import { CompanyField } from '../components/CompanyField.tsx'
import { useServices } from '../services/services.ts'
import { useReport } from '../workspace/useReport.ts'
import type { useOauthApi } from './useOauthApi.ts'
import type { ProgramWords } from './useProgramWords.ts'

export type Request = Awaited<ReturnType<ReturnType<typeof useOauthApi>['oauth']['readAuthorization']>>

export interface QuestionProps {
  readonly t: ProgramWords['t']
  readonly request: Request
  readonly session: Session
  /** What has been said and is on its way. */
  readonly answered: 'ALLOW' | 'DENY' | undefined
  readonly onAnswer: (answer: 'ALLOW' | 'DENY') => void
}

/** Which program, where, with which rights; and the two answers. */
export function Question({ t, request, session, answered, onAnswer }: QuestionProps) {
  const { Client: client, Host: host, Company, State } = request
  const title = t('authorize.title', { client })
  const control = useServices().session
  const report = useReport()
  const name = personName(session.User)
  useEffect(() => {
    document.title = `${title} · Kontor`
  }, [title])
  return (
    <>
      <h1>{title}</h1>
      <p className="s-quiet">{t('authorize.text', { client, host })}</p>
      <CompanyField label={t('authorize.company')} session={session} />
      {State === 'NOT_ACTIVE' ? (
        <p role="alert">{t('authorize.notActive.text', { client, company: Company.Name })}</p>
      ) : (
        <Rights t={t} request={request} />
      )}
      <p className="s-quiet">{t('authorize.as', { name: `${name} (${session.User.Username})` })}</p>
      <div className="s-answers">
        {State !== 'NOT_ACTIVE' && (
          <Button
            type="primary"
            busy={answered === 'ALLOW'}
            busyText={t('authorize.busy')}
            disabled={answered === 'DENY'}
            onClick={() => onAnswer('ALLOW')}
          >
            {t('authorize.allow')}
          </Button>
        )}
        <Button
          busy={answered === 'DENY'}
          busyText={t('authorize.busy')}
          disabled={answered === 'ALLOW'}
          onClick={() => onAnswer('DENY')}
        >
          {t('authorize.deny')}
        </Button>
        <Button type="text" disabled={answered !== undefined} onClick={() => void control.signOut().catch(report)}>
          {t('authorize.other')}
        </Button>
      </div>
    </>
  )
}

function Rights({ t, request: { Permissions, Profile, Email, Offline } }: Pick<QuestionProps, 't' | 'request'>) {
  const lines = [
    ...Permissions.map((right) => t(`may.${right}`)),
    ...(Profile ? [t('authorize.profile')] : []),
    ...(Email ? [t('authorize.email')] : []),
    ...(Offline ? [t('authorize.offline')] : []),
  ]
  return (
    <section aria-label={t('authorize.rights')}>
      <p>{t('authorize.rights')}</p>
      <ul className="s-rights">
        {(lines.length > 0 ? lines : [t('authorize.none')]).map((line) => (
          <li key={line}>
            <Check size={16} aria-hidden />
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { personName } from '@kontor/i18n'
import { Button, Select } from '@kontor/kit'
import { Check } from 'lucide-react'
import { useEffect } from 'react'
import type { Api, Session } from '../api.ts'
import { inOrder } from '../header/companies.ts'
import { useServices } from '../services/services.ts'
import { useReport } from '../workspace/useReport.ts'
import type { ProgramWords } from './useProgramWords.ts'

export type Request = Awaited<ReturnType<Api['oauth']['readAuthorization']>>

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
      <Place t={t} session={session} />
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

/** The company in which the program would work; another one for who works in several. */
function Place({ t, session }: Pick<QuestionProps, 't' | 'session'>) {
  const control = useServices().session
  const report = useReport()
  const { CompanyAccountId: here, CompanyName } = session.Company
  const label = t('authorize.company')
  if (session.Companies.length < 2)
    return (
      <p>
        {label}: <b>{CompanyName}</b>
      </p>
    )
  return (
    <Select
      label={label}
      placeholder={label}
      value={here}
      options={inOrder(session.Companies).map(({ Id, Name }) => ({ id: Id, label: Name }))}
      onChange={(id) => void control.enter(id).catch(report)}
    />
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

import { clientOf, terms } from '@kontor/client'
import { Button, EmptyState } from '@kontor/kit'
import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Session } from '../api.ts'
import { CompanyField } from '../components/CompanyField.tsx'
import { EntryPage } from '../components/EntryPage.tsx'
import { Waiting } from '../components/Waiting.tsx'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import { useReport } from '../workspace/useReport.ts'
import { useTermsWords } from './useTermsWords.ts'
import './terms.css'

export interface TermsPageProps {
  readonly session: Session
  readonly asked: NonNullable<Session['Terms']>
}

/** Instead of the workspace until the terms are accepted: by an administrator for the company, by everybody for themselves. */
export function TermsPage({ session, asked }: TermsPageProps) {
  const { session: control, asks } = useServices()
  const shell = useWords()
  const words = useTermsWords()
  const report = useReport()
  const [busy, setBusy] = useState(false)
  const { CompanyAccountId: companyId, CompanyName: company } = session.Company
  const { CountryZone: countryZone, Version: version } = asked
  const [api] = useState(() =>
    // What only this page asks: the shell's own client does without.
    clientOf({ terms }, { ...asks, language: () => shell.language, companyId: () => companyId }),
  )
  const { data, error, refetch } = useQuery({
    queryKey: ['terms', countryZone, version],
    queryFn: ({ signal }) => api.terms.readTerms({ params: { countryZone, version } }, { signal }),
  })
  const title = words?.t('terms.title')
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Kontor`
  }, [title])

  if (words === undefined || (data === undefined && error === null))
    return (
      <EntryPage className="s-welcome">
        <Waiting label={shell.t('shell.opening')} />
      </EntryPage>
    )
  const { t } = words

  async function accept() {
    setBusy(true)
    try {
      const body = { countryZone, version }
      await (asked.For === 'COMPANY' ? api.terms.accept({ body }) : api.terms.acceptForOneself({ body }))
    } catch (error) {
      report(error)
    }
    // Also where others hold by now, or a colleague was faster: what is asked then is asked anew.
    await control.open()
    setBusy(false)
  }

  if (data === undefined)
    return (
      <EntryPage className="s-welcome">
        <EmptyState
          icon={CloudOff}
          title={t('terms.failed')}
          action={<Button onClick={() => void refetch()}>{shell.t('shell.tryAgain')}</Button>}
        />
      </EntryPage>
    )
  const isForCompany = asked.For === 'COMPANY'
  const date = data.published === undefined ? '' : words.format.day(data.published)
  return (
    <EntryPage className="s-welcome">
      <h1>{t('terms.title')}</h1>
      <p>{t(isForCompany ? 'terms.forCompany' : 'terms.forPerson', { company })}</p>
      {session.Companies.length > 1 && <CompanyField label={t('terms.company')} session={session} />}
      <p className="s-quiet">{t('terms.version', { version, date })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it */}
      <section className="s-terms" aria-label={t('terms.title')} tabIndex={0}>
        {data.text}
      </section>
      <div className="s-terms-acts">
        <Button type="primary" busy={busy} onClick={() => void accept()}>
          {isForCompany ? t('terms.acceptForCompany', { company }) : t('terms.accept')}
        </Button>
        <Button type="text" disabled={busy} onClick={() => void control.signOut().catch(report)}>
          {t('terms.signOut')}
        </Button>
      </div>
    </EntryPage>
  )
}

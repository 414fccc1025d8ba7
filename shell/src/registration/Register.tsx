import { KontorError } from '@kontor/client'
import { EmptyState, Link } from '@kontor/kit'
import { useQuery } from '@tanstack/react-query'
import { LinkIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { EntryPage } from '../components/EntryPage.tsx'
import { Waiting } from '../components/Waiting.tsx'
import { useWords } from '../messages/useWords.ts'
import { usePasswordWords } from '../passwords/usePasswordWords.ts'
import { RegistrationForm } from './RegistrationForm.tsx'
import { createRegistrationApi } from './registration-api.ts'
import { useRegistrationWords } from './useRegistrationWords.ts'

/** Where a link to create a company leads. */
export function Register({ token }: { token: string }) {
  const shell = useWords()
  const words = useRegistrationWords()
  const passwords = usePasswordWords()
  const [api] = useState(() => createRegistrationApi(() => shell.language))
  const { data: link, error } = useQuery({
    queryKey: ['registration-link', token],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    enabled: token !== '',
    queryFn: ({ signal }) => api.registration.readRegistrationLink({ body: { Token: token } }, { signal }),
  })
  const title = words?.t('register.title')
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Kontor`
  }, [title])

  if (words === undefined || passwords === undefined || (token !== '' && link === undefined && error === null))
    return (
      <EntryPage className="s-welcome">
        <Waiting label={shell.t('shell.opening')} />
      </EntryPage>
    )
  const { t } = words
  if (token === '' || link?.State === 'OPEN')
    return (
      <EntryPage className="s-welcome">
        <RegistrationForm t={t} passwords={passwords} api={api} token={token} link={link} />
      </EntryPage>
    )
  const isUnknown = error instanceof KontorError && error.status === 404
  const why = link?.State === 'USED' ? 'used' : link?.State === 'EXPIRED' ? 'expired' : isUnknown ? 'unknown' : 'failed'
  return (
    <EntryPage className="s-welcome">
      <EmptyState
        icon={LinkIcon}
        title={passwords.t(`welcome.${why}.title`)}
        text={t(`register.${why}`)}
        action={<Link href="/">{passwords.t('welcome.toSignIn')}</Link>}
      />
    </EntryPage>
  )
}

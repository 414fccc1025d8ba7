import { KontorError } from '@kontor/client'
import { EmptyState, Link } from '@kontor/kit'
import { useQuery } from '@tanstack/react-query'
import { LinkIcon } from 'lucide-react'
import { useEffect } from 'react'
import { EntryPage } from '../components/EntryPage.tsx'
import { Waiting } from '../components/Waiting.tsx'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import { ChoosePassword } from './ChoosePassword.tsx'
import { usePasswordWords } from './usePasswordWords.ts'

/** Where a one-time link leads: its person chooses a password and is signed in. */
export function Welcome({ token }: { token: string }) {
  const { api } = useServices()
  const { t: shell } = useWords()
  const words = usePasswordWords()
  const { data, error } = useQuery({
    queryKey: ['sign-in-link', token],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: ({ signal }) => api.credentials.readSignInLink({ body: { Token: token } }, { signal }),
  })
  const title = words?.t('welcome.title')
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Kontor`
  }, [title])

  if (words === undefined || (data === undefined && error === null))
    return (
      <EntryPage className="s-welcome">
        <Waiting label={shell('shell.opening')} />
      </EntryPage>
    )
  const { t } = words
  if (data?.State === 'OPEN') return <ChoosePassword t={t} token={token} link={data} />
  const isUnknown = error instanceof KontorError && error.status === 404
  const why = data?.State === 'USED' ? 'used' : data?.State === 'EXPIRED' ? 'expired' : isUnknown ? 'unknown' : 'failed'
  return (
    <EntryPage className="s-welcome">
      <EmptyState
        icon={LinkIcon}
        title={t(`welcome.${why}.title`)}
        text={t(`welcome.${why}.text`)}
        action={<Link href="/">{t('welcome.toSignIn')}</Link>}
      />
    </EntryPage>
  )
}

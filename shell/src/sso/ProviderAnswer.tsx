import { EmptyState, Link } from '@kontor/kit'
import { ShieldX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { EntryPage } from '../components/EntryPage.tsx'
import { Waiting } from '../components/Waiting.tsx'
import { useWords } from '../messages/useWords.ts'
import { reasonOf } from '../second-factor/useSending.ts'
import { useServices } from '../services/services.ts'
import { goBack } from './single-sign-on.ts'

/** Where the identity provider sends the browser back to: the person is signed in, or reads why not. */
export function ProviderAnswer({ query }: { query: string }) {
  const { api, session } = useServices()
  const { t } = useWords()
  const [reason, setReason] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is good once
  useEffect(() => {
    session
      .enterBy(() => api.credentials.endSingleSignOn({ body: { Query: query } }))
      .then(goBack, (error) => setReason(reasonOf(error)))
  }, [])
  return (
    <EntryPage className="s-welcome">
      {reason === undefined ? (
        <Waiting label={t('signIn.busy')} />
      ) : (
        <EmptyState
          icon={ShieldX}
          title={t('signIn.ssoFailed')}
          text={reason}
          action={<Link href="/">{t('signIn.back')}</Link>}
        />
      )}
    </EntryPage>
  )
}

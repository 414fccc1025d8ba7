import { EmptyState, Link } from '@kontor/kit'
import { ShieldX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { EntryPage } from '../components/EntryPage.tsx'
import { Waiting } from '../components/Waiting.tsx'
import { useLazyWords } from '../lazy/useLazyWords.ts'
import { useWords } from '../messages/useWords.ts'
import { SecondStepPage, type SecondStepPageProps } from '../second-factor/SecondStepPage.tsx'
import { secondStepIn } from '../second-factor/second-step.ts'
import { reasonOf } from '../second-factor/useSending.ts'
import { useServices } from '../services/services.ts'
import { goBack } from './single-sign-on.ts'

/** Where the identity provider sends the browser back to: the person is signed in, gives a code as well, or reads why not. */
export function ProviderAnswer({ query }: { query: string }) {
  const { api, session } = useServices()
  const { t } = useWords()
  const [reason, setReason] = useState<string>()
  const [step, setStep] = useState<SecondStepPageProps['step']>()
  const words = useLazyWords(reason !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is good once
  useEffect(() => {
    session
      .enterBy(() => api.credentials.endSingleSignOn({ body: { Query: query } }))
      .then(goBack, (error) => {
        const next = secondStepIn(error)
        if (next === undefined || next === 'SINGLE_SIGN_ON') setReason(reasonOf(error))
        else setStep(next)
      })
  }, [])
  if (step !== undefined) return <SecondStepPage step={step} onIn={goBack} onBack={() => location.replace('/')} />
  return (
    <EntryPage className="s-welcome">
      {words === undefined ? (
        <Waiting label={t('signIn.busy')} />
      ) : (
        <EmptyState
          icon={ShieldX}
          title={words.t('signIn.ssoFailed')}
          text={reason}
          action={<Link href="/">{words.t('signIn.back')}</Link>}
        />
      )}
    </EntryPage>
  )
}

import { Button } from '@kontor/kit'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { EntryPage } from '../components/EntryPage.tsx'
import { Waiting } from '../components/Waiting.tsx'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import { AppSecret } from './AppSecret.tsx'
import { CodeField } from './CodeField.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import type { SecondStep } from './second-step.ts'
import { type FactorWords, useFactorWords } from './useFactorWords.ts'
import { reasonOf, useSending } from './useSending.ts'

export interface SecondStepPageProps {
  readonly step: Exclude<SecondStep, 'SINGLE_SIGN_ON'>
  /** The person is in. */
  readonly onIn: () => void
  /** They begin again, or it took too long. */
  readonly onBack: () => void
}

/** The second step of signing in: a code, or setting up what the company asks for. */
export function SecondStepPage({ step, onIn, onBack }: SecondStepPageProps) {
  const { t: shell } = useWords()
  const words = useFactorWords()
  const title = words?.t(step === 'CODE' ? 'step.title' : 'setUp.title')
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Kontor`
  }, [title])
  return (
    <EntryPage className="s-welcome">
      {words === undefined ? (
        <Waiting label={shell('shell.opening')} />
      ) : (
        <>
          <h1>{title}</h1>
          {step === 'CODE' ? <GiveCode t={words.t} onIn={onIn} /> : <SetUp t={words.t} onIn={onIn} />}
          <Button type="text" onClick={onBack}>
            {words.t('step.back')}
          </Button>
        </>
      )}
    </EntryPage>
  )
}

/** A form of one code. */
function CodeForm({ t, send, submit, recovery }: CodeFormProps) {
  const { value, setValue, fault, busy, submit: onSubmit } = useSending(send, t('code.missing'))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      <CodeField t={t} value={value} onChange={setValue} error={fault} recovery={recovery} />
      <Button type="primary" submit busy={busy} busyText={t('code.busy')}>
        {submit}
      </Button>
    </form>
  )
}

interface CodeFormProps {
  t: FactorWords['t']
  send: (code: string) => Promise<unknown>
  submit: string
  recovery: boolean
}

function GiveCode({ t, onIn }: { t: FactorWords['t']; onIn: () => void }) {
  const { api, session } = useServices()
  async function send(Code: string) {
    await session.enterBy(() => api.credentials.giveSecondFactor({ body: { Code } }))
    onIn()
  }
  return (
    <>
      <p className="s-quiet">{t('step.text')}</p>
      <CodeForm t={t} send={send} submit={t('step.submit')} recovery />
    </>
  )
}

function SetUp({ t, onIn }: { t: FactorWords['t']; onIn: () => void }) {
  const { api, session } = useServices()
  const { t: shell } = useWords()
  const [codes, setCodes] = useState<readonly string[]>()
  const { data, error } = useQuery({
    queryKey: ['demanded-factor'],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => api.credentials.beginDemandedFactor({}, { signal }),
  })
  async function goIn() {
    await session.enterBy(() => api.session.readSession())
    onIn()
  }
  if (codes !== undefined)
    return (
      <>
        <RecoveryCodes t={t} codes={codes} />
        <Button type="primary" onClick={() => void goIn()}>
          {t('codes.done')}
        </Button>
      </>
    )
  if (error !== null) return <p role="alert">{reasonOf(error)}</p>
  if (data === undefined) return <Waiting label={shell('shell.opening')} />
  return (
    <>
      <p className="s-quiet">{t('setUp.demanded')}</p>
      <AppSecret t={t} secret={data} />
      <CodeForm
        t={t}
        send={async (Code) => setCodes((await api.credentials.confirmDemandedFactor({ body: { Code } })).RecoveryCodes)}
        submit={t('setUp.confirm')}
        recovery={false}
      />
    </>
  )
}

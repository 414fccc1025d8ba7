import { Button, StatusShape, TextField } from '@kontor/kit'
import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Mark } from '../components/Mark.tsx'
import { LanguageMenu } from '../header/LanguageMenu.tsx'
import { lazy } from '../lazy/lazy.ts'
import { useLazy } from '../lazy/useLazy.ts'
import { useWords } from '../messages/useWords.ts'
import { PasskeyButton } from '../passkeys/PasskeyButton.tsx'
import { type SecondStep, secondStepIn } from '../second-factor/second-step.ts'
import { useServices } from '../services/services.ts'
import { goToProvider } from '../sso/single-sign-on.ts'
import { DemoPeople } from './DemoPeople.tsx'
import { faultsOf, problemOf, type SignInProblem } from './sign-in-error.ts'
import type { SignInProps } from './sign-in-props.ts'

/** Instead of a name: the browser is on its way to an identity provider. */
const providerBusy = ' '

type PageStep = Exclude<SecondStep, 'SINGLE_SIGN_ON'>

const secondStepPage = lazy((parts) => parts.SecondStepPage)
const forgotPassword = lazy((parts) => parts.ForgotPassword)

/** The way in. */
export function SignIn({ why, email: known = '', onTry }: SignInProps) {
  const { api, session } = useServices()
  const { t } = useWords()
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<SignInProblem>()
  const [forgot, setForgot] = useState(false)
  const Forgot = useLazy(forgotPassword, forgot)
  const { data: options } = useQuery({
    queryKey: ['sign-in-options'],
    queryFn: ({ signal }) => api.credentials.readSignInOptions({}, { signal }),
  })
  const [step, setStep] = useState<PageStep>()
  const SecondStepPage = useLazy(secondStepPage, step !== undefined)
  const form = useRef<HTMLFormElement>(null)
  const title = t('signIn.title')
  useEffect(() => {
    document.title = `${title} · Kontor`
  }, [title])

  async function signIn(username: string, secret: string) {
    setBusy(username)
    setProblem(undefined)
    // What comes next is fetched meanwhile.
    onTry()
    try {
      await session.signIn(username, secret)
    } catch (error) {
      const next = secondStepIn(error)
      if (next === 'SINGLE_SIGN_ON') return goOut(username)
      if (next === undefined) setProblem(problemOf(error, Date.now()))
      setStep(next)
      setBusy(undefined)
    }
  }

  /** To the identity provider of their company, who comes back signed in. */
  async function goOut(username: string) {
    setBusy(providerBusy)
    setProblem(undefined)
    try {
      await goToProvider(api, username)
    } catch (error) {
      setProblem(problemOf(error, Date.now()))
      setBusy(undefined)
    }
  }

  const faults = faultsOf(email.trim(), password)
  function signInOutside() {
    setTried(true)
    if (faults.email) form.current?.querySelector<HTMLElement>('[name=email]')?.focus()
    else void goOut(email.trim())
  }
  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (faults.email || faults.password)
      form.current?.querySelector<HTMLElement>(`[name=${faults.email ? 'email' : 'password'}]`)?.focus()
    else void signIn(email.trim(), password)
  }

  if (step !== undefined && SecondStepPage)
    return <SecondStepPage step={step} onIn={() => setStep(undefined)} onBack={() => setStep(undefined)} />
  if (forgot && Forgot) return <Forgot email={email.trim()} onBack={() => setForgot(false)} />
  return (
    <div className="s-sign-in">
      <header className="s-sign-in-head">
        <Mark />
        <strong>Kontor</strong>
        <LanguageMenu />
      </header>
      <main>
        <h1>{title}</h1>
        <p className="s-quiet">{why ? t(`signIn.${why}`) : t('signIn.tagline')}</p>
        <form ref={form} onSubmit={submit} noValidate>
          <TextField
            label={t('signIn.email')}
            name="email"
            type="email"
            autoComplete="username"
            autoFocus={known === ''}
            value={email}
            onChange={setEmail}
            error={tried && faults.email && t(faults.email, { value: email.trim() })}
          />
          <TextField
            label={t('signIn.password')}
            name="password"
            type="password"
            autoComplete="current-password"
            autoFocus={known !== ''}
            value={password}
            onChange={setPassword}
            error={tried && faults.password && t(faults.password)}
          />
          <div role="alert">
            {problem && (
              <p className="s-problem">
                <StatusShape tone="bad" />
                {t(problem.message, problem.values)}
              </p>
            )}
          </div>
          <Button type="primary" submit busy={busy === email.trim() && busy !== ''} busyText={t('signIn.busy')}>
            {t('signIn.submit')}
          </Button>
          {'PublicKeyCredential' in window && (
            <PasskeyButton onTry={onTry} onFailed={(error) => setProblem(problemOf(error, Date.now()))} />
          )}
          {options?.SingleSignOn && (
            <Button icon={Building2} busy={busy === providerBusy} busyText={t('signIn.busy')} onClick={signInOutside}>
              {t('signIn.sso')}
            </Button>
          )}
          <div>
            <Button type="text" onClick={() => setForgot(true)}>
              {t('signIn.forgot')}
            </Button>
          </div>
        </form>
        <DemoPeople busy={busy} onChoose={(person) => void signIn(person.Username, person.Password)} />
      </main>
    </div>
  )
}

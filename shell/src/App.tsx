import { KitProvider } from '@kontor/kit'
import { useSyncExternalStore } from 'react'
import { Waiting } from './components/Waiting.tsx'
import { WorkspaceSkeleton } from './components/WorkspaceSkeleton.tsx'
import { lazy, lazyScreen } from './lazy/lazy.ts'
import { useLazy } from './lazy/useLazy.ts'
import { useWords } from './messages/useWords.ts'
import { isMailLink } from './routes/mail-link.ts'
import { useServices } from './services/services.ts'
import { useStore } from './store.ts'

export const workspaceScreen = lazyScreen(async () => (await import('./workspace/WorkspaceScreen.tsx')).WorkspaceScreen)
export const signIn = lazyScreen(async () => (await import('./session/SignIn.tsx')).SignIn)
const register = lazyScreen(async () => (await import('./registration/Register.tsx')).Register)
const authorize = lazy((parts) => parts.Authorize)
const mailLink = lazy((parts) => parts.MailLink)
const providerAnswerPage = lazy((parts) => parts.ProviderAnswer)
const welcome = lazy((parts) => parts.Welcome)
const refused = lazy((parts) => parts.Refused)
const termsPage = lazy((parts) => parts.TermsPage)
const unreachable = lazy((parts) => parts.Unreachable)
const toastRegion = lazy((parts) => parts.ToastRegion)

/** The page was opened by the link of a mail; one that is opened in it begins a page of its own. */
const isFromMail = isMailLink(location.hash)

const fetchWorkspace = () => void workspaceScreen.fetch().catch(() => undefined)

/** The chrome: the sign-in page, or the workspace of who is signed in. */
export function App() {
  const words = useWords()
  return (
    <KitProvider locale={words.language}>
      <Screen />
      <Messages />
    </KitProvider>
  )
}

function Screen() {
  const { authorization, session, signInLink, registrationLink, providerAnswer } = useServices()
  const { t } = useWords()
  const phase = useStore(session.phase)
  const token = useStore(signInLink)
  const registration = useStore(registrationLink)
  const MailLink = useLazy(mailLink, isFromMail)
  const Register = useLazy(register, registration !== undefined)
  const ProviderAnswer = useLazy(providerAnswerPage, providerAnswer !== undefined)
  const Welcome = useLazy(welcome, token !== undefined)
  const Refused = useLazy(refused, authorization?.failed !== undefined)
  const asked = phase.name === 'signedIn' ? phase.session.Terms : undefined
  /** The workspace stays where its person has to sign in again before they can save what they have typed. */
  const work =
    phase.name === 'signedIn' || (phase.name === 'signedOut' && phase.why === 'ended' && phase.kept)
      ? phase.session
      : undefined
  const Terms = useLazy(termsPage, asked !== undefined)
  const Authorize = useLazy(authorize, authorization !== undefined && phase.name === 'signedIn')
  const Workspace = useLazy(workspaceScreen, authorization === undefined && work !== undefined && asked === undefined)
  const SignIn = useLazy(signIn, phase.name === 'signedOut' || phase.name === 'leaving')
  const Unreachable = useLazy(unreachable, phase.name === 'unreachable')
  if (isFromMail) return MailLink ? <MailLink phase={phase} SignIn={SignIn} /> : <Opening />
  if (registration !== undefined) return Register ? <Register token={registration} /> : <Opening />
  if (providerAnswer !== undefined) return ProviderAnswer ? <ProviderAnswer query={providerAnswer} /> : <Opening />
  if (token !== undefined) return Welcome ? <Welcome token={token} /> : <Opening />
  if (authorization?.failed !== undefined) return Refused ? <Refused code={authorization.failed} /> : <Opening />
  if (phase.name === 'signedIn' && asked) return Terms ? <Terms session={phase.session} asked={asked} /> : <Opening />
  if (phase.name === 'signedIn' && authorization && Authorize) return <Authorize session={phase.session} />
  const isOut = phase.name === 'signedOut'
  if (work && !authorization && (!isOut || SignIn))
    return (
      <>
        {Workspace ? (
          <Workspace key={work.User.Id} session={work} resting={isOut} />
        ) : (
          <WorkspaceSkeleton label={t('shell.opening')} />
        )}
        {isOut && SignIn && <SignIn why="kept" email={work.User.Username} onTry={fetchWorkspace} />}
      </>
    )
  if (isOut && SignIn) return <SignIn why={phase.why} onTry={fetchWorkspace} />
  if (phase.name === 'unreachable' && Unreachable) return <Unreachable />
  return <Opening leaving={phase.name === 'leaving'} />
}

function Opening({ leaving = false }: { leaving?: boolean }) {
  const { t } = useWords()
  return (
    <main className="s-alone">
      <Waiting label={t(leaving ? 'shell.leaving' : 'shell.opening')} />
    </main>
  )
}

function Messages() {
  const { toasts } = useServices()
  const { t } = useWords()
  const waiting = useSyncExternalStore(toasts.subscribe, toasts.list).length > 0
  const Region = useLazy(toastRegion, waiting)
  return Region && <Region toasts={toasts} label={t('shell.messages')} closeLabel={t('shell.close')} />
}

import { KitProvider } from '@kontor/kit'
import { useSyncExternalStore } from 'react'
import { later, screen } from './later/later.ts'
import { useLater } from './later/useLater.ts'
import { Waiting } from './look/Waiting.tsx'
import { useWords } from './messages/useWords.ts'
import { useParts } from './parts.ts'
import { useStore } from './store.ts'

export const deskScreen = screen(async () => (await import('./desk/DeskScreen.tsx')).DeskScreen)
export const signIn = screen(async () => (await import('./session/SignIn.tsx')).SignIn)
const authorize = later((parts) => parts.Authorize)
const refused = later((parts) => parts.Refused)
const unreachable = later((parts) => parts.Unreachable)
const toastRegion = later((parts) => parts.ToastRegion)

/** The chrome: the sign-in page, or the desk of who is signed in. */
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
  const { asked, session } = useParts()
  const phase = useStore(session.phase)
  const Refused = useLater(refused, asked?.failed !== undefined)
  const Authorize = useLater(authorize, asked !== undefined && phase.name === 'signedIn')
  const Desk = useLater(deskScreen, asked === undefined && phase.name === 'signedIn')
  const SignIn = useLater(signIn, phase.name === 'signedOut' || phase.name === 'leaving')
  const Unreachable = useLater(unreachable, phase.name === 'unreachable')
  if (asked?.failed !== undefined) return Refused ? <Refused code={asked.failed} /> : <Opening />
  if (phase.name === 'signedIn' && asked && Authorize) return <Authorize session={phase.session} />
  if (phase.name === 'signedIn' && Desk) return <Desk key={phase.session.User.Id} session={phase.session} />
  if (phase.name === 'signedOut' && SignIn) return <SignIn why={phase.why} />
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
  const { toasts } = useParts()
  const { t } = useWords()
  const waiting = useSyncExternalStore(toasts.subscribe, toasts.list).length > 0
  const Region = useLater(toastRegion, waiting)
  return Region && <Region toasts={toasts} label={t('shell.messages')} closeLabel={t('shell.close')} />
}

import { Button, EmptyState, KitProvider, Progress, ToastRegion } from '@kontor/kit'
import { CloudOff } from 'lucide-react'
import { DeskScreen } from './desk/DeskScreen.tsx'
import { useWords } from './messages/useWords.ts'
import { useParts } from './parts.ts'
import { SignIn } from './session/SignIn.tsx'
import { useStore } from './store.ts'

/** The chrome: the sign-in page, or the desk of who is signed in. */
export function App() {
  const { toasts } = useParts()
  const words = useWords()
  return (
    <KitProvider locale={words.language}>
      <Screen />
      <ToastRegion toasts={toasts} label={words.t('shell.messages')} closeLabel={words.t('shell.close')} />
    </KitProvider>
  )
}

function Screen() {
  const phase = useStore(useParts().session.phase)
  switch (phase.name) {
    case 'opening':
      return <Opening />
    case 'unreachable':
      return <Unreachable />
    case 'signedOut':
      return <SignIn why={phase.why} />
    case 'signedIn':
      return <DeskScreen key={phase.session.User.Id} session={phase.session} />
  }
}

function Opening() {
  const { t } = useWords()
  return (
    <main className="s-alone">
      <Progress label={t('shell.opening')} />
    </main>
  )
}

function Unreachable() {
  const { session } = useParts()
  const { t } = useWords()
  return (
    <main className="s-alone">
      <EmptyState
        icon={CloudOff}
        title={t('shell.unreachable.title')}
        text={t('shell.unreachable.text')}
        action={
          <Button type="primary" onClick={() => void session.open()}>
            {t('shell.tryAgain')}
          </Button>
        }
      />
    </main>
  )
}

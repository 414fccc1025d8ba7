import { Button } from '@kontor/kit'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'

export interface PasskeyButtonProps {
  /** The device is asked. */
  readonly onTry: () => void
  readonly onFailed: (error: unknown) => void
}

/** The way in with a passkey. What speaks with the device is fetched when it is wanted. */
export function PasskeyButton({ onTry, onFailed }: PasskeyButtonProps) {
  const { api, session } = useServices()
  const { t } = useWords()
  const [busy, setBusy] = useState(false)

  async function signIn() {
    setBusy(true)
    onTry()
    const { signInWithPasskey, wasGivenUp } = await import('./webauthn.ts')
    try {
      await session.enterBy(() => signInWithPasskey(api))
    } catch (error) {
      if (!wasGivenUp(error)) onFailed(error)
      setBusy(false)
    }
  }
  return (
    <Button icon={KeyRound} busy={busy} busyText={t('signIn.passkeyBusy')} onClick={() => void signIn()}>
      {t('signIn.passkey')}
    </Button>
  )
}

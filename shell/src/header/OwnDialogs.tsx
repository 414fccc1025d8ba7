import { AbsenceDialog } from '../absence/AbsenceDialog.tsx'
import { PasskeysDialog } from '../passkeys/PasskeysDialog.tsx'
import { PasswordDialog } from '../passwords/PasswordDialog.tsx'
import { SecondFactorDialog } from '../second-factor/SecondFactorDialog.tsx'
import { SessionsDialog } from '../sessions/SessionsDialog.tsx'
import { WorkingHoursDialog } from '../working-hours/WorkingHoursDialog.tsx'
import type { Panel } from '../workspace/panel.ts'
import { ConsentsDialog } from './ConsentsDialog.tsx'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

export interface OwnDialogsProps {
  readonly panel: Panel | undefined
  readonly onClose: () => void
}

/** What a person sets for themselves: when they are away and when they work, how they sign in, where they are signed in. */
export function OwnDialogs({ panel, onClose }: OwnDialogsProps) {
  return (
    <>
      <AbsenceDialog open={panel === 'away'} onClose={onClose} />
      <WorkingHoursDialog open={panel === 'hours'} onClose={onClose} />
      <PasswordDialog open={panel === 'password'} onClose={onClose} />
      <SecondFactorDialog open={panel === 'factor'} onClose={onClose} />
      <PasskeysDialog open={panel === 'passkeys'} onClose={onClose} />
      <SessionsDialog open={panel === 'sessions'} onClose={onClose} />
      <ConsentsDialog open={panel === 'consents'} onClose={onClose} />
      <SignOutEverywhere open={panel === 'everywhere'} onClose={onClose} />
    </>
  )
}

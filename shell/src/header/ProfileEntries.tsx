import type { Density, Theme } from '@kontor/hub'
import { personName } from '@kontor/i18n'
import { MenuPopover } from '@kontor/kit'
import {
  CalendarOff,
  Fingerprint,
  KeyRound,
  LockKeyhole,
  LogOut,
  MonitorSmartphone,
  Moon,
  Rows2,
  Rows3,
  Rows4,
  ShieldCheck,
  Sun,
  SunMoon,
  Unplug,
} from 'lucide-react'
import { useState } from 'react'
import { AbsenceDialog } from '../absence/AbsenceDialog.tsx'
import { useAbsence } from '../absence/useAbsence.ts'
import { useWords } from '../messages/useWords.ts'
import { PasskeysDialog } from '../passkeys/PasskeysDialog.tsx'
import { PasswordDialog } from '../passwords/PasswordDialog.tsx'
import { usePreference } from '../preferences/usePreference.ts'
import { SecondFactorDialog } from '../second-factor/SecondFactorDialog.tsx'
import { useServices } from '../services/services.ts'
import { SessionsDialog } from '../sessions/SessionsDialog.tsx'
import { useStore } from '../store.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import { ConsentsDialog } from './ConsentsDialog.tsx'
import type { MenuPlace } from './menu-place.ts'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'
import { useSignOut } from './useSignOut.ts'

const themes = { system: SunMoon, light: Sun, dark: Moon } as const
const densities = { comfortable: Rows2, standard: Rows3, compact: Rows4 } as const
const keysOf = <T extends object>(value: T) => Object.keys(value) as (keyof T)[]

/** Who is signed in, how they like things, and the way out; with the dialogs that its entries open. */
export function ProfileEntries(place: MenuPlace) {
  const { preferences } = useServices()
  const { session, guarded } = useWorkspace()
  const { t, format } = useWords()
  const { away } = useAbsence()
  const { theme, density } = useStore(preferences.store)
  const choose = usePreference()
  const signOut = useSignOut()
  const [dialog, setDialog] = useState<
    'away' | 'password' | 'factor' | 'passkeys' | 'sessions' | 'consents' | 'everywhere'
  >()
  const close = () => setDialog(undefined)
  const name = personName(session.User)

  return (
    <>
      <MenuPopover
        {...place}
        label={t('profile.label')}
        head={
          <div className="s-who">
            <b>{name}</b>
            <span className="s-who-mail">{session.User.Username}</span>
          </div>
        }
        entries={[
          ...keysOf(themes).map((id: Theme) => ({
            id,
            text: t(`profile.theme.${id}`),
            icon: themes[id],
            chosen: id === theme,
            onSelect: () => choose('theme', id),
          })),
          'line',
          ...keysOf(densities).map((id: Density) => ({
            id,
            text: t(`profile.density.${id}`),
            icon: densities[id],
            chosen: id === density,
            onSelect: () => choose('density', id),
          })),
          'line',
          {
            id: 'away',
            text: away ? t('profile.awayUntil', { day: format.date(away.Until) }) : t('profile.away'),
            icon: CalendarOff,
            onSelect: () => setDialog('away'),
          },
          {
            id: 'password',
            text: t('profile.password'),
            icon: LockKeyhole,
            onSelect: () => setDialog('password'),
          },
          { id: 'passkeys', text: t('profile.passkeys'), icon: Fingerprint, onSelect: () => setDialog('passkeys') },
          { id: 'factor', text: t('profile.factor'), icon: ShieldCheck, onSelect: () => setDialog('factor') },
          {
            id: 'sessions',
            text: t('profile.sessions'),
            icon: MonitorSmartphone,
            onSelect: () => setDialog('sessions'),
          },
          { id: 'consents', text: t('profile.consents'), icon: KeyRound, onSelect: () => setDialog('consents') },
          { id: 'signOut', text: t('profile.signOut'), icon: LogOut, onSelect: signOut },
          {
            id: 'everywhere',
            text: t('profile.signOutEverywhere'),
            icon: Unplug,
            danger: true,
            onSelect: () => guarded(() => setDialog('everywhere')),
          },
        ]}
      />
      <AbsenceDialog open={dialog === 'away'} onClose={close} />
      <PasswordDialog open={dialog === 'password'} onClose={close} />
      <SecondFactorDialog open={dialog === 'factor'} onClose={close} />
      <PasskeysDialog open={dialog === 'passkeys'} onClose={close} />
      <SessionsDialog open={dialog === 'sessions'} onClose={close} />
      <ConsentsDialog open={dialog === 'consents'} onClose={close} />
      <SignOutEverywhere open={dialog === 'everywhere'} onClose={close} />
    </>
  )
}

import type { Density, Theme } from '@kontor/hub'
import { MenuPopover } from '@kontor/kit'
import {
  CalendarOff,
  KeyRound,
  LogOut,
  MonitorSmartphone,
  Moon,
  Rows2,
  Rows3,
  Rows4,
  Sun,
  SunMoon,
  Unplug,
} from 'lucide-react'
import { useState } from 'react'
import { useAway } from '../away/useAway.ts'
import { useDesk } from '../desk/useDesk.ts'
import { later } from '../later/later.ts'
import { useLater } from '../later/useLater.ts'
import { useWords } from '../messages/useWords.ts'
import { useParts } from '../parts.ts'
import { usePreference } from '../preferences/usePreference.ts'
import { useStore } from '../store.ts'
import type { MenuPlace } from './MenuButton.tsx'
import { useSignOut } from './useSignOut.ts'

const sessionsDialog = later((parts) => parts.SessionsDialog)
const consentsDialog = later((parts) => parts.ConsentsDialog)
const awayDialog = later((parts) => parts.AwayDialog)
const everywhereDialog = later((parts) => parts.SignOutEverywhere)

const themes = { system: SunMoon, light: Sun, dark: Moon } as const
const densities = { comfortable: Rows2, standard: Rows3, compact: Rows4 } as const
const keysOf = <T extends object>(value: T) => Object.keys(value) as (keyof T)[]

/** Who is signed in, how they like things, and the way out; with the dialogs that its entries open. */
export function ProfileEntries(place: MenuPlace) {
  const { preferences } = useParts()
  const { session, guarded } = useDesk()
  const { t, format } = useWords()
  const { away } = useAway()
  const { theme, density } = useStore(preferences.store)
  const choose = usePreference()
  const signOut = useSignOut()
  const [asked, setAsked] = useState<'away' | 'sessions' | 'consents' | 'everywhere'>()
  const Away = useLater(awayDialog, asked === 'away')
  const Sessions = useLater(sessionsDialog, asked === 'sessions')
  const Consents = useLater(consentsDialog, asked === 'consents')
  const Everywhere = useLater(everywhereDialog, asked === 'everywhere')
  const close = () => setAsked(undefined)
  const name = `${session.User.FirstName} ${session.User.LastName}`.trim()

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
            onSelect: () => setAsked('away'),
          },
          {
            id: 'sessions',
            text: t('profile.sessions'),
            icon: MonitorSmartphone,
            onSelect: () => setAsked('sessions'),
          },
          { id: 'consents', text: t('profile.consents'), icon: KeyRound, onSelect: () => setAsked('consents') },
          { id: 'signOut', text: t('profile.signOut'), icon: LogOut, onSelect: signOut },
          {
            id: 'everywhere',
            text: t('profile.signOutEverywhere'),
            icon: Unplug,
            danger: true,
            onSelect: () => guarded(() => setAsked('everywhere')),
          },
        ]}
      />
      {Away && <Away open={asked === 'away'} onClose={close} />}
      {Sessions && <Sessions open={asked === 'sessions'} onClose={close} />}
      {Consents && <Consents open={asked === 'consents'} onClose={close} />}
      {Everywhere && <Everywhere open={asked === 'everywhere'} onClose={close} />}
    </>
  )
}

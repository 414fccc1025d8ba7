import type { Density, Theme } from '@kontor/hub'
import { Avatar, Button, ConfirmDialog, Menu } from '@kontor/kit'
import { LogOut, MonitorSmartphone, Moon, Rows2, Rows3, Rows4, Sun, SunMoon, Unplug } from 'lucide-react'
import { useState } from 'react'
import { useDesk } from '../desk/useDesk.ts'
import { useReport } from '../desk/useReport.ts'
import { useWords } from '../messages/useWords.ts'
import { useParts } from '../parts.ts'
import { usePreference } from '../preferences/usePreference.ts'
import { useStore } from '../store.ts'
import { SessionsDialog } from './SessionsDialog.tsx'
import { useSignOut } from './useSignOut.ts'

const themes = { system: SunMoon, light: Sun, dark: Moon } as const
const densities = { comfortable: Rows2, standard: Rows3, compact: Rows4 } as const
const keysOf = <T extends object>(value: T) => Object.keys(value) as (keyof T)[]

/** Who is signed in, how they like things, and the way out. */
export function ProfileMenu() {
  const { preferences, session: control } = useParts()
  const { session, guarded } = useDesk()
  const { t } = useWords()
  const { theme, density } = useStore(preferences.store)
  const choose = usePreference()
  const signOut = useSignOut()
  const report = useReport()
  const [asked, setAsked] = useState<'sessions' | 'everywhere'>()
  const [busy, setBusy] = useState(false)
  const name = `${session.User.FirstName} ${session.User.LastName}`.trim()

  async function signOutEverywhere() {
    setBusy(true)
    try {
      await control.signOutEverywhere()
    } catch (error) {
      report(error)
      setBusy(false)
    }
  }

  return (
    <>
      <Menu
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
            id: 'sessions',
            text: t('profile.sessions'),
            icon: MonitorSmartphone,
            onSelect: () => setAsked('sessions'),
          },
          { id: 'signOut', text: t('profile.signOut'), icon: LogOut, onSelect: signOut },
          {
            id: 'everywhere',
            text: t('profile.signOutEverywhere'),
            icon: Unplug,
            danger: true,
            onSelect: () => guarded(() => setAsked('everywhere')),
          },
        ]}
      >
        <span className="s-profile">
          <Button type="text">
            <span className="k-hidden">{t('profile.label')} </span>
            <Avatar name={name} named />
          </Button>
        </span>
      </Menu>
      <SessionsDialog open={asked === 'sessions'} onClose={() => setAsked(undefined)} />
      <ConfirmDialog
        visible={asked === 'everywhere'}
        kind="danger"
        title={t('profile.everywhere.title')}
        acceptText={t('profile.everywhere.accept')}
        cancelText={t('shell.cancel')}
        busy={busy}
        onCancel={() => setAsked(undefined)}
        onAccept={() => void signOutEverywhere()}
      >
        {t('profile.everywhere.text')}
      </ConfirmDialog>
    </>
  )
}

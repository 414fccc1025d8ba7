import type { Density, Theme } from '@kontor/hub'
import { personName } from '@kontor/i18n'
import { MenuPopover } from '@kontor/kit'
import { LogOut, Moon, Rows2, Rows3, Rows4, Sun, SunMoon } from 'lucide-react'
import { useLazyWords } from '../lazy/useLazyWords.ts'
import { useWords } from '../messages/useWords.ts'
import { usePreference } from '../preferences/usePreference.ts'
import { useServices } from '../services/services.ts'
import { useStore } from '../store.ts'
import type { OwnDialog } from '../workspace/panel.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import type { MenuPlace } from './menu-place.ts'
import { useOwnEntries } from './useOwnEntries.ts'
import { useSignOut } from './useSignOut.ts'

const themes = { system: SunMoon, light: Sun, dark: Moon } as const
const densities = { comfortable: Rows2, standard: Rows3, compact: Rows4 } as const
const keysOf = <T extends object>(value: T) => Object.keys(value) as (keyof T)[]

type ProfileEntriesProps = MenuPlace & { readonly onOpen: (dialog: OwnDialog) => void }

/** Who is signed in, how they like things, what they can set for themselves, and the way out. */
export const ProfileEntries = (props: ProfileEntriesProps) =>
  useLazyWords() === undefined ? null : <Entries {...props} />

function Entries({ onOpen, ...place }: ProfileEntriesProps) {
  const { preferences } = useServices()
  const { session } = useWorkspace()
  const { t } = useWords()
  const { theme, density } = useStore(preferences.store)
  const choose = usePreference()
  const signOut = useSignOut()
  const entries = useOwnEntries(onOpen)
  const name = personName(session.User)

  return (
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
        ...entries.filter(({ id }) => id !== 'everywhere'),
        { id: 'signOut', text: t('profile.signOut'), icon: LogOut, onSelect: signOut },
        ...entries.filter(({ id }) => id === 'everywhere').map((each) => ({ ...each, danger: true })),
      ]}
    />
  )
}

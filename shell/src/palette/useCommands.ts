import { AppWindow, Building2, Languages, LogOut, Moon, Rows2, Rows3, Rows4, Sun, SunMoon } from 'lucide-react'
import { nameIn } from '../apps.ts'
import { useDesk } from '../desk/useDesk.ts'
import { frameOf } from '../frames/pool.ts'
import { useEnter } from '../header/useEnter.ts'
import { useSignOut } from '../header/useSignOut.ts'
import { useWords } from '../messages/useWords.ts'
import { languages } from '../preferences/languages.ts'
import { usePreference } from '../preferences/usePreference.ts'
import type { Entry } from './entries.ts'

/** What the palette can do without asking the server. */
export function useCommands(): { apps: Entry[]; commands: Entry[] } {
  const { desk, session } = useDesk()
  const words = useWords()
  const choose = usePreference()
  const enter = useEnter()
  const signOut = useSignOut()
  const { t } = words

  const apps = session.Apps.map((app) => ({
    id: app.Id,
    text: nameIn(words.language, app),
    icon: AppWindow,
    act: () => desk.go({ app: app.Id, path: frameOf(desk.pool.get(), app.Id)?.path ?? '/' }),
  }))
  const elsewhere = session.Companies.filter(({ Id }) => Id !== session.Company.CompanyAccountId)
  const commands: Entry[] = [
    ...elsewhere.map((company) => ({
      id: company.Id,
      text: t('palette.enter', { name: company.Name }),
      icon: Building2,
      act: () => enter(company),
    })),
    ...(
      [
        ['system', SunMoon],
        ['light', Sun],
        ['dark', Moon],
      ] as const
    ).map(([theme, icon]) => ({
      id: theme,
      text: t(`profile.theme.${theme}`),
      icon,
      act: () => choose('theme', theme),
    })),
    ...(
      [
        ['comfortable', Rows2],
        ['standard', Rows3],
        ['compact', Rows4],
      ] as const
    ).map(([density, icon]) => ({
      id: density,
      text: t(`profile.density.${density}`),
      icon,
      act: () => choose('density', density),
    })),
    ...languages.map(({ tag, name }) => ({
      id: tag,
      text: name,
      note: t('header.language'),
      icon: Languages,
      act: () => choose('language', tag),
    })),
    { id: 'sign-out', text: t('profile.signOut'), icon: LogOut, act: signOut },
  ]
  return { apps, commands }
}

import {
  Bell,
  Building2,
  CircleHelp,
  Languages,
  LogOut,
  Moon,
  Rows2,
  Rows3,
  Rows4,
  Sparkle,
  Sun,
  SunMoon,
} from 'lucide-react'
import { nameIn } from '../apps.ts'
import { frameOf } from '../frames/pool.ts'
import { useEnter } from '../header/useEnter.ts'
import { useOwnEntries } from '../header/useOwnEntries.ts'
import { useSignOut } from '../header/useSignOut.ts'
import { useLoadedWords } from '../lazy/useLazyWords.ts'
import { useWords } from '../messages/useWords.ts'
import { languages } from '../preferences/languages.ts'
import { usePreference } from '../preferences/usePreference.ts'
import { AppSign } from '../rail/AppSign.tsx'
import { useServices } from '../services/services.ts'
import { useStore } from '../store.ts'
import type { Panel } from '../workspace/panel.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import { appCommands } from './app-commands.ts'
import type { Findable } from './findable.ts'
import { useRecentCommands } from './useRecentCommands.tsx'

export interface OwnCommandsOptions {
  /** Opens a panel of the shell in place of the palette. */
  readonly onPanel: (panel: Panel) => void
}

const themes = [
  ['system', SunMoon],
  ['light', Sun],
  ['dark', Moon],
] as const
const densities = [
  ['comfortable', Rows2],
  ['standard', Rows3],
  ['compact', Rows4],
] as const

/** What the palette can do without asking the server: go to an app, have an app do something, and the shell's own. */
export function useCommands({ onPanel }: OwnCommandsOptions) {
  const { workspace, session } = useWorkspace()
  const { t, language } = useWords()
  const { t: lazyT } = useLoadedWords()
  const registrations = useStore(workspace.registrations)
  const choose = usePreference()
  const enter = useEnter()
  const signOut = useSignOut()
  const entries = useOwnEntries(onPanel)

  const front = useStore(useServices().address.route)?.app
  const apps = session.Apps.filter(({ Id }) => Id !== front).map(
    (app): Findable => ({
      id: app.Id,
      text: nameIn(language, app),
      sign: <AppSign app={app} name={nameIn(language, app)} />,
      onSelect: () => workspace.go({ app: app.Id, path: frameOf(workspace.pool.get(), app.Id)?.path ?? '/' }),
    }),
  )
  const recent = useRecentCommands()
  const ofApps = appCommands(session.Apps, registrations, language).map(
    ({ app, id, title, keywords, keys, does }): Findable => ({
      id,
      text: title,
      keywords,
      note: nameIn(language, app),
      keys,
      icon: Sparkle,
      onSelect: () =>
        'command' in does ? workspace.command(app.Id, does.command) : workspace.go({ app: app.Id, path: does.path }),
    }),
  )
  const elsewhere = session.Companies.filter(({ Id }) => Id !== session.Company.CompanyAccountId)
  const settings = entries.map((each) => ({ ...each, keywords: lazyT(`palette.words.${each.id}`) }))
  const own: Findable[] = [
    ...elsewhere.map((company) => ({
      id: company.Id,
      text: lazyT('palette.enter', { name: company.Name }),
      icon: Building2,
      onSelect: () => enter(company),
    })),
    {
      id: 'arrivals',
      text: t('arrivals.title'),
      keywords: lazyT('palette.words.arrivals'),
      icon: Bell,
      onSelect: () => onPanel('arrivals'),
    },
    ...themes.map(([theme, icon]) => ({
      id: theme,
      text: t(`profile.theme.${theme}`),
      keywords: lazyT('palette.words.look'),
      icon,
      onSelect: () => choose('theme', theme),
    })),
    ...densities.map(([density, icon]) => ({
      id: density,
      text: t(`profile.density.${density}`),
      keywords: lazyT('palette.words.look'),
      icon,
      onSelect: () => choose('density', density),
    })),
    ...languages.map(({ tag, name }) => ({
      id: tag,
      text: name,
      note: t('header.language'),
      icon: Languages,
      onSelect: () => choose('language', tag),
    })),
    {
      id: 'help',
      text: t('header.help'),
      keywords: lazyT('palette.words.help'),
      icon: CircleHelp,
      keys: '?',
      onSelect: () => onPanel('help'),
    },
    ...settings.filter(({ id }) => id !== 'everywhere'),
    {
      id: 'sign-out',
      text: t('profile.signOut'),
      keywords: lazyT('palette.words.signOut'),
      icon: LogOut,
      onSelect: signOut,
    },
    // Behind the way out of this browser alone, which the same words find.
    ...settings.filter(({ id }) => id === 'everywhere'),
  ]
  return { recent, apps, ofApps, own }
}

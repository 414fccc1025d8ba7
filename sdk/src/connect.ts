import { type Client, clientOf, type Described } from '@kontor/client'
import { createAppHub, createRequests, emitAppTopic, onShellTopic, type SpawnHandler } from '@kontor/hub/app'
import {
  createI18n,
  createSpeaker,
  type I18n,
  isFakeLocale,
  type LocalisationOptions,
  loadTranslations,
  matchLocale,
} from '@kontor/i18n'
import type { App } from './app.ts'
import { keepCommands } from './commands.ts'
import { findShell } from './find-shell.ts'
import { dressPage, placePage } from './page.ts'
import { keepSession } from './session.ts'
import { browser, type Surroundings } from './surroundings.ts'

/** Messages by language code, at hand or to be fetched; all have the ids of the first. */
export type AppMessages<Key extends string> = Record<string, Record<Key, string> | (() => Promise<Record<Key, string>>)>

export interface ConnectOptions<Area extends keyof Client, Key extends string> {
  /** The areas of the API that the app calls, imported from here: no other is shipped with it. */
  areas: { readonly [A in Area]: Described<A> }
  /** The first language is for readers of none of them. */
  messages: AppMessages<Key>
  /** The app id that the app must have; without it, the one that the shell gives. */
  appId?: string
  /** Answers other apps that ask for this one. */
  spawn?: SpawnHandler | undefined
  /** Whether markup in messages is shown as such, and what stands for a missing one; both are, unless set. */
  localisation?: Partial<LocalisationOptions> | undefined
}

/**
 * Connects an app to the shell around it. Fulfilled when there is a session, and the words for its language.
 * @throws ShellNotFound outside of a shell; TranslationLoadError; Error where the shell does not answer
 */
export async function connectApp<Area extends keyof Client, Key extends string>(
  { areas, messages, appId, spawn, localisation }: ConnectOptions<Area, Key>,
  surroundings: Surroundings = browser(),
): Promise<App<Area, Key>> {
  const { window, clock, root, title, restoreFocus, reload } = surroundings
  const { shell, shellId, appId: named } = findShell(surroundings)
  const id = appId ?? named
  const hub = createAppHub({
    shellOrigin: shell,
    shellId,
    window,
    clock,
    ...(id === undefined ? {} : { appId: id }),
    ...(spawn === undefined ? {} : { spawnHandler: spawn }),
  })
  const keeper = keepSession(hub, clock)
  const setCommands = keepCommands(hub)
  const askShell = createRequests(hub)
  onShellTopic(hub, 'kontor.company', reload)
  onShellTopic(hub, 'kontor.frame', (edges) => placePage(root, edges))
  onShellTopic(hub, 'kontor.focus', restoreFocus)
  let visible = true
  onShellTopic(hub, 'kontor.visibility', (visibility) => {
    visible = visibility.visible
  })

  const connected = await hub.connect()
  const { language, apiBase } = await keeper.first
  const words = await speech(language, messages, localisation)
  const speak = createSpeaker(words, messages)
  const dress = () => dressPage(root, { ...keeper.current(), language: words.language })
  dress()
  keeper.subscribe((session) => {
    dress()
    // a language without translations: the one that is spoken stays
    speak(session.language).then(dress, () => undefined)
  })

  const api = clientOf(areas, {
    base: apiBase,
    app: connected.appId,
    token: () => keeper.current().accessToken,
    language: () => words.language,
    companyId: () => keeper.current().company.id,
    actorId: () => keeper.current().user.id,
    onUnauthorised: keeper.renew,
  })

  return {
    id: connected.appId,
    api,
    i18n: words,
    t: words.t,
    get format() {
      return words.format
    },
    get session() {
      return keeper.current()
    },
    get visible() {
      return visible
    },
    spawn: connected.spawn,
    hub,
    onSession: keeper.subscribe,
    onChanges: (changed) => onShellTopic(hub, 'kontor.changes', changed),
    onNavigate: (show) => onShellTopic(hub, 'kontor.navigate', ({ path }) => show(path)),
    onVisibility: (changed) => onShellTopic(hub, 'kontor.visibility', (visibility) => changed(visibility.visible)),
    onLeaving: (save) => onShellTopic(hub, 'kontor.leaving', save),
    navigate: (path, { title: given, replace = false } = {}) =>
      emitAppTopic(hub, 'kontor.navigated', { path, title: given ?? title(), replace }),
    setUnsaved: (unsaved) => emitAppTopic(hub, 'kontor.unsaved', { unsaved }),
    setModal: (open) => emitAppTopic(hub, 'kontor.modal', { open }),
    notice: (kind, text) => emitAppTopic(hub, 'kontor.notice', { kind, text }),
    open: (app, path) => emitAppTopic(hub, 'kontor.open', { app, path }),
    confirm: (question) => askShell('kontor.confirm', question),
    ask: async (form) => (await askShell('kontor.ask', form)) ?? undefined,
    openBeside: async (app, path) => void (await askShell('kontor.beside', { app, path })),
    openWindow: (path) => askShell('kontor.window', { path }),
    openMenu: () => emitAppTopic(hub, 'app-broadcast', {}),
    openSearch: () => emitAppTopic(hub, 'kontor.search', {}),
    openHelp: () => emitAppTopic(hub, 'kontor.help', {}),
    setCommands,
    setCount: (count) => emitAppTopic(hub, 'kontor.count', { count }),
    setKeys: (keys) =>
      emitAppTopic(hub, 'kontor.keys', { keys: keys.map((key) => ({ keys: key.keys, says: key.says })) }),
  }
}

/** Localisation for the session's language, or for the first that the app has where it has not that one. */
async function speech<Key extends string>(
  language: string,
  messages: AppMessages<Key>,
  options: Partial<LocalisationOptions> = {},
): Promise<I18n<Key>> {
  const codes = Object.keys(messages)
  const isSpoken = isFakeLocale(language) || matchLocale(language, codes) !== undefined
  const spoken = isSpoken ? language : (codes[0] ?? language)
  const loaded = (await loadTranslations(spoken, messages)) as Record<Key, string>
  return createI18n<Key>({ locales: { [spoken]: loaded } as Record<string, Record<Key, string>>, options })
}

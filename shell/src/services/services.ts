import type { ClientOptions } from '@kontor/client'
import { SHELL_ID } from '@kontor/hub'
import { applyAppearance, createToasts, type Toasts } from '@kontor/kit'
import { notifyManager, QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { type Api, apiBase, createApi } from '../api.ts'
import { type AuthorizationRequest, authorizationRequestIn } from '../authorize/authorization-request.ts'
import { isFramable } from '../frames/framable.ts'
import { createSpeech, createWords, type Words } from '../messages/words.ts'
import { signInLinkIn } from '../passwords/sign-in-link.ts'
import { directionOf } from '../preferences/languages.ts'
import { createOwnProperties, type OwnProperties } from '../preferences/own-properties.ts'
import { createPreferences, type PreferencesControl } from '../preferences/preferences.ts'
import { registrationLinkIn } from '../registration/registration-link.ts'
import { type AddressBar, createAddressBar } from '../routes/address-bar.ts'
import { isMailLink } from '../routes/mail-link.ts'
import { createEntered, createSession, type Entered, type SessionControl } from '../session/session.ts'
import { providerAnswerIn } from '../sso/single-sign-on.ts'
import { createStore, type Store } from '../store.ts'
import { followTelemetry } from '../telemetry/follow.ts'

/** What every screen of the shell can reach. */
export interface Services {
  readonly api: Api
  /** What each client of the shell's shares. */
  readonly asks: ClientOptions
  readonly entered: Entered
  readonly session: SessionControl
  readonly preferences: PreferencesControl
  /** What the shell keeps with the person. */
  readonly properties: OwnProperties
  readonly words: Words
  readonly toasts: Toasts
  readonly address: AddressBar
  /** Set where a program sent the browser here. */
  readonly authorization: AuthorizationRequest | undefined
  /** The secret of the one-time link by which the page was opened, until it is used. */
  readonly signInLink: Store<string | undefined>
  /** The same of a link to create a company: empty where everybody may. */
  readonly registrationLink: Store<string | undefined>
  /** What an identity provider sent the browser back with. */
  readonly providerAnswer: string | undefined
  readonly queries: QueryClient
  /** Whether the workspace holds work that would be lost with it, and that can wait behind the sign-in page. */
  readonly unsaved: Store<boolean>
}

export function createServices(): Services {
  const words = createWords()
  const entered = createEntered(sessionStorage)
  const asks: ClientOptions = {
    base: apiBase,
    app: SHELL_ID,
    language: () => words.language,
    companyId: entered.get,
    actorId: () => session.actorId(),
  }
  const api = createApi(asks)
  const properties = createOwnProperties(api)
  const preferences = createPreferences(properties, localStorage, navigator.languages)
  const tabs = new BroadcastChannel('kontor-session')
  const unsaved = createStore(false)
  const session: SessionControl = createSession({
    api,
    entered,
    mayBeIn: () => /(^|; )XSRF-TOKEN=/.test(document.cookie),
    hasUnsaved: unsaved.get,
    tellTabs: () => tabs.postMessage('changed'),
  })
  tabs.onmessage = () => void session.open()
  // At once and not a timer later: a choice that is kept in a query must not jump back first.
  notifyManager.setScheduler(queueMicrotask)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } })

  const speak = createSpeech(words)
  const show = () => {
    const { theme, density } = preferences.store.get()
    const { language } = words
    applyAppearance({ theme: theme === 'system' ? null : theme, density, lang: language, dir: directionOf(language) })
  }
  words.subscribe(show)
  preferences.store.subscribe(() => {
    show()
    // Without its messages the language that is spoken stays.
    speak(preferences.store.get().language).catch(() => undefined)
  })
  show()
  speak(preferences.store.get().language).catch(() => undefined)

  const outside = followTelemetry(document, asks)
  const signInLink = createStore(signInLinkIn(location.hash))
  // Once it is used it goes from the address; one that is opened in this page begins a page of its own.
  signInLink.subscribe(() => history.replaceState(null, '', '/'))
  const registrationLink = createStore(registrationLinkIn(location.hash))
  registrationLink.subscribe(() => history.replaceState(null, '', '/'))
  addEventListener('hashchange', () => {
    if ((signInLinkIn(location.hash) ?? registrationLinkIn(location.hash)) !== undefined) location.reload()
    if (isMailLink(location.hash)) location.reload()
  })
  let wasOut = false
  session.phase.subscribe(() => {
    const phase = session.phase.get()
    // The sign-in page may frame no apps but ours: those of others come with a page of its own.
    if (wasOut && phase.name === 'signedIn' && !phase.session.Apps.every(isFramable)) location.reload()
    wasOut = phase.name === 'signedOut'
    if (phase.name === 'signedIn') outside?.(phase.session)
    if (phase.name === 'signedIn') void preferences.follow(phase.session.User.Id).catch(() => undefined)
    else {
      preferences.unfollow()
      queries.clear()
    }
  })
  return {
    api,
    asks,
    entered,
    session,
    preferences,
    properties,
    words,
    toasts: createToasts(),
    address: createAddressBar(window),
    authorization: authorizationRequestIn(location.hash),
    signInLink,
    registrationLink,
    providerAnswer: providerAnswerIn(location.search),
    queries,
    unsaved,
  }
}

const ServicesContext = createContext<Services | undefined>(undefined)
export const ServicesProvider = ServicesContext.Provider

export function useServices(): Services {
  const parts = useContext(ServicesContext)
  if (!parts) throw new Error('useServices outside of a ServicesProvider')
  return parts
}

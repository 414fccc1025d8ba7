import { KontorError } from '@kontor/client'
import type { Api, Session } from '../api.ts'
import { createStore } from '../store.ts'

/** Where the shell stands with its person. */
export type Phase =
  | { readonly name: 'opening' }
  | { readonly name: 'unreachable'; readonly error: unknown }
  /** `why` is told on the sign-in page, unless nobody had been signed in. */
  | { readonly name: 'signedOut'; readonly why: 'left' | undefined }
  /** `kept`: the workspace waits behind the sign-in page, as what was typed there is not saved yet. */
  | { readonly name: 'signedOut'; readonly why: 'ended'; readonly session: Session; readonly kept: boolean }
  | { readonly name: 'signedIn'; readonly session: Session }
  /** On the way out: nothing of the workspace is left that could ask for something in a session that is gone. */
  | { readonly name: 'leaving' }

/** What a tab remembers across reloads. */
export type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const rememberedCompany = 'kontor.company'

/** Which company the requests of this tab are made in, before and while the session is known. */
export const createEntered = (memory: Memory) => ({
  get: () => memory.getItem(rememberedCompany) ?? undefined,
  set: (id: string | undefined) =>
    id === undefined ? memory.removeItem(rememberedCompany) : memory.setItem(rememberedCompany, id),
})
export type Entered = ReturnType<typeof createEntered>

const isRefused = (error: unknown, ...statuses: number[]) =>
  error instanceof KontorError && error.status !== undefined && statuses.includes(error.status)

export interface SessionOptions {
  readonly api: Api
  readonly entered: Entered
  /** Whether the browser holds the cookie that comes with a session; without it the server need not be asked. */
  readonly mayBeIn: () => boolean
  /** Whether the workspace holds what would be lost with it. */
  readonly hasUnsaved: () => boolean
  /** The other tabs share the cookie: another person is in it now, or nobody. */
  readonly tellTabs: () => void
}

/** The session behind the shell: opened with the page, entered by signing in, left by signing out. */
export function createSession({ api, entered, mayBeIn, hasUnsaved, tellTabs }: SessionOptions) {
  const phase = createStore<Phase>({ name: 'opening' })

  const welcome = (session: Session) => {
    entered.set(session.Company.CompanyAccountId)
    phase.set({ name: 'signedIn', session })
  }
  const leave = (why: 'left' | undefined) => {
    entered.set(undefined)
    phase.set({ name: 'signedOut', why })
  }
  /** Nobody is signed in, as is found out by asking: who was in until now is told so, once. */
  function found() {
    const before = phase.get()
    if (before.name === 'signedOut') return
    if (before.name !== 'signedIn') return leave(undefined)
    entered.set(undefined)
    phase.set({ name: 'signedOut', why: 'ended', session: before.session, kept: hasUnsaved() })
  }

  /** Closes the workspace, and only then the session; who could not be signed out finds the workspace again. */
  async function leaveBy(end: () => Promise<unknown>) {
    const before = phase.get()
    phase.set({ name: 'leaving' })
    try {
      await end()
    } catch (error) {
      phase.set(before)
      throw error
    }
    leave('left')
    tellTabs()
  }

  async function read(): Promise<Session> {
    try {
      return await api.session.readSession()
    } catch (error) {
      // The company that this tab remembers may be closed to the person by now, or they may be another: their own is open.
      if (!isRefused(error, 403, 404) || entered.get() === undefined) throw error
      entered.set(undefined)
      return api.session.readSession()
    }
  }

  /** Finds out who is signed in; also after the stream of changes has said that the session ended. */
  async function open() {
    const wasIn = phase.get().name === 'signedIn'
    if (!mayBeIn()) return found()
    try {
      welcome(await goingOn(await read()))
    } catch (error) {
      if (isRefused(error, 401)) found()
      else if (!wasIn) phase.set({ name: 'unreachable', error })
    }
  }

  /** Goes in by a call that opens a session, as somebody who may be another than before. */
  async function enterBy(begin: () => Promise<Session>) {
    entered.set(undefined)
    welcome(await goingOn(await begin()))
    tellTabs()
  }

  /** Who comes back after their session ended goes on in the company where they were, if they still may. */
  async function goingOn(session: Session): Promise<Session> {
    const before = phase.get()
    if (before.name !== 'signedOut' || before.why !== 'ended' || before.session.User.Id !== session.User.Id)
      return session
    const { CompanyAccountId } = before.session.Company
    if (CompanyAccountId === session.Company.CompanyAccountId) return session
    entered.set(CompanyAccountId)
    return api.session.readSession().catch(() => session)
  }

  return {
    phase,
    mayBeIn,
    /**
     * For whom the calls of this tab are made: with the cookie of whoever signed in in another one they are refused
     * (F-332). Nobody, where it is being found out who is in.
     */
    actorId(): string | undefined {
      const now = phase.get()
      return now.name === 'signedIn' && entered.get() ? now.session.User.Id : undefined
    },
    open,
    signIn: (username: string, password: string) =>
      enterBy(() => api.session.signIn({ body: { Username: username, Password: password } })),
    enterBy,
    signOut: () => leaveBy(() => api.session.signOut()),
    signOutEverywhere: () => leaveBy(() => api.session.signOutEverywhere()),
    /** Goes on as the same person in another company or branch. */
    async enter(companyId: string) {
      const before = entered.get()
      entered.set(companyId)
      try {
        welcome(await api.session.readSession())
      } catch (error) {
        entered.set(before)
        throw error
      }
    },
  }
}
export type SessionControl = ReturnType<typeof createSession>

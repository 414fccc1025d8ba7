import {
  addressOf,
  type Client,
  type ClientOptions,
  clientOf,
  conversations,
  credentials,
  documentLists,
  session,
  users,
} from '@kontor/client'

/** The areas that the shell itself asks; an app brings its own. */
export type Api = Client<'session' | 'conversations' | 'credentials' | 'users' | 'documentLists'>

/** Who is signed in, where they are, where they may go. */
export type Session = Awaited<ReturnType<Api['session']['readSession']>>
export type Company = Session['Companies'][number]
export type App = Session['Apps'][number]

export const apiBase = '/api'

export const createApi = (asks: ClientOptions): Api =>
  clientOf({ session, conversations, credentials, users, documentLists }, asks)

/** Where changes are streamed; followed by hand, as a stream is no call that answers (see live/). */
export const liveUrl = addressOf(apiBase, session.live)

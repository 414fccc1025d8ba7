/** A stream of server-sent events to one caller. */
export interface EventStream {
  /** False once the stream has ended: a reader that does not read is dropped. */
  send(event: string, id: string, data: unknown): boolean
  end(): void
  /** Settles when the stream has ended, from either side. */
  readonly ended: Promise<void>
}

/** What of the transport only signing in, signing out and the live stream need. */
export interface Transport {
  /** The caller's network address. */
  readonly address: string
  /** The User-Agent header, cut to 300 characters. */
  readonly device: string
  /** The token that the request came with, in its cookie or its Authorization header. */
  readonly token: string | undefined
  /** What the browser sent under this name. */
  cookie(name: string): string | undefined
  readonly lastEventId: string | undefined
  /** A cookie of this host. `readable` ones are open to the page's scripts. */
  setCookie(name: string, value: string, options: { readonly seconds: number; readonly readable?: boolean }): void
  clearCookie(name: string): void
  openEvents(): EventStream
}

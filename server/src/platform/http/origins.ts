import type { Settings } from '../settings.ts'

/** Where people open the shell and where our apps live. */
export interface Origins {
  readonly shell: string
  readonly app: string
  /** Host headers of the two. */
  readonly shellHost: string
  readonly appHost: string
  /** Whether the shell is opened over TLS. */
  readonly secure: boolean
  /** The port that the server really listens on, where the settings left it open with 0. */
  follow(port: number): void
}

export function createOrigins(settings: Pick<Settings, 'shellOrigin' | 'appOrigin'>): Origins {
  const shell = new URL(settings.shellOrigin)
  const app = new URL(settings.appOrigin)
  const origins = {
    shell: shell.origin,
    app: app.origin,
    shellHost: shell.host,
    appHost: app.host,
    secure: shell.protocol === 'https:',
    follow: (port: number) => {
      for (const url of [shell, app]) if (url.port === '0') url.port = String(port)
      origins.shell = shell.origin
      origins.app = app.origin
      origins.shellHost = shell.host
      origins.appHost = app.host
    },
  }
  return origins
}

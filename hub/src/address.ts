import { SHELL_ID } from './constants.ts'

/** What the shell tells a frame's page in the query of its address, before any message can pass. */
export interface FrameAddress {
  /** Origin of the shell, to which the app posts and from which alone it accepts. */
  shell: string
  /** App id of the shell. */
  shellId: string
  /** The app id under which the shell registered the frame, where it says so. */
  appId?: string
}

/** The address to load in an app's frame: its main URL with `shell`, `shell-id` and `app` in the query. */
export function frameUrl(mainUrl: string, { shell, shellId, appId }: FrameAddress): string {
  const url = new URL(mainUrl)
  url.searchParams.set('shell', shell)
  if (shellId !== SHELL_ID) url.searchParams.set('shell-id', shellId)
  if (appId !== undefined) url.searchParams.set('app', appId)
  return url.href
}

/** Reads back what {@link frameUrl} wrote; undefined where the page was not opened by a shell. */
export function readFrameUrl(address: string): FrameAddress | undefined {
  const query = new URL(address).searchParams
  const shell = originOf(query.get('shell'))
  if (shell === undefined) return undefined
  const appId = query.get('app')
  return { shell, shellId: query.get('shell-id') || SHELL_ID, ...(appId ? { appId } : {}) }
}

function originOf(address: string | null): string | undefined {
  if (!address || !URL.canParse(address)) return undefined
  const { origin, protocol } = new URL(address)
  return protocol === 'http:' || protocol === 'https:' ? origin : undefined
}

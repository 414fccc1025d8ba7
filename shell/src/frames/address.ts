import { type FrameAddress, frameUrl, OPAQUE_ORIGIN } from '@kontor/hub'

/** An app of the session, as far as its frame is concerned. */
export interface AppPlace {
  readonly Id: string
  /** Its main page. */
  readonly Url: string
  /** Where it is served from; `null` where only an opaque origin serves. */
  readonly Origin: string
}

const always = 'allow-scripts allow-forms allow-downloads allow-modals'

/** Whether an app may have an origin of its own: only on another than the shell's, whose storage it could read else. */
const hasOwnOrigin = (origin: string, shell: string) => origin !== OPAQUE_ORIGIN && origin !== shell

export const sandboxOf = ({ Origin }: AppPlace, shell: string): string =>
  hasOwnOrigin(Origin, shell) ? `${always} allow-same-origin` : always

/** The origin that the app's messages carry. */
export const messageOriginOf = ({ Origin }: AppPlace, shell: string): string =>
  hasOwnOrigin(Origin, shell) ? Origin : OPAQUE_ORIGIN

/** The address of the app's frame: its page, what it must know of the shell, and its path in the hash. */
export const srcOf = (app: AppPlace, path: string, shell: Omit<FrameAddress, 'appId'>): string =>
  `${frameUrl(app.Url, { ...shell, appId: app.Id })}#${path}`

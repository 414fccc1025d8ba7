import { type FrameAddress, frameUrl } from '@kontor/hub'

/** An app of the session, as far as its page is concerned. */
export interface AppPlace {
  readonly Id: string
  /** Its main page. */
  readonly Url: string
}

/** The address of the app's frame: its page, what it must know of the shell, and its path in the hash. */
export const srcOf = (app: AppPlace, path: string, shell: Omit<FrameAddress, 'appId'>): string =>
  `${frameUrl(app.Url, { ...shell, appId: app.Id })}#${path}`

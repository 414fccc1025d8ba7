import type { Clock, HubWindow } from '@kontor/hub'
import { systemClock } from '@kontor/hub'
import { rememberFocus } from './focus.ts'

/** What an app's page has around it; in a test, something else than a browser. */
export interface Surroundings {
  window: HubWindow
  clock: Clock
  /** Address of the page. */
  href: string
  /** `document.referrer` */
  referrer: string
  /** Origins of the windows around the page, innermost first, where the browser tells them. */
  ancestorOrigins: readonly string[]
  /** Title of the page as it is now. */
  title: () => string
  /** The root element, which carries language, direction, theme, density and the frame's place. */
  root: {
    lang: string
    dir: string
    dataset: Record<string, string | undefined>
    style: { setProperty(name: string, value: string): void }
  }
  /** Puts the keyboard where it was in the page before another frame took it. */
  restoreFocus: () => void
  /** Loads the page anew. */
  reload: () => void
}

export const browser = (): Surroundings => ({
  window,
  clock: systemClock,
  href: location.href,
  referrer: document.referrer,
  // not in every browser
  ancestorOrigins: Array.from(location.ancestorOrigins ?? []),
  title: () => document.title,
  root: document.documentElement,
  restoreFocus: rememberFocus(document),
  reload: () => location.reload(),
})

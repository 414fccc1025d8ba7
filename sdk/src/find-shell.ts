import { type FrameAddress, readFrameUrl, SHELL_ID } from '@kontor/hub'
import type { Surroundings } from './surroundings.ts'

/** The page is not in the frame of the shell that it was opened for. */
export class ShellNotFound extends Error {
  override readonly name = 'ShellNotFound'
}

/**
 * The shell around this page: the one that its address names, or else the page that opened it. What the browser says
 * of the windows around must agree, so that nobody can put the app into a page of their own and pass for its shell.
 * @throws ShellNotFound
 */
export function findShell({ href, referrer, ancestorOrigins }: Surroundings): FrameAddress {
  const named = readFrameUrl(href)
  const around = ancestorOrigins.at(-1) ?? openerOrigin(referrer, new URL(href).origin)
  const shell = named?.shell ?? around
  if (shell === undefined) throw new ShellNotFound('This page is an app of Kontor: open it from its shell.')
  if (around !== undefined && around !== shell) {
    throw new ShellNotFound(`This page was opened for the shell at ${shell}, but ${around} is around it.`)
  }
  return named ?? { shell, shellId: SHELL_ID }
}

/** Who led here, unless it was the app itself. */
function openerOrigin(referrer: string, own: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined
  const { origin } = new URL(referrer)
  return origin === own ? undefined : origin
}

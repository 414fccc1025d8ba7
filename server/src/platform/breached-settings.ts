import { isAbsolute, resolve } from 'node:path'

/** Where breached passwords stand: in a file, or behind an address that is asked by the first digits of a hash. */
export type BreachedPasswords = { readonly file: string } | { readonly range: string }

/**
 * A path below `root` or an absolute one, or an address that ends in /range/. One without encryption will do where
 * loopback may be asked, as for apps in development.
 *
 * @throws Error naming the setting and what belongs there.
 */
export function readBreached(
  environment: NodeJS.ProcessEnv,
  root: string,
  loopback: boolean,
): BreachedPasswords | undefined {
  const value = environment['KONTOR_BREACHED_PASSWORDS']
  if (!value) return undefined
  if (!/^[a-z][a-z\d+.-]+:\/\//i.test(value)) return { file: isAbsolute(value) ? value : resolve(root, value) }
  const url = URL.canParse(value) ? new URL(value) : undefined
  const isSafe = url?.protocol === 'https:' || (loopback && url?.protocol === 'http:')
  // What else an address can have (a user, a query) has no place in the protocol.
  if (url === undefined || !isSafe || url.href !== `${url.origin}${url.pathname}` || !url.pathname.endsWith('/range/'))
    throw new Error(
      'KONTOR_BREACHED_PASSWORDS is no address of ranges: set one such as https://api.pwnedpasswords.com/range/, or the path of a file',
    )
  return { range: url.href }
}

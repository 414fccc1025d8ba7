/** The page in which the client runs; absent in a program. */
export interface Page {
  readonly origin: string
  readonly cookie: string
}

export const currentPage = (): Page | undefined =>
  typeof document === 'undefined' ? undefined : { origin: location.origin, cookie: document.cookie }

/**
 * The anti-forgery value for a request, where it goes to the page's own origin or under one of the listed `bases` of
 * other origins; nowhere else (F-318 to F-320, decision 31).
 */
export function xsrfToken(url: string, page: Page | undefined, bases: readonly string[] = []): string | undefined {
  if (page === undefined) return undefined
  const { origin, pathname } = new URL(url, page.origin)
  if (origin !== page.origin && !bases.some((base) => isUnder(new URL(base), origin, pathname))) return undefined
  const cookie = page.cookie.split('; ').find((pair) => pair.startsWith('XSRF-TOKEN='))
  return cookie && decodeURIComponent(cookie.slice('XSRF-TOKEN='.length))
}

const isUnder = (base: URL, origin: string, path: string) =>
  base.origin === origin && `${path}/`.startsWith(base.pathname.replace(/\/*$/, '/'))

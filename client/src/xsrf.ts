/** The page in which the client runs; absent in a program. */
export interface Page {
  readonly origin: string
  readonly cookie: string
}

export const currentPage = (): Page | undefined =>
  typeof document === 'undefined' ? undefined : { origin: location.origin, cookie: document.cookie }

/** The anti-forgery value, only where the request goes to the page's own origin (F-318 to F-320, decision 31). */
export function xsrfToken(url: string, page: Page | undefined): string | undefined {
  if (page === undefined || new URL(url, page.origin).origin !== page.origin) return undefined
  const cookie = page.cookie.split('; ').find((pair) => pair.startsWith('XSRF-TOKEN='))
  return cookie && decodeURIComponent(cookie.slice('XSRF-TOKEN='.length))
}

/** Where in the shell someone is: an app, and the path that the app itself understands (query included). */
export interface Route {
  readonly app: string
  readonly path: string
}

const pattern = /^#\/(?<app>[A-Za-z][\w-]*\.[A-Za-z][\w.-]*)(?<path>[/?].*)?$/

/** Reads `#/<Vendor.App>/<path>`; undefined where the hash is none of ours, such as on a first visit. */
export function parseRoute(hash: string): Route | undefined {
  const { app, path = '/' } = pattern.exec(hash)?.groups ?? {}
  if (app === undefined) return undefined
  return { app, path: path.startsWith('/') ? path : `/${path}` }
}

export const formatRoute = ({ app, path }: Route): string => `#/${app}${path}`

export const isSameRoute = (a: Route | undefined, b: Route | undefined): boolean =>
  a?.app === b?.app && a?.path === b?.path

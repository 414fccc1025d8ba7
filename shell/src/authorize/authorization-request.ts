/** Why the browser came here from a program: it waits for an answer, or what it asked for cannot be (`failed`). */
export interface AuthorizationRequest {
  /** The error of the protocol, such as invalid_client. */
  readonly failed?: string
}

/** Reads `#/authorize` and `#/authorize/<error>`, where the protocol sends a browser; undefined for everything else. */
export function authorizationRequestIn(hash: string): AuthorizationRequest | undefined {
  const [, failed] = /^#\/authorize(?:\/(\w{1,60}))?$/.exec(hash) ?? []
  if (failed !== undefined) return { failed }
  return hash === '#/authorize' ? {} : undefined
}

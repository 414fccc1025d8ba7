/** What a provider says of whoever is signed in at it. */
export interface Someone {
  readonly email: string
  readonly email_verified?: boolean
}
export declare const client: {
  id: string
  secret: string
}
/** A real identity provider on a free port, at which `someone` is signed in and agrees to everything. */
export declare function startIdentityProvider(redirectUri: string): Promise<{
  issuer: string
  at: {
    someone: Someone
  }
  /** Follows a browser to the provider and back; the query with which it comes back to Kontor. */
  visit: (location: string) => Promise<string>
  stop: () => Promise<void>
}>

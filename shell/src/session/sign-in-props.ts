export interface SignInProps {
  /** How one came here, where one had been signed in; `kept`: the session ended, and unsaved work waits behind this page. */
  readonly why: 'ended' | 'kept' | 'left' | undefined
  /** Of whose work waits. */
  readonly email?: string
  /** A name and a password are on their way. */
  readonly onTry: () => void
}

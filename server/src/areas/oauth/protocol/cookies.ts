/** Apart from the provider, whose library is fetched late. */
export const cookieNames = {
  /** The protocol wants one; nothing is kept under it. */
  session: 'kontor_oauth',
  interaction: 'kontor_authorization',
  resume: 'kontor_authorization_end',
} as const

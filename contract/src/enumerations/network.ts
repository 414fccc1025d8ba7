/** F-141; responses.md B, network. */
export const connectionTypes = ['', 'TradeshiftConnection', 'ExternalConnection'] as const
export const connectionStates = ['CREATED', 'REQUESTED', 'ACCEPTED', 'REJECTED', 'HIDDEN'] as const
export type ConnectionState = (typeof connectionStates)[number]

/** F-142 */
export const relationTypes = ['CLOUDSCAN_AP_CONNECTION', 'ONBOARDING_PENDING_VERIFICATION', 'UNVERIFIED'] as const

/** F-141; responses.md B, network. */
export const connectionTypes = ['', 'TradeshiftConnection', 'ExternalConnection'] as const
export const connectionStates = ['CREATED', 'REQUESTED', 'ACCEPTED', 'REJECTED', 'HIDDEN'] as const
export type ConnectionState = (typeof connectionStates)[number]
/** The parts of a partner that a reader can open besides what is kept of any; screens show these and nothing else. */
export const connectionParts = ['fields', 'tracking', 'recommendations'] as const
export type ConnectionPart = (typeof connectionParts)[number]

/** F-142 */
export const relationTypes = ['CLOUDSCAN_AP_CONNECTION', 'ONBOARDING_PENDING_VERIFICATION', 'UNVERIFIED'] as const
export type RelationType = (typeof relationTypes)[number]

/**
 * How a document reaches a partner: by the entries of both in this installation, by mail, or over Peppol's loopback
 * access point, which leaves this installation as little as the first.
 */
export const dispatchChannels = ['KONTOR', 'EMAIL', 'PEPPOL_LOOPBACK'] as const
export type DispatchChannel = (typeof dispatchChannels)[number]

/** Why a partner is not reached in one of these ways. */
export const channelObstacles = ['MEMBER', 'NO_MEMBER', 'NO_EMAIL', 'NO_ENDPOINT'] as const
export type ChannelObstacle = (typeof channelObstacles)[number]

/** What a partner may send in another's name: the company's own invoices that the buyer writes, or those of whom it collects for. */
export const connectionAgreements = ['SELF_BILLING', 'FACTORING'] as const
export type ConnectionAgreement = (typeof connectionAgreements)[number]

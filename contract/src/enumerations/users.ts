/** F-140 */
export const userKinds = { PERSON: 0, CONSUMER: 1, EASYTRADE: 2, VAN: 3, EMAIL: 4 } as const
export type UserKind = keyof typeof userKinds
/** F-143 */
export const userAccessRights = ['WRITE', 'READ'] as const
/** F-154, F-155 */
export const teamStates = ['ACTIVE', 'DELETED'] as const
export type TeamState = (typeof teamStates)[number]
/** What its reader may do with a team. */
export const teamActions = ['edit', 'disable', 'enable'] as const
export type TeamAction = (typeof teamActions)[number]
export const teamMemberActions = ['ADD', 'REMOVE'] as const
/** What a mail is laid out as, and what it tells of. */
export const mailLayouts = ['plain', 'standard'] as const
export type MailLayout = (typeof mailLayouts)[number]
export const mailDataTypes = ['none', 'document', 'connection', 'task'] as const

/** Everybody of a company who is not gone: those who are locked are looked after, too. */
export const everyState: ('CREATED' | 'ACTIVE' | 'LOCKED')[] = ['CREATED', 'ACTIVE', 'LOCKED']

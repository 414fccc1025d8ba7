/** What becomes of a line of an imported file: added, known and left as it is, to be invited by a link, or left out. */
export const importOutcomes = ['ADD', 'KNOWN', 'INVITE', 'FAULT'] as const

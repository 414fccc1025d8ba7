/** What became of a file that came by e-mail: a received document, a paper that waits to be entered, or nothing, with why. */
export const mailedFileFates = ['DOCUMENT', 'BESIDE', 'PAPER', 'REFUSED'] as const
/** What became of the answer to an e-mail that was not taken in whole: it is on its way, came or failed; or why there is none. */
export const mailAnswers = [
  'QUEUED',
  'SENT',
  'FAILED',
  'NO_ADDRESS',
  'AUTOMATIC',
  'LIST',
  'OWN',
  'UNPROVEN',
  'INFECTED',
  'RECENT',
] as const

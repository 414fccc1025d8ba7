/** What became of a file that came by e-mail: a received document, a paper that waits to be entered, or nothing, with why. */
export const mailedFileFates = ['DOCUMENT', 'BESIDE', 'PAPER', 'REFUSED'] as const

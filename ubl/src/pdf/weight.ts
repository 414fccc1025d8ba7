/** The two weights in which a document is set. */
export type Weight = 'regular' | 'strong'

/** A signature of an e-mail (RFC 6376), looked at. */
export interface Signature {
  /** Whose it is (`d=`), in ASCII. */
  readonly domain: string
  readonly result: 'GOOD' | 'BAD' | 'KEY_AWAY'
  /** The names of the headers that it covers, in small letters, one for each. */
  readonly covers: readonly string[]
  /** It covers the text to its end (no `l=`). */
  readonly whole: boolean
  /** When it was made, where it says so. */
  readonly at: string | null
  /** A hash that no other signature has. */
  readonly hash: string
}

/** What of a reply leaves the thread that read it. */
export interface ReadReply {
  readonly messageId: string | undefined
  /** Every address in every From, as the check of the signatures sees them, with domains in ASCII. */
  readonly from: readonly string[]
  /** The one that mail programs show. */
  readonly shownFrom: string
  readonly subject: string
  /** As it stands there: RFC 5322. */
  readonly date: string | undefined
  readonly headers: readonly { readonly key: string; readonly value: string }[]
  readonly text: string
  readonly html: string
  readonly signatures: readonly Signature[]
  /** The names under which the keys of its signatures stand in the DNS. */
  readonly keyNames: readonly string[]
}

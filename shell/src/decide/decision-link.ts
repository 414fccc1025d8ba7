/** Where the links of a mail lead: the secret stands behind the #, so that no server sees it in an address. */
const form = /^#\/decide\/([\w.-]{1,300})(?:\/(approve|decline))?$/

/** What a link of a mail asks. */
export interface DecisionLink {
  readonly token: string
  /** The link that was pressed: only what the page opens with, as it decides nothing. */
  readonly declines: boolean
}

/** Undefined where the page was not opened by one. */
export function decisionLinkIn(hash: string): DecisionLink | undefined {
  const [, token, act] = form.exec(hash) ?? []
  return token === undefined ? undefined : { token, declines: act === 'decline' }
}

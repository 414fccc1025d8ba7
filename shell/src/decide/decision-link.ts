/** Where the links of a mail lead: the secret stands behind the #, so that no server sees it in an address. */
const place = '#/decide/'

/** Whether the page was opened by such a link. */
export const isDecisionLink = (hash: string): boolean => hash.startsWith(place)

/** What a link of a mail asks. */
export interface DecisionLink {
  readonly token: string
  /** The link that was pressed: only what the page opens with, as it decides nothing. */
  readonly declines: boolean
}

export function readDecisionLink(hash: string): DecisionLink {
  const [token = '', act] = hash.slice(place.length).split('/')
  return { token, declines: act === 'decline' }
}

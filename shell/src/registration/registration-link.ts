/** Where links to create a company lead: the secret stands behind the #, so that no server sees it in an address. */
const form = /^#\/register(?:\/([\w.-]{1,300}))?$/

/** The secret of the link, empty where the page was opened without one; undefined where it is no such page. */
export function registrationLinkIn(hash: string): string | undefined {
  const found = form.exec(hash)
  return found === null ? undefined : (found[1] ?? '')
}

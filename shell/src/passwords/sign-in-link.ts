/** Where one-time links lead: the secret stands behind the #, so that no server sees it in an address. */
const form = /^#\/welcome\/([\w.-]{1,300})$/

/** The secret of a one-time link; undefined where the page was not opened by one. */
export const signInLinkIn = (hash: string): string | undefined => form.exec(hash)?.[1]

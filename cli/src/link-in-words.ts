/** A one-time link with what it is for, as an operator hands it over. */
export const linkInWords = (what: string, { url, expires }: { readonly url: string; readonly expires: Date }): string =>
  `${what}, once, until ${expires.toISOString()}:\n  ${url}`

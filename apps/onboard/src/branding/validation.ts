export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** No picture, or one that a mail may show: over an encrypted line. */
export const isPictureUrl = (address: string): boolean =>
  address.trim() === '' || URL.parse(address.trim())?.protocol === 'https:'

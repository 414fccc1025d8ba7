/** A name that leads nowhere (RFC 2606): the demo's shop is meant by it, and nothing anywhere else. */
const demoHost = 'demo-shop.invalid'

export const demoAddress = (path: string): string => `https://${demoHost}/${path}`

const pathOf = (url: URL): string => `${url.pathname}${url.search}`

/** Whether an address means the shop that is a part of Kontor. */
export const isDemoAddress = (address: string): boolean => new URL(address).hostname === demoHost

/**
 * Where the shop of an address is.
 *
 * @param demo where the demo's shop is; undefined where there is none
 * @returns undefined where there is no shop
 */
export function placeOf(address: string, demo: string | undefined): string | undefined {
  if (!isDemoAddress(address)) return address
  return demo && `${demo}${pathOf(new URL(address))}`
}

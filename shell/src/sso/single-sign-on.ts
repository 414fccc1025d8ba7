import type { Api } from '../api.ts'

/** Where the browser was before it went to the identity provider. */
const rememberedPlace = 'kontor.before-sso'

/** Sends the browser to the identity provider of whoever has this address. It does not come back from here. */
export async function goToProvider(api: Api, Username: string): Promise<void> {
  const { Location } = await api.credentials.beginSingleSignOn({ body: { Username } })
  sessionStorage.setItem(rememberedPlace, location.hash)
  location.assign(Location)
}

/** What the provider sent the browser back with; undefined where the page was not opened so. */
export function providerAnswerIn(search: string): string | undefined {
  const query = new URLSearchParams(search)
  return query.has('state') && (query.has('code') || query.has('error')) ? search.replace(/^\?/, '') : undefined
}

/** Opens the place where the browser was, with nothing of the provider's answer in the address. */
export function goBack(): void {
  const place = sessionStorage.getItem(rememberedPlace) ?? ''
  sessionStorage.removeItem(rememberedPlace)
  location.replace(`/${place}`)
}

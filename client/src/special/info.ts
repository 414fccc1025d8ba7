import { blockedCountries } from '../generated/lists.ts'
import type { Client } from '../types.ts'

const isBlocked = (code: string) => (blockedCountries as readonly string[]).includes(code)

/** The countries that may be offered: never CU, IR, KP, VE, SY, whatever a server says (F-268). */
export async function countriesToOffer({ info }: Client<'info'>): Promise<{ Code: string; Name: string }[]> {
  const { Countries } = await info.listCountries()
  return Countries.filter(({ Code }) => !isBlocked(Code))
}

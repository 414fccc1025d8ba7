/** How the protocol names what somebody allowed: with the company in which their account lives, so that it can be entered. */
export const grantIdOf = (homeId: string, id: string): string => `${homeId}.${id}`

export function grantOf(grantId: string): { homeId: string; id: string } {
  const [homeId = '', id = ''] = grantId.split('.')
  return { homeId, id }
}

/**
 * The names that calls give to what is done. Which role may do it stands in the policies of the server's areas.
 * `anyone` needs no credential; `member` any person or program of the company that is entered.
 */
export const permissions = [
  'anyone',
  'member',
  'document.read',
  'document.write',
  'document.send',
  'document.answer',
  'document.delete',
  'company.read',
  'company.write',
  'network.read',
  'network.write',
  'user.read',
  'user.write',
] as const

export type Permission = (typeof permissions)[number]

import type { Person } from './api.ts'

/** What is done with a person. */
export type PersonAct = 'role' | 'link' | 'lock' | 'factor' | 'leave'

/**
 * What an administrator of a company can do with a person of it. An account is locked and changed where it lives; nobody
 * locks themselves out.
 */
export function actsOn(
  person: Person,
  { userId, companyId }: { readonly userId: string; readonly companyId: string },
): readonly PersonAct[] {
  if (person.CompanyAccountId !== companyId) return ['role']
  if (person.State === 'LOCKED') return ['role', 'lock']
  return person.Id === userId ? ['role'] : ['role', 'link', 'factor', 'lock', 'leave']
}

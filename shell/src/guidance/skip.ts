import type { GuidanceSettings } from '../telemetry/settings.ts'

/** Nobody guides the provider's own staff (F-236), nor companies for tests (F-235). */
export function isSkipped(
  { username, companyId }: { readonly username: string; readonly companyId: string },
  { staffDomain, testCompanies = [] }: Pick<GuidanceSettings, 'staffDomain' | 'testCompanies'>,
): boolean {
  const domain = staffDomain?.toLowerCase().replace(/^@/, '')
  const isStaff = domain ? username.toLowerCase().endsWith(`@${domain}`) : false
  return isStaff || testCompanies.includes(companyId)
}

import type { ClearanceAuthority } from '@kontor/contract'
import type { Settings } from '../../../platform/index.ts'
import type { Authority } from './authority.ts'
import { loopback } from './loopback.ts'

/** The countries in which bills are reported, by what their systems are called. */
const systems = { RO: 'RO e-Factura' } as const

/** The authorities to which companies of this installation can report now. */
export const authoritiesOf = ({ clearance }: Pick<Settings, 'clearance'>) =>
  clearance === undefined
    ? []
    : Object.entries(systems).map(([country, system]) => ({ country, system, authority: clearance }))

/** The one of a country; undefined where an operator has set none. */
export const authorityIn = (settings: Pick<Settings, 'clearance'>, country: string): ClearanceAuthority | undefined =>
  authoritiesOf(settings).find((one) => one.country === country)?.authority

const byName: Readonly<Record<ClearanceAuthority, Authority>> = { LOOPBACK: loopback }

export const authorityOf = (
  settings: Pick<Settings, 'clearance'>,
  { country, authority }: { readonly country: string; readonly authority: ClearanceAuthority },
): Authority | undefined => (authorityIn(settings, country) === authority ? byName[authority] : undefined)

export type { Verdict } from './authority.ts'

import { type Message, t } from '@kontor/i18n'

/** Who takes part once somebody asks people in: they do, too, or would not read the answers. */
export const asking = (personId: string | null, asked: readonly string[]): readonly string[] =>
  personId === null || asked.length === 0 ? asked : [...new Set([...asked, personId])]

/** Why a person cannot see a thread of their company; undefined where they can. */
export const whyNotSee = (personId: string, participants: readonly string[]): Message | undefined =>
  participants.length === 0 || participants.includes(personId) ? undefined : t`only invited people can read it`

/** Why a company cannot change a thread itself; undefined where it can. */
export const whyNotChange = (ownerId: string, companyId: string): Message | undefined =>
  ownerId === companyId ? undefined : t`another company opened it`

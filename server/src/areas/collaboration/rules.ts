import { type Said, said } from '@kontor/ubl'
/** Why a person cannot see a thread of their company; undefined where they can. */
export const whyNotSee = (personId: string, participants: readonly string[]): Said | undefined =>
  participants.length === 0 || participants.includes(personId)
    ? undefined
    : said`it is kept to those who were asked into it`

/** Why a company cannot change a thread itself; undefined where it can. */
export const whyNotChange = (ownerId: string, companyId: string): Said | undefined =>
  ownerId === companyId ? undefined : said`another company opened it`

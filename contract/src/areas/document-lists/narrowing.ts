import { documentStates, shellTypes, systemTags } from '../../enumerations/index.ts'
import { currency, date, decimal, id, list, maybe, oneOf, text, yes } from '../../words/index.ts'

const uuidPattern = '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}'

/** What a list is narrowed to; what is done with a whole list takes the same. */
export const narrowing = {
  /** In the shell’s words, too (decision 21); a type that no list shows finds nothing. */
  type: maybe(list(oneOf(shellTypes), { max: shellTypes.length })),
  stag: maybe(list(oneOf(systemTags), { max: 6 })),
  tag: maybe(list(text({ max: 100 }), { max: 20 })),
  withouttag: maybe(list(text({ max: 100 }), { max: 20 })),
  state: maybe(list(oneOf(documentStates), { max: 19 })),
  q: maybe(
    text({
      max: 200,
      says: 'Words or their beginnings: number, party, item, note, requester, accounting reference; or an amount.',
    }),
  ),
  connection: maybe(id('connection')),
  /** Those of the partners in one of the company's groups, as it is now. */
  group: maybe(id('group')),
  currency: maybe(currency()),
  minissuedate: maybe(date()),
  maxissuedate: maybe(date()),
  minduedate: maybe(date()),
  maxduedate: maybe(date()),
  /** The days on which an invoice was said to be paid. */
  minpaiddate: maybe(date()),
  maxpaiddate: maybe(date()),
  minamount: maybe(decimal()),
  maxamount: maybe(decimal()),
  assignee: maybe(
    text({
      max: 36,
      pattern: `^(me|${uuidPattern})$`,
      says: 'me, or the id of a colleague: what is given to them and not done.',
    }),
  ),
  onlydrafts: yes(false),
  toanswer: yes(false),
}

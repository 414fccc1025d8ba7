import { type Complaint, complain } from './complaint.ts'
import type { Statement } from './statements.ts'

/** Those before were written while nothing was released; they have run, and stay as they are. */
const firstHeld = '0100'

/** A migration that takes away what the release before no longer uses says so in its name. */
const contracts = /^\d{4}_contract_/

const takesAway =
  /^drop (?:table|view|function|procedure)\b|^alter table .*\b(?:drop column|rename|set not null|alter (?:column )?\w+ (?:set data )?type)\b/i

const subject = /^(?:drop (?:table|view|function|procedure)|alter table)(?: if exists| only)* (\w+)/i

/**
 * Rule 13: the release before goes on working beside the new one while processes are upgraded one after the other, so a
 * migration only adds. What it makes itself it may shape as it likes.
 */
export function expandComplaints(statements: readonly Statement[]): Complaint[] {
  const made = new Set(
    statements.flatMap(({ file, bare }) => {
      const [, name] =
        /^create (?:or replace )?(?:table|view|function|procedure)(?: if not exists)? (\w+)/i.exec(bare) ?? []
      return name === undefined ? [] : [`${file} ${name}`]
    }),
  )
  return statements
    .filter(({ file, bare }) => file >= firstHeld && !contracts.test(file) && takesAway.test(bare))
    .filter(({ file, bare }) => !made.has(`${file} ${subject.exec(bare)?.[1] ?? ''}`))
    .map((statement) =>
      complain(
        13,
        statement,
        'the release before still runs beside this one: add what is new now, and take away what is old in the release ' +
          'after, in a migration called NNNN_contract_….',
      ),
    )
}

import { codeOf } from '../boundaries/imports.ts'

/**
 * What no constant, parameter, field, function or type is called, and what it is called instead. (`few` is a
 * plural category of CLDR, too, and cannot be told apart.)
 */
export const names: ReadonlyMap<string, string> = new Map([
  ['most', 'with unit and meaning, such as maxAttachmentBytes; limit where it is that of a query'],
  ['far', 'with unit and meaning'],
  ['odd', 'after what is wrong with it'],
  ['quicker', 'with unit and meaning'],
  ['told', 'after what it holds, such as reported or notified'],
  ['said', 'after what it is: message, reply, output, reason, quote data'],
  ['Said', 'after what it is, such as Statement or Reply'],
  ['Told', 'after what it holds, such as Outcome or Event'],
  ['patience', 'timeoutMs, or what is waited for with its unit'],
  ['lookAgain', 'pollIntervalMs, or how long an answer is kept'],
  ['lookEvery', 'checkIntervalMs'],
  ['keptFor', 'with its unit, such as keptForMs'],
  ['handOver', 'after what is handed over: submitMail, deliverAtOnce, moveAssignment'],
  ['anew', 'after what it makes, such as again or repeated'],
  ['tally', 'rollup, counts, quantities'],
  ['cube', 'rollup'],
  ['countable', 'count source'],
  ['picking', 'search page'],
  ['lane', 'worker queue, column'],
  ['linger', 'drain delay'],
  ['leash', 'parent watchdog'],
  ['keepers', 'personal data'],
  ['judging', 'validation'],
  ['reaching', 'access'],
  ['documentServices', 'after the resource'],
  ['documentMaking', 'after the resource'],
])

/**
 * Files in which a column, or a key of stored JSON, keeps the name that rows have of old; what is made of it bears a name of
 * its own.
 */
export const namedByRows: ReadonlyMap<string, string> = new Map(
  [
    'mail/commands/send-mail.ts',
    'mail/store/mails.ts',
    'peppol/store.ts',
    'requisitions/commands/bring-quote.ts',
    'requisition-lines/rules/uploaded-quote.ts',
    'requisition-lines/rules/uploaded-quote.test.ts',
  ].map((path) => [`server/src/areas/${path}`, 'said']),
)

/** A place where a forbidden name is given to something. */
export interface GivenName {
  readonly path: string
  readonly line: number
  readonly name: string
}

const forbidden = [...names.keys()].join('|')
const forbiddenWord = new RegExp(`\\b(?:${forbidden})\\b`)
const text = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g

/**
 * Where a name is given: `const most`, `function most(`, a parameter or field `most: number`, one of several in `{ most }`
 * or `[least, most]`, `most =>`. Using a name that somebody else gave is no offence.
 */
const given = new RegExp(
  [
    `\\b(?:const|let|var|function|class|interface|type|enum)\\s+(${forbidden})\\b`,
    `(?:[({,[]|\\breadonly|\\n)\\s*(?:\\.\\.\\.)?(${forbidden})\\s*\\??\\s*(?=[,:)}\\]]|=(?!=))`,
    `(?<![.\\w])(${forbidden})\\s*=>`,
  ].join('|'),
  'g',
)

/** The forbidden names that a file gives; what stands in its comments and texts is prose. */
export function givenNames(file: { readonly path: string; readonly text: string }): GivenName[] {
  if (!forbiddenWord.test(file.text)) return []
  const code = codeOf(file.text).replace(text, (part) => ' '.repeat(part.length))
  // Mostly it stood in a comment.
  if (!forbiddenWord.test(code)) return []
  return [...code.matchAll(given)].map((match) => {
    const name = (match[1] ?? match[2] ?? match[3])!
    return { path: file.path, line: code.slice(0, match.index + match[0].indexOf(name)).split('\n').length, name }
  })
}

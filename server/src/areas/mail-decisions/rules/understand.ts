import { type Message, t } from '@kontor/i18n'
import { approves, declines, doubts, objects, plainWord, saysNo } from './words.ts'

/** What a reply decides, or why nothing. */
export type Understood =
  | { readonly outcome: 'ACCEPT' | 'REJECT'; readonly reason: string | undefined }
  | { readonly unclear: Message }

const maxReasonLength = 2000

/** “Hello Lena,” on a line of its own is passed over. */
const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|day)|hallo|guten (?:tag|morgen)|liebe[rs]?|sehr geehrte[rs]?|moin|hej|kære|goddag|bonjour|salut|cher|chère|hola|buenos días|buenas tardes|estimad[oa]|مرحب[اً]*|السلام عليكم|عزيزي|عزيزتي)(?=$|[\s,!.،])[^\n]{0,60}\n/iu

const word = String.raw`[\p{L}\p{M}'’‘\u0060´]+(?:\.\p{L}+)*`
const opening = new RegExp(String.raw`^[^\p{L}\p{N}?]*(${word})(?:[ \t]+(${word}))?`, 'u')
const every = new RegExp(word, 'gu')

/**
 * What somebody decides by what they wrote themselves: the first word says it, what comes after it is the reason. Whatever could
 * mean something else decides nothing: who approves sets no condition, and who declines says why.
 */
export function understand(written: string): Understood {
  const text = written.replace(greeting, '').trim()
  if (text === '') return { unclear: t`there is no text of yours above the quoted e-mail` }
  const [, first = '', second = ''] = opening.exec(text) ?? []
  const both = `${first} ${second}`
  const answer = [both, first].find((words) => approves(words) || declines(words) || saysNo(words))
  if (answer === undefined) return { unclear: t`it does not begin with a word that approves or declines` }
  const after = text.slice(
    text.indexOf(first) +
      (answer === both ? text.slice(text.indexOf(first)).indexOf(second) + second.length : first.length),
  )
  const reason =
    after
      .replace(/^[^\p{L}\p{N}]+/u, '')
      .slice(0, maxReasonLength)
      .trim() || undefined
  if (approves(answer)) return isUnconditional(answer, after) ? { outcome: 'ACCEPT', reason } : { unclear: doubtful }
  if (saysNo(answer) && isNoObjection(after)) return { unclear: doubtful }
  return reason === undefined ? { unclear: t`the reason is missing` } : { outcome: 'REJECT', reason }
}

const doubtful = t`the text after the first word makes the decision unclear`

function isUnconditional(answer: string, after: string): boolean {
  // In French it begins a condition, and in Spanish it is a “yes” in a hurry.
  if (plainWord(answer) === 'si' && !/^\s*(?:$|[.,!;:\n])/.test(after)) return false
  const words = after.match(every) ?? []
  return !/[?؟]/.test(after) && !words.some((one) => doubts(one) || declines(one) || saysNo(one))
}

const isNoObjection = (after: string): boolean => {
  const words = after.match(every) ?? []
  return objects(words[0] ?? '') || words.some(approves)
}

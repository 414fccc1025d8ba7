import { CodingListEntry, list, type Of, record } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { faultsIn } from '../../platform/http/index.ts'

/** What a place answers of a list: its entries, or what is wrong. */
export type Codes = { readonly entries: readonly Of<typeof CodingListEntry>[] } | { readonly problem: Message }

const answer = record({ Entries: list(CodingListEntry, { min: 1, max: 10_000 }) })
const faultsOf = faultsIn(answer.schema, 'answer')
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads the entries of a list as another program wrote them: JSON in the form of what adds entries to a list (CLI-05). */
export function readCodes(bytes: Uint8Array): Codes {
  let value: unknown
  try {
    value = JSON.parse(utf8.decode(bytes))
  } catch {
    return { problem: t`The answer is not JSON in UTF-8.` }
  }
  const [fault] = faultsOf(value)
  if (fault !== undefined) return { problem: fault.message }
  return { entries: (value as Of<typeof answer>).Entries }
}

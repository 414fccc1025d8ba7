import { type DocumentHead, headOf, read, responseOf, type Tree } from '@kontor/ubl'
import { check } from './check.ts'
import type { Parsed } from './parsed.ts'

/**
 * Reads a document in this thread: what comes from outside goes through `parsing` instead, in a worker.
 *
 * @throws Refusal of ubl, with what, where and how to mend it.
 */
export function parse(bytes: Uint8Array): Parsed {
  const tree = read(bytes)
  const head = headOf(tree)
  return { ...fieldsOf(head), ...answerOf(tree), ...check(tree) }
}

const fieldsOf = (head: DocumentHead) => ({
  ublType: head.type,
  number: head.id,
  senderName: head.sender.name,
  receiverName: head.receiver.name,
  references: head.references.flatMap(({ uuid }) => uuid ?? []),
  ...present({
    issueDate: head.issueDate,
    dueDate: head.dueDate,
    currency: head.currency,
    amount: head.payableAmount,
    note: head.note,
  }),
})

function answerOf(tree: Tree): Pick<Parsed, 'answer'> {
  if (tree.type !== 'ApplicationResponse') return {}
  const { responseCode, reasonCode, reason, documentUuid } = responseOf(tree)
  return { answer: { responseCode, ...present({ reasonCode, reason, documentId: documentUuid }) } }
}

/** Without the fields that the document does not have. */
function present<T extends Record<string, string | undefined>>(fields: T): { [K in keyof T]?: string } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as {
    [K in keyof T]?: string
  }
}

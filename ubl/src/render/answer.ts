import { responseOf } from '../document/application-response.ts'
import { text } from '../xml/access.ts'
import { documentText, ourWords } from './line.ts'
import { type Fact, factsOf, type Sheet } from './sheet.ts'
import { wordFor } from './words.ts'

/** What an answer says of another document: accepted, rejected, why. */
export function answerFacts(sheet: Sheet): Fact[] {
  const { tree, words } = sheet
  const given = answered(sheet)
  if (!given) return []
  const { code, reason } = given
  const ofAnother = tree.type === 'ApplicationResponse' || tree.type === 'DocumentStatus' ? responseOf(tree) : undefined
  const [response] = factsOf([
    [words('paper.response'), ourWords(code && wordFor(words, `paper.answer.${code}`, code))],
  ])
  return [
    ...(response && code ? [{ ...response, tone: tones[code] ?? ('info' as const) }] : []),
    ...factsOf([
      [ofAnother?.documentType ?? words('paper.answeredDocument'), documentText(ofAnother?.documentId)],
      [words('paper.reason'), documentText(reason)],
    ]),
  ]
}

function answered({ tree }: Sheet): { code?: string | undefined; reason?: string | undefined } | undefined {
  const { type, root } = tree
  if (type === 'ApplicationResponse' || type === 'DocumentStatus') {
    const response = responseOf(tree)
    return { code: response.responseCode, reason: response.reason ?? response.reasonCode }
  }
  if (type === 'OrderResponse') return { code: text(root, 'cbc:OrderResponseCode') }
  if (type === 'OrderResponseSimple')
    return {
      code: text(root, 'cbc:AcceptedIndicator') === 'true' ? 'AP' : 'RE',
      reason: text(root, 'cbc:RejectionNote'),
    }
  if (type === 'OrderCancellation') return { reason: text(root, 'cbc:CancellationNote') }
  return undefined
}

const tones: Readonly<Record<string, Fact['tone']>> = { AP: 'good', PD: 'good', CA: 'good', RE: 'bad' }

import { responseOf } from '../document/application-response.ts'
import { children, text, textOf } from '../xml/access.ts'
import { type Html, html, type Piece } from './html.ts'
import { factList, own, type Sheet } from './sheet.ts'
import { wordFor } from './words.ts'

/** What an answer says of another document: accepted, rejected, why. */
export function answer(sheet: Sheet): Html | undefined {
  const { tree, words } = sheet
  const said = answered(sheet)
  if (!said) return undefined
  const rows: (readonly [string, Piece])[] = [
    [words('paper.response'), said.code && state(sheet, said.code)],
    [words('paper.reason'), own(said.reason)],
  ]
  if (tree.type === 'ApplicationResponse' || tree.type === 'DocumentStatus') {
    const of = responseOf(tree)
    rows.splice(1, 0, [of.documentType ?? words('paper.answeredDocument'), own(of.documentId)])
  }
  const list = factList(rows)
  return list && html`<section>${list}</section>`
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

const tones: Readonly<Record<string, string>> = { AP: 'good', PD: 'good', CA: 'good', RE: 'bad' }

const state = (sheet: Sheet, code: string): Html =>
  html`<span class="state ${tones[code] ?? 'info'}">${wordFor(sheet.words, `paper.answer.${code}`, code)}</span>`

/** Free text of the document: its notes, and what an enquiry asks or a catalogue describes. */
export function notes(sheet: Sheet): Html | undefined {
  const { root } = sheet.tree
  const found = [...children(root, 'cbc:Note'), ...children(root, 'cbc:Description')]
    .map((note) => textOf(note))
    .filter((note) => note !== undefined)
  if (found.length === 0) return undefined
  return html`<section><h2>${sheet.words('paper.notes')}</h2>${found.map((note) => html`<p class="text">${own(note)}</p>`)}</section>`
}

import { at, child, children, text, textOf } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { type Html, html, type Piece } from './html.ts'
import { factList, own, type Sheet } from './sheet.ts'
import { wordFor } from './words.ts'

/** How the amount is to be paid. */
export function payment(sheet: Sheet): Html | undefined {
  const { root } = sheet.tree
  const means = children(root, 'cac:PaymentMeans').map((one) => meansFacts(sheet, one))
  const terms = children(root, 'cac:PaymentTerms')
    .flatMap((one) => children(one, 'cbc:Note'))
    .map((note) => html`<p class="text">${own(textOf(note))}</p>`)
  if (means.every((one) => one === undefined) && terms.length === 0) return undefined
  return html`<section><h2>${sheet.words('paper.payment')}</h2>${means}${terms}</section>`
}

function meansFacts(sheet: Sheet, means: XmlElement): Html | undefined {
  const { words } = sheet
  const account = child(means, 'cac:PayeeFinancialAccount')
  const branch = child(account, 'cac:FinancialInstitutionBranch')
  const code = text(means, 'cbc:PaymentMeansCode')
  return factList([
    [words('paper.means'), code && wordFor(words, `paper.means.${code}`, code)],
    [words('paper.account'), own(grouped(text(account, 'cbc:ID')))],
    [words('paper.bank'), own(text(branch, 'cbc:ID') ?? text(branch, 'cac:FinancialInstitution', 'cbc:ID'))],
    [words('paper.accountName'), own(text(account, 'cbc:Name'))],
    [words('paper.paymentReference'), own(text(means, 'cbc:PaymentID'))],
  ])
}

/** An IBAN in groups of four, as banks print it; anything else as it is. */
const grouped = (account: string | undefined): string | undefined =>
  account && /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account) ? account.replace(/(.{4})(?=.)/g, '$1 ') : account

/** Supporting documents, by name; nothing is linked, for a page must not lead out of itself. */
export function attachments(sheet: Sheet): Html | undefined {
  const { root } = sheet.tree
  const found: Piece[] = children(root, 'cac:AdditionalDocumentReference').map((reference) => {
    const names = [
      text(reference, 'cbc:ID'),
      text(reference, 'cbc:DocumentDescription') ?? text(reference, 'cbc:DocumentType'),
      at(reference, 'cac:Attachment', 'cbc:EmbeddedDocumentBinaryObject')?.attributes.find(
        (one) => one.name === 'filename',
      )?.value,
      text(reference, 'cac:Attachment', 'cac:ExternalReference', 'cbc:URI'),
    ].filter((name) => name !== undefined)
    return html`<li>${names.map((name, i) => [i > 0 && html` · `, own(name)])}</li>`
  })
  if (found.length === 0) return undefined
  return html`<section><h2>${sheet.words('paper.attachments')}</h2><ul>${found}</ul></section>`
}

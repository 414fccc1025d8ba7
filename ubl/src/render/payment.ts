import { discountsIn, takenOff, wordsOfTerms } from '../document/discounts.ts'
import { at, attribute, child, children, text, textOf } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { documentText, joined, type Line, ourWords } from './line.ts'
import { type Fact, factsOf, type Section, type Sheet } from './sheet.ts'
import { wordFor } from './words.ts'

/** How the amount is to be paid. */
export function payment(sheet: Sheet): Section | undefined {
  const { root } = sheet.tree
  const facts = children(root, 'cac:PaymentMeans')
    .map((one) => meansFacts(sheet, one))
    .filter((list) => list.length > 0)
  const paragraphs = children(root, 'cac:PaymentTerms')
    .flatMap((one) => children(one, 'cbc:Note'))
    .flatMap((note) => termsLines(sheet, textOf(note)))
  if (facts.length === 0 && paragraphs.length === 0) return undefined
  return { title: sheet.words('paper.payment'), facts, paragraphs }
}

/** Payment terms as they are written, discounts in words. */
function termsLines({ head, words, format, currency }: Sheet, terms: string | undefined): Line[] {
  const bill = { issueDate: head.issueDate, payable: head.payableAmount ?? '', currency }
  const discounts = discountsIn(terms).map((discount) => {
    const percent = format.percent(discount.percent)
    const taken = takenOff(discount, bill)
    if (!taken) return ourWords(words('paper.discount', { percent, days: discount.days }))
    const amount = `${format.amount(taken.amount, currency)} ${currency}`
    return ourWords(words('paper.discountUntil', { percent, date: format.date(taken.until), amount }))
  })
  return [documentText(wordsOfTerms(terms)), ...discounts].filter((line) => line !== undefined)
}

function meansFacts(sheet: Sheet, means: XmlElement): Fact[] {
  const { words } = sheet
  const account = child(means, 'cac:PayeeFinancialAccount')
  const branch = child(account, 'cac:FinancialInstitutionBranch')
  const code = text(means, 'cbc:PaymentMeansCode')
  return factsOf([
    [words('paper.means'), ourWords(code && wordFor(words, `paper.means.${code}`, code))],
    [words('paper.account'), documentText(grouped(text(account, 'cbc:ID')))],
    [words('paper.bank'), documentText(text(branch, 'cbc:ID') ?? text(branch, 'cac:FinancialInstitution', 'cbc:ID'))],
    [words('paper.accountName'), documentText(text(account, 'cbc:Name'))],
    [words('paper.paymentReference'), documentText(text(means, 'cbc:PaymentID'))],
  ])
}

/** An IBAN in groups of four, as banks print it; anything else as it is. */
const grouped = (account: string | undefined): string | undefined =>
  account && /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account) ? account.replace(/(.{4})(?=.)/g, '$1 ') : account

/** Supporting documents, by name; nothing is linked, for a page must not lead out of itself. */
export function attachments(sheet: Sheet): Section | undefined {
  const { root } = sheet.tree
  const items = children(root, 'cac:AdditionalDocumentReference')
    .map((reference) => {
      const names = [
        text(reference, 'cbc:ID'),
        text(reference, 'cbc:DocumentDescription') ?? text(reference, 'cbc:DocumentType'),
        attribute(at(reference, 'cac:Attachment', 'cbc:EmbeddedDocumentBinaryObject'), 'filename'),
        text(reference, 'cac:Attachment', 'cac:ExternalReference', 'cbc:URI'),
      ]
      return joined(
        names.map((name) => documentText(name)),
        ' · ',
      )
    })
    .filter((line) => line !== undefined)
  if (items.length === 0) return undefined
  return { title: sheet.words('paper.attachments'), items }
}

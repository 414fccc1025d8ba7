import type { FrameLocator, Locator, Page } from 'playwright-core'
import { tabTo } from './keyboard.ts'

export interface InvoiceLine {
  readonly item: string
  readonly quantity: string
  readonly price: string
  /** Per cent of VAT. */
  readonly rate: string
}

/** The rows of the list that hold a text: a number, an amount. */
export const rowsWith = (app: FrameLocator, text: string): Locator => app.getByRole('row').filter({ hasText: text })

/** Opens the editor on a new invoice; its number, which the service proposes. */
export async function newInvoice(app: FrameLocator): Promise<string> {
  await app.getByRole('button', { name: 'New invoice' }).click()
  return proposedNumber(app)
}

export async function proposedNumber(app: FrameLocator): Promise<string> {
  const heading = app.getByRole('heading', { level: 1, name: /^Invoice \S+/ })
  return ((await heading.textContent()) ?? '').replace('Invoice ', '')
}

/** Types the lines as a clerk does: Tab to the next field, Enter to the next line. */
export async function typeLines(page: Page, app: FrameLocator, lines: readonly InvoiceLine[]): Promise<void> {
  for (const [at, { item, quantity, price, rate }] of lines.entries()) {
    const cell = (column: string) => app.getByRole('textbox', { name: `${column}, line ${at + 1}` })
    await tabTo(page, cell('Item'))
    await page.keyboard.type(item)
    for (const [column, text] of [
      ['Quantity', quantity],
      ['Price', price],
      ['VAT rate', rate],
    ] as const) {
      await tabTo(page, cell(column))
      await page.keyboard.type(text)
    }
    if (at < lines.length - 1) await page.keyboard.press('Enter')
  }
}

/** The figure that a list of definitions has for a term: `figure(app, 'Payable')`. */
export const figure = (app: FrameLocator, term: string): Locator =>
  app
    .locator('dl > div')
    .filter({ has: app.getByRole('term').filter({ hasText: term }) })
    .getByRole('definition')

/** Where a document stands: `standing(app, 'Business')` beside `standing(app, 'Delivery')`. */
export const standing = (app: FrameLocator, axis: 'Delivery' | 'Business'): Locator => figure(app, axis)

/** Waits until what was typed is safe; on a phone there is no room to say so. */
export const draftIsSaved = (app: FrameLocator): Promise<void> =>
  app.getByText(/^Draft, saved/).waitFor({ state: 'attached' })

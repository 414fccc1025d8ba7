import type { FrameLocator, Locator, Page } from 'playwright-core'
import { vi } from 'vitest'
import { tabTo } from './keyboard.ts'
import { sizeOf, timeoutMs } from './pages.ts'

export interface InvoiceLine {
  readonly item: string
  readonly quantity: string
  readonly price: string
  /** Per cent of VAT. */
  readonly rate: string
}

/** The rows of the list that hold a text: a number, an amount. */
export const rowsWith = (app: FrameLocator, text: string): Locator => app.getByRole('row').filter({ hasText: text })

/**
 * Opens a bill by its number. Others may have come since that stand before it: it is searched for, and what was
 * found is marked.
 */
export async function openBill(app: FrameLocator, number: string, type = 'Invoice'): Promise<void> {
  await app.getByRole('searchbox', { name: 'Search documents' }).fill(number)
  const row = rowsWith(app, number)
    .filter({ has: app.locator('mark') })
    .first()
  // On a phone one click opens it, and a second one would fall on what has opened.
  const isPhone = sizeOf(390).width === row.page().viewportSize()?.width
  await (isPhone ? row.click() : row.dblclick())
  await app.getByRole('heading', { level: 1, name: `${type} ${number}` }).waitFor()
}

/** Opens the document of a row, which a preview beside the list shows before; what it is called, with its number. */
export async function openRow(app: FrameLocator, text: string): Promise<string> {
  await rowsWith(app, text).first().dblclick()
  const heading = app.getByRole('heading', { level: 1, name: /^\D+ \S*\d/ })
  return (await heading.textContent()) ?? ''
}

/** Opens the editor on a new invoice; its number, which the service proposes. */
export async function newInvoice(app: FrameLocator): Promise<string> {
  await app.getByRole('button', { name: 'New invoice' }).click()
  return proposedNumber(app)
}

/** The number in the heading of what is open, an invoice unless told. */
export async function proposedNumber(app: FrameLocator, type = 'Invoice'): Promise<string> {
  const heading = app.getByRole('heading', { level: 1, name: new RegExp(`^${type} \\S+`) })
  return ((await heading.textContent()) ?? '').slice(type.length + 1)
}

/** Types the lines as a clerk does: Tab to the next field, Enter to the next line. */
export async function typeLines(page: Page, app: FrameLocator, lines: readonly InvoiceLine[]): Promise<void> {
  for (const [at, { item, quantity, price, rate }] of lines.entries()) {
    const cell = (column: string) =>
      app.getByRole(column === 'Item' ? 'combobox' : 'textbox', { name: `${column}, line ${at + 1}` })
    await tabTo(page, cell('Item'))
    await page.keyboard.type(item)
    // Leaves what may be proposed for it.
    await page.keyboard.press('Tab')
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

/** The figure that a list of definitions has for a term: `figure(app, 'Amount due')`. */
export const figure = (app: FrameLocator, term: string): Locator =>
  app
    .locator('dl > div')
    .filter({ has: app.getByRole('term').filter({ hasText: term }) })
    .getByRole('definition')

/** Where a document stands: `standing(app, 'Business')` beside `standing(app, 'Delivery')`. */
export const standing = (app: FrameLocator, axis: 'Delivery' | 'Business'): Locator => figure(app, axis)

/** Waits until what was typed is safe; on a phone there is no room to say so. */
export const draftIsSaved = (app: FrameLocator): Promise<void> =>
  app.getByText(/^Draft saved/).waitFor({ state: 'attached' })

/** Uploads an invoice and opens it: the draft is shown. */
export async function uploadInvoice(app: FrameLocator, number: string, xml: string): Promise<void> {
  await app.getByRole('button', { name: 'Upload' }).click()
  const dialog = app.getByRole('dialog', { name: 'Upload documents' })
  const file = { name: `${number}.xml`, mimeType: 'text/xml', buffer: Buffer.from(xml) }
  await dialog.locator('input[type=file]').setInputFiles([file])
  await dialog.getByRole('button', { name: `Open ${number}` }).click()
  await app.getByRole('heading', { level: 1, name: `Invoice ${number}` }).waitFor()
}

/** Sends the draft that is open to the party that it names, and waits until it is there. */
export async function send(app: FrameLocator, number: string): Promise<void> {
  await app.getByRole('button', { name: 'Send…' }).click()
  const dialog = app.getByRole('dialog', { name: `Send ${number}` })
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await standing(app, 'Delivery').filter({ hasText: 'Delivered' }).waitFor()
}

/** Sends the answer that was given to the open document, instead of letting the seconds pass in which it can be undone. */
export const sendNow = (app: FrameLocator): Promise<void> => app.getByRole('button', { name: 'Send now' }).click()

/**
 * Gives an answer to the open document and sends it now; past a warning, where one stands: other journeys send bills
 * that are alike.
 */
export async function give(app: FrameLocator, answer: 'Accept' | 'Mark as paid' | 'Confirm payment'): Promise<void> {
  const name = new RegExp(`^${answer}…?( \\S)?$`)
  const chosen = await offered(app, name)
  const asks = (await chosen.textContent())?.includes('…')
  await chosen.click()
  if (asks) await app.getByRole('button', { name: `${answer} anyway` }).click()
  await sendNow(app)
}

/** The button of an action, or its place in the menu of the others; what a partner did may take a moment to allow it. */
export async function offered(app: FrameLocator, name: RegExp): Promise<Locator> {
  const [button, item] = [app.getByRole('button', { name }), app.getByRole('menuitem', { name })]
  const more = app.getByRole('button', { name: 'More actions' })
  const look = async (): Promise<Locator> => {
    if (await button.isVisible()) return button
    if (!(await more.isVisible())) throw new Error(`${name} is not offered`)
    await more.click()
    await app.getByRole('menu').waitFor()
    if (await item.isVisible()) return item
    await app.getByRole('menu').press('Escape')
    await app.getByRole('menu').waitFor({ state: 'detached' })
    throw new Error(`${name} is not offered`)
  }
  return vi.waitFor(look, { timeout: timeoutMs, interval: 50 })
}

/** A part of what is known of a document, by its tab. */
export const tab = (app: FrameLocator, name: string): Locator => app.getByRole('tab', { name: new RegExp(name) })
export const openTab = (app: FrameLocator, name: string): Promise<void> => tab(app, name).click()

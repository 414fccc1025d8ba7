import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { choose } from './support/choose.ts'
import { eventually, test } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { kontor } from './support/kontor.ts'
import { pictureOf } from './support/paper.ts'
import { jonas, miriam, nadja } from './support/people.ts'
import { headDecides, saveRequisition } from './support/procurement.ts'
import { mainly } from './support/widths.ts'

const buy = '#/Kontor.Buy/'

test('what somebody needs is asked for by keyboard, approved on a phone, and reaches the supplier as an order', async ({
  signIn,
}) => {
  // The head decides, whoever of the others is away just now.
  await headDecides()

  const { page, app } = await signIn(miriam, { at: `${buy}new` })
  const type = async (role: 'textbox' | 'combobox', name: string, text: string) => {
    await tabTo(page, app.getByRole(role, { name, exact: true }))
    await page.keyboard.type(text)
  }
  await app.getByRole('textbox', { name: 'Purpose' }).waitFor()
  await page.keyboard.press('Control+Enter')
  await app.getByText('Enter what you need.').waitFor()
  await type('textbox', 'Purpose', 'Wrenches for the workshop')
  await type('combobox', 'Item 1', 'Torque wrench')
  await page.keyboard.press('Tab')
  await type('textbox', 'Quantity, item 1', '3')
  await type('textbox', 'Price, item 1', '118.50')
  await type('combobox', 'Supplier, item 1', 'Brandt')
  await app.getByRole('option', { name: nadja.company }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await app.getByText('355.50').first().waitFor()
  await barsNobody(page)
  await page.keyboard.press('Control+Enter')
  const row = app.getByRole('button', { name: /Wrenches for the workshop/ })
  await row.getByText('Awaiting approval').waitFor()
  await barsNobody(page)

  const phone = await signIn(jonas, { width: 390, scheme: 'dark', at: buy })
  await phone.app.getByRole('button', { name: /Wrenches for the workshop/ }).click()
  await phone.app.getByText(/because the company requires approval for every requisition|is above/).waitFor()
  await barsNobody(phone.page)
  await phone.app.getByRole('button', { name: 'Approve' }).click()
  await phone.app.getByRole('button', { name: /Wrenches for the workshop/ }).waitFor()

  await row.click()
  await app.getByRole('button', { name: /^Open order/ }).waitFor()
  const number =
    (await app.getByRole('button', { name: /^Open order/ }).getAttribute('aria-label'))?.replace('Open order ', '') ??
    ''
  const supplier = await signIn(nadja, { at: `#/Kontor.Documents/?q=${number}` })
  await supplier.app.getByText('Nordlicht Handel AG').first().waitFor()
  await supplier.app.getByText(number).first().waitFor()
})

test('what is refused says why, and is taken back and written anew', async ({ signIn }) => {
  const { app, page } = await signIn(miriam, { width: 390, at: buy })
  const row = app.getByRole('button', { name: /New coffee machine/ })
  await row.getByText('Declined').waitFor()
  await row.click()
  await app.getByText('still under warranty').waitFor()
  await app.getByRole('button', { name: 'Withdraw' }).click()
  await eventually(() => app.getByRole('textbox', { name: 'Purpose' }).inputValue()).toBe('New coffee machine')
  await app.getByRole('textbox', { name: 'Purpose' }).fill('Repair of the coffee machine')
  // A file is kept with what is typed, and stays with its line.
  const photo = { name: 'leak.png', mimeType: 'image/png', buffer: pictureOf(40, 30) }
  await app.locator('.buy-line input[type=file]').setInputFiles(photo)
  await app.getByRole('button', { name: 'Download leak.png' }).waitFor()
  await barsNobody(page)
  await saveRequisition(app)
  await app.getByRole('tab', { name: 'Drafts' }).click()
  await app.getByRole('button', { name: /Repair of the coffee machine/ }).waitFor()
})

for (const { width, scheme } of mainly(390, [
  { width: 1280, scheme: 'light' },
  { width: 390, scheme: 'dark' },
] as const))
  test(`what is bought together stands under one name, and is discarded again, at ${width} px`, async ({ signIn }) => {
    const { app, page } = await signIn(miriam, { width, scheme, at: `${buy}new` })
    const purpose = `Workplace ${crypto.randomUUID().slice(0, 8)}`
    await app.getByRole('textbox', { name: 'Purpose' }).fill(purpose)
    await app.getByRole('combobox', { name: 'Item 1', exact: true }).fill('Lamp')
    await app.getByRole('textbox', { name: 'Price, item 1' }).fill('40')
    await app.getByRole('button', { name: 'Add bundle' }).click()
    // One types on where one is.
    await eventually(() =>
      app.getByRole('textbox', { name: 'Bundle 2' }).evaluate((one) => one.ownerDocument.activeElement === one),
    ).toBe(true)
    await app.getByRole('combobox', { name: 'Item 3', exact: true }).fill('Desk')
    await app.getByRole('textbox', { name: 'Price, item 3' }).fill('300')
    await saveRequisition(app)
    await app.getByText('Enter a name for the bundle.').waitFor()
    await app.getByRole('textbox', { name: 'Bundle 2' }).fill('Workplace')
    await app.getByRole('button', { name: 'Add item to bundle 2' }).click()
    await app.getByRole('combobox', { name: 'Item 4', exact: true }).fill('Chair')
    await app.getByRole('textbox', { name: 'Price, item 4' }).fill('200')
    await app.getByText('540.00').first().waitFor()
    await barsNobody(page)
    await saveRequisition(app)
    await app.getByRole('tab', { name: 'Drafts' }).click()
    await app.getByRole('button', { name: purpose }).click()
    await eventually(() => app.getByRole('textbox', { name: 'Bundle 2' }).inputValue()).toBe('Workplace')
    // Its number can be read beside the buttons, on a phone too.
    await eventually(() =>
      app
        .getByRole('heading', { level: 1 })
        .evaluate((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1),
    ).toBe(false)
    await app.getByRole('button', { name: 'Remove item 3' }).click()
    await eventually(() => app.getByRole('combobox', { name: 'Item 3', exact: true }).inputValue()).toBe('Chair')
    await app.getByRole('button', { name: 'Remove bundle 2 with its items' }).click()
    await eventually(() => app.getByRole('combobox', { name: /^Item / }).count()).toBe(1)
    await app.getByRole('button', { name: 'More actions' }).click()
    await app.getByRole('menuitem', { name: 'Discard draft…' }).click()
    const sure = app.getByRole('alertdialog')
    await barsNobody(page)
    await sure.getByRole('button', { name: 'Discard draft' }).click()
    await app.getByRole('button', { name: purpose }).getByText('Canceled').waitFor()
    await app.getByRole('tab', { name: 'Drafts' }).click()
    await eventually(() => app.getByRole('button', { name: purpose }).count()).toBe(0)
  })

test('a buyer finds the supplier that was left open, and orders', async ({ signIn }) => {
  const { app, page } = await signIn(miriam, { at: buy })
  await app.getByRole('button', { name: /Winter jackets/ }).click()
  await choose(
    app.getByRole('combobox', { name: 'Supplier, item 1' }),
    'Brandt',
    app.getByRole('option', { name: nadja.company }).first(),
  )
  await eventually(() => app.locator('.buy-read-line').first().textContent()).toContain(nadja.company)
  await barsNobody(page)
  await app.getByRole('button', { name: 'Order', exact: true }).click()
  const row = app.getByRole('button', { name: /Winter jackets/ })
  await row.getByText('Ordered').waitFor()
  expect(await row.count()).toBe(1)
})

test('who has asked for much reads on to the oldest', async ({ signIn }) => {
  const call = await signedIn(kontor().shell, miriam)
  for (let at = 1; at <= 110; at += 1)
    await call(
      'PUT',
      `procurement/documents/requisitions/${crypto.randomUUID()}`,
      JSON.stringify({ Note: `Shelf ${at} of the new store`, Lines: [] }),
    )
  const { app } = await signIn(miriam, { at: buy })
  await app.getByRole('tab', { name: 'Drafts' }).click()
  const rows = app.getByRole('button', { name: /of the new store/ })
  for (const count of [50, 100]) {
    await eventually(() => rows.count()).toBe(count)
    await app.getByRole('button', { name: 'Show more' }).click()
  }
  await app.getByRole('button', { name: /Shelf 1 of the new store/ }).waitFor()
  await eventually(() => app.getByRole('button', { name: 'Show more' }).count()).toBe(0)
})

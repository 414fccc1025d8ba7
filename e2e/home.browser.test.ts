import { describe, expect } from 'vitest'
import { barsNobody, seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { choose } from './support/choose.ts'
import { give, openBill, rowsWith } from './support/documents.ts'
import { arrivedInvoice } from './support/invoice.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { received } from './support/orders.ts'
import { jonas, karl, lena, nadja } from './support/people.ts'
import { mainly } from './support/widths.ts'

const home = '#/Kontor.Home/'

const bits = [{ item: 'Drill bits, set of 19', quantity: 12, price: 34.9 }]

const tile = ({ app }: Visit, name: string) => app.getByRole('button', { name: new RegExp(`^${name} `) })

/** How many documents a tile counts; none where there is no such tile. */
async function counted(visit: Visit, name: string): Promise<number> {
  const found = tile(visit, name)
  if ((await found.count()) === 0) return 0
  return Number(/\d+/.exec((await found.textContent()) ?? '')?.[0])
}

const goTo = ({ page }: Visit, at: string) =>
  page.evaluate((hash) => {
    location.hash = hash
  }, at)

describe.each(mainly(1280, [{ width: 1280 }, { width: 390 }]))('Home at $width px', ({ width }) => {
  test('a clerk opens what waits and answers it; the tile of a colleague who watches goes down at once', async ({
    signIn,
  }) => {
    const number = `WAITS-${width}`
    await arrivedInvoice(number, bits)
    const [clerk, colleague] = await Promise.all([
      signIn(lena, { width, at: home }),
      signIn(jonas, { width, at: home }),
    ])
    await tile(colleague, 'To answer').waitFor()
    await tile(clerk, 'To answer').click()
    await clerk.page.waitForURL(/Kontor\.Documents\/\?view=toAnswer$/)
    const before = await counted(colleague, 'To answer')
    await openBill(clerk.app, number)
    await give(clerk.app, 'Accept')
    await clerk.page.getByText(/^Response to .* sent\.$/).waitFor()

    await eventually(() => counted(colleague, 'To answer')).toBe(before - 1)
    await goTo(clerk, home)
    await eventually(() => counted(clerk, 'To answer')).toBe(before - 1)
  })

  test('a clerk hands a bill to her head with a question; he finds it on his Home, answers and is done, and she sees it', async ({
    signIn,
  }) => {
    const number = `ASKED-${width}`
    await arrivedInvoice(number, bits)
    const [clerk, head] = await Promise.all([signIn(lena, { width }), signIn(jonas, { width, at: home })])
    await tile(head, 'To answer').waitFor()
    await openBill(clerk.app, number)
    if (width === 390) await clerk.app.getByRole('tab', { name: 'Assignment' }).click()
    else await clerk.page.keyboard.press('e')
    await choose(
      clerk.app.getByRole('combobox', { name: 'Assign to' }),
      'jonas',
      clerk.app.getByRole('option', { name: 'Jonas Petersen' }),
    )
    await clerk.app.getByRole('textbox', { name: 'Comment' }).fill('Did you order these?')
    await clerk.app.getByRole('button', { name: 'Assign', exact: true }).click()
    await clerk.app.getByRole('combobox', { name: 'Reassign to' }).waitFor()
    expect(await seriousProblems(clerk.page)).toEqual([])
    expect(Math.max(...(await sidewaysScroll(clerk.page)))).toBe(0)

    const forHim = head.app
      .getByRole('region', { name: 'Assigned to you' })
      .getByRole('button', { name: new RegExp(number) })
    await forHim.getByText('Did you order these?').waitFor()
    await forHim.click()
    await head.app.getByRole('heading', { level: 1, name: `Invoice ${number}` }).waitFor()
    await head.app.getByRole('tab', { name: 'Assignment' }).click()
    await head.app.getByRole('textbox', { name: 'Comment' }).fill('I did.')
    await head.app.getByRole('button', { name: 'Comment' }).click()
    const steps = clerk.app.getByRole('list', { name: 'Activity' }).getByRole('listitem')
    await steps.filter({ hasText: /Commented.*Jonas Petersen · I did\./ }).waitFor()
    await head.app.getByRole('button', { name: 'Mark as done' }).click()
    await clerk.app.getByText('Unassigned').waitFor()
    await goTo(head, home)
    await eventually(() => forHim.count()).toBe(0)
  })

  test('a supplier who comes once a month sees when money comes, and that it was sent', async ({ signIn }) => {
    const number = `MONTHLY-${width}`
    await arrivedInvoice(number, bits)
    const supplier = await signIn(nadja, { width, at: home })
    const due = supplier.app.getByRole('table')
    await due.getByText('To receive').waitFor()
    expect(await due.getByText('To pay').count()).toBe(0)
    expect(await due.getByRole('row').filter({ hasText: 'EUR' }).count()).toBeGreaterThan(0)
    const figures = supplier.app.getByRole('region', { name: 'Key figures' })
    await figures.getByRole('heading', { name: 'Payment turnaround' }).waitFor()
    await figures.getByRole('button', { name: /On average until your invoices are paid/ }).waitFor()
    const before = await counted(supplier, 'Payments to confirm')

    const buyer = await signIn(lena, { width, at: '#/Kontor.Documents/?view=toAnswer&type=invoice' })
    await openBill(buyer.app, number)
    await give(buyer.app, 'Mark as paid')
    await buyer.page.getByText(/^Response to .* sent\.$/).waitFor()

    await eventually(() => counted(supplier, 'Payments to confirm')).toBe(before + 1)
    await supplier.app.getByRole('listitem').filter({ hasText: 'Payment sent' }).first().waitFor()
    await tile(supplier, 'Payments to confirm').click()
    await supplier.page.waitForURL(/folder=sales&state=PAID_UNCONFIRMED/)
    await eventually(() => rowsWith(supplier.app, 'Payment sent').count()).toBe(before + 1)
  })

  test('nothing on Home bars anybody, in either theme', async ({ signIn }) => {
    const visited = await signIn(lena, { width, at: home })
    await tile(visited, 'To answer').waitFor()
    await visited.app.getByRole('heading', { name: 'Rejection rate' }).waitFor()
    await barsNobody(visited.page)
  })
})

test('the figures of what waits stand on one line, however long the words above them', async ({ signIn }) => {
  const visited = await signIn(lena, { at: home })
  await tile(visited, 'To answer').waitFor()
  const figures = await visited.app.locator('.home-figure').all()
  expect(figures.length).toBeGreaterThan(2)
  const tops = await Promise.all(figures.map(async (figure) => (await figure.boundingBox())?.y))
  expect(new Set(tops).size).toBe(1)
})

test('a first step that was put away stays away, by the keyboard too', async ({ signIn }) => {
  const { page, app } = await signIn(karl, { at: home })
  const card = app.getByRole('heading', { name: 'Explore the app store' })
  await card.waitFor()
  await app.getByRole('button', { name: 'Dismiss: Explore the app store' }).focus()
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/cards') && answer.request().method() === 'PUT')
  await page.keyboard.press('Enter')
  await eventually(() => card.count()).toBe(0)
  await kept
  await page.reload()
  await tile({ page, app } as Visit, 'Awaiting partner').waitFor()
  await app.getByRole('heading', { name: 'Rejection rate' }).waitFor()
  expect(await card.count()).toBe(0)

  // The figures of the company, in the order that its director wants; each opens what it counts.
  const cards = app.getByRole('region', { name: 'Key figures' }).getByRole('heading', { level: 3 })
  const before = await cards.allTextContents()
  await app.getByRole('button', { name: 'Choose figures' }).click()
  const dialog = app.getByRole('dialog')
  await dialog.getByRole('button', { name: `Move down: ${before[0]}` }).press('Enter')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await eventually(() => cards.allTextContents()).toEqual([before[1], before[0], ...before.slice(2)])
  await app.getByRole('button', { name: /Customers rejected/ }).click()
  await page.waitForURL(/Kontor\.Documents\/\?.*state=REJECTED_BY_RECEIVER/)
})

test('a paper without an amount stands in its row as one with it, and opened it has no business status to tell', async ({
  signIn,
}) => {
  await received('Chalk')
  const { app } = await signIn(karl, { width: 390, at: home })
  const rows = app.getByRole('button', { name: /Receipt advice|Order |Invoice / })
  await rows.filter({ hasText: 'Receipt advice' }).first().waitFor()
  const edges = await rows.evaluateAll((all) =>
    all.map((row) => {
      const { left, right } = row.getBoundingClientRect()
      const boxes = [...row.children].map((part) => part.getBoundingClientRect())
      const [party, time] = [boxes[0], boxes.at(-1)]
      return [Math.round((party?.left ?? 0) - left), Math.round(right - (time?.right ?? 0))]
    }),
  )
  expect(new Set(edges.map(String)).size).toBe(1)
  await rows.filter({ hasText: 'Receipt advice' }).first().click()
  await app.getByText('Delivery', { exact: true }).first().waitFor()
  expect(await app.getByText('Business', { exact: true }).count()).toBe(0)
})

import { randomInt } from 'node:crypto'
import { expect } from 'vitest'
import { barsNobody, seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { choose } from './support/choose.ts'
import { rowsWith, standing } from './support/documents.ts'
import { arrivedInvoice } from './support/invoice.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { jonas, lena } from './support/people.ts'
import { mainly } from './support/widths.ts'

const { shell } = kontor()
const bar = ({ app }: Visit) => app.getByRole('toolbar', { name: 'Selected documents' })

/** Selects some bills, which alone are found. */
async function selectAll({ app }: Visit, numbers: readonly string[]): Promise<void> {
  for (const number of numbers) await rowsWith(app, number).first().getByRole('checkbox').click()
  await app.getByText(`${numbers.length} selected`).waitFor()
}

test.for(mainly(390, [1280, 390]))(
  'F-210, F-213: the head of accounts payable approves two bills at once, and gives them to a clerk (%i px)',
  async (width, { signIn }) => {
    // Another try finds nothing of the one before, and no bill of another journey is for the same sum: it would warn.
    const name = `TO${width}-${randomInt(1000, 9999)}`
    const price = randomInt(10_001, 49_999) / 100
    const numbers = [`${name}-91`, `${name}-92`]
    const clerk = await signedIn(shell, lena)
    for (const [at, number] of numbers.entries()) {
      const id = await arrivedInvoice(number, [{ item: `Chain, ${number}`, quantity: 1, price: price + at }])
      await clerk('POST', `approval-service/v0/steps/current/${id}`, '{}')
    }
    const head = await signIn(jonas, { width })
    // An amount that is cut off would read as a smaller one.
    const totals = head.app.locator('.doc-sums')
    await totals.getByText('GBP').waitFor()
    expect(await totals.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true)
    await head.app.getByRole('searchbox', { name: 'Search documents' }).fill(name)
    await head.app.getByText('2 documents', { exact: true }).waitFor()
    if (width === 390) await head.app.getByRole('button', { name: 'Select', exact: true }).click()
    await selectAll(head, numbers)
    await bar(head).getByRole('button', { name: 'Answer' }).click()
    await head.app.getByRole('menuitem', { name: 'Approve…' }).click()
    await head.app.getByRole('button', { name: 'Approve', exact: true }).click()
    await head.app.getByText('2 documents approved.').waitFor()

    await selectAll(head, numbers)
    await bar(head).getByRole('button', { name: 'Assign…' }).click()
    const giving = head.app.getByRole('dialog', { name: 'Assign 2 documents' })
    await giving.getByRole('button', { name: 'Assign', exact: true }).click()
    await giving.getByText('Select a colleague.').waitFor()
    await choose(giving.getByRole('combobox'), 'lena', head.app.getByRole('option', { name: lena.name }))
    expect([await seriousProblems(head.page), Math.max(...(await sidewaysScroll(head.page)))]).toEqual([[], 0])
    await giving.getByRole('button', { name: 'Assign', exact: true }).click()
    await head.app.getByText(`2 documents assigned to ${lena.name}.`).waitFor()

    const hers = await signIn(lena, { width })
    await hers.app.getByRole('searchbox', { name: 'Search documents' }).fill(name)
    await hers.app.getByText('2 documents', { exact: true }).waitFor()
    // What is hers stands by itself.
    const mine = hers.app.getByRole('tab', { name: /^Assigned to me/ })
    await mine.click()
    await hers.app.getByText('2 documents', { exact: true }).waitFor()
    await rowsWith(hers.app, `${name}-91`).first().dblclick()
    await eventually(() => standing(hers.app, 'Business').textContent()).toContain('To answer')
    await hers.page.keyboard.press('e')
    await hers.app.getByRole('list', { name: 'Assignee' }).getByText(lena.name).first().waitFor()
  },
)

test('two bills are rejected at once for one reason, and both wait for ten seconds to be undone', async ({
  signIn,
}) => {
  const numbers = ['REFUSE-1', 'REFUSE-2']
  for (const [at, number] of numbers.entries())
    await arrivedInvoice(number, [{ item: `Belt, ${number}`, quantity: 1, price: 50 + at }])
  const head = await signIn(jonas)
  await head.app.getByRole('searchbox', { name: 'Search documents' }).fill('REFUSE-')
  await head.app.getByText('2 documents', { exact: true }).waitFor()
  await selectAll(head, numbers)
  await bar(head).getByRole('button', { name: 'Answer' }).click()
  await head.app.getByRole('menuitem', { name: 'Reject…' }).click()
  const asked = head.app.getByRole('dialog', { name: 'Reject: 2 documents?' })
  await asked.getByRole('button', { name: 'Reject', exact: true }).click()
  await asked.getByText('Choose a reason. Your partner sees it.').waitFor()
  await asked.getByRole('button', { name: /Reason/ }).click()
  await head.app.getByRole('option', { name: /quantity/i }).click()
  await barsNobody(head.page)
  await asked.getByRole('button', { name: 'Reject', exact: true }).click()
  await eventually(() => rowsWith(head.app, 'Rejecting').count()).toBe(2)
  await head.page.keyboard.press('u')
  await eventually(() => rowsWith(head.app, 'Rejecting').count()).toBe(0)
})

test('what is chosen adds up to a sum in each of its currencies, and none is cut off', async ({ signIn }) => {
  const currencies = ['EUR', 'DKK', 'GBP']
  for (const currency of currencies)
    await arrivedInvoice(`SUMS-${currency}`, [{ item: 'Crane', quantity: 1, price: 1_234_567 }], currency)
  const head = await signIn(jonas)
  await head.app.getByRole('searchbox', { name: 'Search documents' }).fill('SUMS-')
  await head.app.getByText('3 documents', { exact: true }).waitFor()
  await selectAll(
    head,
    currencies.map((currency) => `SUMS-${currency}`),
  )
  const chosen = head.app.getByRole('status').filter({ hasText: '3 selected' })
  const hidden = await chosen.evaluate((count) => {
    const all = count.parentElement as HTMLElement
    const room = all.getBoundingClientRect()
    const inside = [...all.children].map((one) => one.getBoundingClientRect().right <= room.right + 1)
    return [inside.length, inside.filter((is) => !is).length]
  })
  expect(hidden).toEqual([4, 0])
})

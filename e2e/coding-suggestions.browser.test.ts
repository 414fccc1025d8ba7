import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { openBill } from './support/documents.ts'
import { arrivedInvoice } from './support/invoice.ts'
import { eventually, test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { jonas, lena } from './support/people.ts'
import { mainly } from './support/widths.ts'

test.for(mainly(1280, [1280, 390]))(
  'a clerk codes a bill once, and is suggested the same for the next one of its kind, with why (%i px)',
  async (width, { signIn }) => {
    // Words of their own, so that no other bill is like these.
    const run = randomUUID().slice(0, 8)
    const item = `Palladium gasket ${run}`
    const [first, second] = [`SUG-${run}-1`, `SUG-${run}-2`]
    await arrivedInvoice(first, [{ item: `${item} 10/2026`, quantity: 1, price: width + 0.31 }])
    const next = await arrivedInvoice(second, [{ item: `${item} 11/2026`, quantity: 1, price: width + 0.62 }])
    const { page, app } = await signIn(lena, { width })
    const openCoding = async (number: string) => {
      await openBill(app, number)
      await app.getByRole('tab', { name: 'Coding' }).click()
    }
    const field = (name: string) => app.getByRole('combobox', { name })
    await openCoding(first)
    // Typed one after the other and saved, faster than any of it is looked up.
    await field('Account Line 1').fill('4805')
    await page.keyboard.press('Tab')
    await field('Cost center Line 1').fill('KST-210')
    // By its text: while the field's list is open, what lies outside of it has no role.
    await app.getByText('Save coding', { exact: true }).click()
    await app.getByText('All required codes are set').waitFor()
    expect(await field('Account Line 1').inputValue()).toBe('4805 Repairs and maintenance')
    expect(await field('Cost center Line 1').inputValue()).toBe('KST-210 Purchasing')

    const asking = await signedIn(kontor().shell, lena)
    const suggested = async () => {
      const asked = await asking('POST', 'ada/workflow/coding/suggest', JSON.stringify({ documentId: next }))
      const { suggestions } = (await asked.json()) as { suggestions: { value: { code: string } }[] }
      return suggestions.map(({ value }) => value.code)
    }
    await eventually(suggested).toContain('4805')
    await app.getByRole('button', { name: 'Documents', exact: true }).click()
    await openCoding(second)
    const line = app.getByRole('region', { name: /^Line 1/ })
    await line
      .getByText(/^67%. Used 1 of 1 times for lines with this text from /)
      .first()
      .waitFor()
    await line.getByRole('button', { name: 'Account: use 4805 Repairs and maintenance' }).click()
    expect(await field('Account Line 1').inputValue()).toBe('4805 Repairs and maintenance')
    const costCenter = line.getByRole('button', { name: 'Cost center: use KST-210 Purchasing' })
    await costCenter.click()
    // Used, it stays where it is: nothing that is pressed may move.
    expect(await costCenter.isDisabled()).toBe(true)
    expect(await seriousProblems(page)).toEqual([])
    expect(Math.max(...(await sidewaysScroll(page)))).toBe(0)
    await app.getByRole('button', { name: 'Save coding' }).click()
    await app.getByText('All required codes are set').waitFor()
    await eventually(() => line.getByText(/^67%/).count()).toBe(0)
  },
)

test('the head of accounts payable sees how well codes were suggested, and says from when on they are', async ({
  signIn,
}) => {
  const { page, app } = await signIn(jonas, { at: '#/Kontor.Admin/codes' })
  const part = app.getByRole('region', { name: 'Suggested codes' })
  await part.getByText(/^Last 12 months: /).waitFor()
  expect(await part.getByRole('table').getByRole('row').count()).toBeGreaterThan(1)
  const probability = part.getByRole('textbox', { name: 'Show from a probability of (%)' })
  await probability.fill('')
  await part.getByRole('button', { name: 'Save suggestions' }).click()
  await part.getByText('Enter a number from 0 to 100.').waitFor()
  await probability.fill('59.5')
  await part.getByRole('button', { name: 'Save suggestions' }).click()
  await page.getByText('Suggestion settings saved.').waitFor()
  await probability.fill('60')
  await part.getByRole('button', { name: 'Save suggestions' }).click()
  await eventually(() => part.getByRole('button', { name: 'Save suggestions' }).getAttribute('aria-busy')).not.toBe(
    'true',
  )
})

test('the head of accounts payable says where lists of codes are kept, and reads why they could not be read', async ({
  signIn,
}) => {
  const { page, app } = await signIn(jonas, { at: '#/Kontor.Admin/codes' })
  const part = app.getByRole('region', { name: 'Codes from another system' })
  await part.getByRole('button', { name: 'Save address' }).click()
  await part.getByText('Enter the address, such as https://erp.example.com/codes.').waitFor()
  await part.getByLabel('Address').fill('https://erp.example/codes')
  await part.getByRole('checkbox', { name: 'CPV' }).press('Space')
  await part.getByRole('button', { name: 'Save address' }).click()
  await page.getByText('Saved. Reading the lists now.').waitFor()
  await part.getByText(/^Couldn’t read a list: .*erp\.example.* The list is unchanged\.$/).waitFor()
  // Nobody is asked every day what nobody answers.
  await part.getByRole('checkbox', { name: 'Fill these lists every day' }).press('Space')
  await part.getByRole('button', { name: 'Save address' }).click()
  await eventually(() => part.getByText(/^Couldn’t read/).count()).toBe(0)
})

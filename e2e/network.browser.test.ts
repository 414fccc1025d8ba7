import { expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { ada, miriam } from './support/people.ts'
import { mainly } from './support/widths.ts'

const looksRight = async ({ page }: Visit) =>
  expect([await seriousProblems(page), Math.max(...(await sidewaysScroll(page)))]).toEqual([[], 0])

test.for(mainly(1280, [1280, 390]))(
  'an administrator groups partners, writes down what was agreed with one and what is to be known of it, and keeps one who is not on Kontor (%i px)',
  async (width, { signIn }) => {
    const scheme = width === 390 ? 'dark' : 'light'
    const visit = await signIn(miriam, { width, scheme, at: '#/Kontor.Network/' })
    const { app, page } = visit
    const partners = app.getByRole('list', { name: 'Connected' })
    await partners.getByRole('button', { name: 'Brandt Werkzeuge GmbH' }).waitFor()
    await looksRight(visit)

    const mark = crypto.randomUUID().slice(0, 6)
    const name = `Cleaning ${mark}`
    await app.getByRole('tab', { name: 'Groups' }).click()
    await app.getByRole('button', { name: 'New group' }).click()
    const group = app.getByRole('dialog')
    await group.getByRole('button', { name: 'Save' }).click()
    await group.getByText('Enter a name for the group.').waitFor()
    await group.getByRole('textbox', { name: 'Name' }).fill(name)
    await page.keyboard.press('Enter')
    await app.getByRole('list', { name: 'Groups' }).getByRole('button', { name }).getByText('No partners').waitFor()

    await app.getByRole('tab', { name: 'Connected' }).click()
    await app.getByRole('searchbox').fill('brandt')
    await eventually(() => partners.getByRole('listitem').count()).toBe(1)
    await partners.getByRole('button', { name: 'Brandt Werkzeuge GmbH' }).click()
    await app.getByText('DAP – Delivered at place').waitFor()
    // Who is in the group is known a moment after its name.
    await eventually(() => app.getByRole('checkbox', { name }).isEnabled()).toBe(true)
    await app.getByRole('checkbox', { name }).press('Space')
    await eventually(() => app.getByRole('checkbox', { name }).isChecked()).toBe(true)
    await app.getByRole('button', { name: 'Edit payment terms' }).click()
    const terms = app.getByRole('dialog')
    await terms.getByRole('textbox', { name: 'Days until due' }).fill('5')
    await terms.getByRole('button', { name: 'Save' }).click()
    await terms.getByText('The discount must end no later than the due date.').waitFor()
    await terms.getByRole('textbox', { name: 'Days until due' }).fill(String(40 + width))
    await terms.getByRole('button', { name: 'Save' }).click()
    await app.getByText(`Net ${(40 + width).toLocaleString('en-US')} days · 2% within 10 days`).waitFor()
    await looksRight(visit)

    const [subject, owner] = [`Prices hold until June ${mark}`, `Owner ${mark}`]
    await page.keyboard.press('n')
    const note = app.getByRole('dialog')
    await note.getByRole('button', { name: 'Save note' }).click()
    await note.getByText('Enter what the note is about.').waitFor()
    await note.getByRole('textbox', { name: 'Subject' }).fill(subject)
    await note.locator('input[type=file]').setInputFiles({
      name: 'prices.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Drill bits, set of 19: 34.90'),
    })
    await note.getByRole('button', { name: 'Save note' }).click()
    const noted = app.getByRole('list', { name: 'Notes' }).getByRole('listitem').filter({ hasText: subject })
    await noted.getByText('Miriam Adler').waitFor()
    const file = page.waitForEvent('download')
    await noted.getByRole('button', { name: 'prices.txt' }).click()
    expect((await file).suggestedFilename()).toBe('prices.txt')
    await app.getByRole('button', { name: 'Edit your records' }).click()
    const records = app.getByRole('dialog')
    await records.getByRole('textbox', { name: 'New field' }).fill(owner)
    await records.getByRole('textbox', { name: 'Value' }).fill('Svea Lindqvist')
    await page.keyboard.press('Enter')
    await app.getByRole('term').filter({ hasText: owner }).waitFor()
    await looksRight(visit)

    await app.getByRole('button', { name: 'Partners', exact: true }).click()
    await app.getByRole('button', { name: /Your records/ }).click()
    await app.getByRole('option', { name: owner }).click()
    await eventually(() => partners.getByRole('listitem').count()).toBe(1)
    await partners.getByText('Svea Lindqvist').waitFor()
    await app.getByRole('button', { name: /Your records/ }).click()
    await app.getByRole('option', { name: 'All records' }).click()
    await app.getByRole('button', { name: /Group/ }).click()
    await app.getByRole('option', { name }).click()
    await eventually(() => partners.getByRole('listitem').count()).toBe(1)

    const outside = `Window Cleaners ${mark} Ltd`
    await app.getByRole('button', { name: 'Add a partner' }).click()
    const form = app.getByRole('dialog')
    await form.getByRole('textbox', { name: 'Company name' }).fill(outside)
    await form.getByRole('textbox', { name: 'Email' }).fill('windows@cleaners')
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByText('Enter two letters, e.g. DE.').waitFor()
    await form.getByRole('textbox', { name: 'Country' }).fill('gb')
    await form.getByRole('textbox', { name: 'Email' }).fill(`windows-${mark}@cleaners.example`)
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'hidden' })
    await app.getByRole('button', { name: /Group/ }).click()
    await app.getByRole('option', { name: 'All groups' }).click()
    await app.getByRole('searchbox').fill(outside)
    await partners.getByRole('button', { name: outside }).getByText('Not on Kontor').waitFor()
  },
)

test('an invoice is due as was agreed with its receiver, and offers the discount', async ({ signIn }) => {
  const { app } = await signIn(ada, { at: '#/Kontor.Documents/new/invoice' })
  await app.getByRole('combobox', { name: 'To' }).fill('Nordlicht Handel AG')
  await app.getByRole('option', { name: 'Nordlicht Handel AG', exact: true }).click()
  await app.getByText('14 days', { exact: true }).waitFor()
  await eventually(() => app.getByLabel('Percent, discount 1').inputValue()).toBe('3.00')
})

test('a partner is asked for something and fills it in; another says what it thinks of them, and they show it', async ({
  signIn,
}) => {
  const buyer = await signIn(miriam, { at: '#/Kontor.Network/?view=fields' })
  const label = `Bank confirmation ${crypto.randomUUID().slice(0, 6)}`
  await buyer.app.getByRole('button', { name: 'New field' }).click()
  const field = buyer.app.getByRole('dialog')
  await field.getByRole('textbox', { name: 'Question or name' }).fill(label)
  await field.getByRole('checkbox', { name: 'Required' }).press('Space')
  await field.getByRole('button', { name: 'Save' }).click()
  await buyer.app.getByRole('list', { name: 'Partner fields' }).getByRole('button', { name: label }).waitFor()
  await looksRight(buyer)

  const supplier = await signIn(ada, { at: '#/Kontor.Network/' })
  await supplier.app.getByRole('button', { name: 'Nordlicht Handel AG', exact: false }).first().click()
  const asked = supplier.app.getByRole('region', { name: 'Nordlicht Handel AG asks you for' })
  await asked.getByText('Missing').first().waitFor()
  await looksRight(supplier)
  await asked.getByRole('button', { name: 'Fill in' }).click()
  await supplier.app.getByRole('dialog').getByRole('textbox', { name: label }).fill('On file since March')
  await supplier.app.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await asked.getByText('On file since March').waitFor()

  await buyer.app.getByRole('tab', { name: 'Connected' }).click()
  await buyer.app.getByRole('button', { name: 'Studio Okafor' }).click()
  await buyer.app.getByText('On file since March').waitFor()
  await buyer.app.getByRole('button', { name: 'Recommend', exact: true }).click()
  const words = `Posters that people keep: ${crypto.randomUUID().slice(0, 6)}.`
  await buyer.app.getByRole('dialog').getByRole('textbox', { name: 'Recommendation' }).fill(words)
  await buyer.app.getByRole('dialog').getByRole('button', { name: 'Send recommendation' }).click()
  await buyer.app.getByText(/It appears here once they accept it/).waitFor()

  await supplier.app.getByRole('button', { name: 'Partners', exact: true }).click()
  await supplier.app.getByRole('tab', { name: /Recommendations/ }).click()
  await supplier.app.getByRole('listitem').filter({ hasText: words }).waitFor()
  await looksRight(supplier)
  await supplier.app.getByRole('button', { name: 'Show on profile: Nordlicht Handel AG' }).click()
  await supplier.app.getByText('On your profile').waitFor()
  await buyer.app.getByRole('listitem').filter({ hasText: words }).waitFor({ timeout: 20_000 })
})

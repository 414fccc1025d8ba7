import { expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { test } from './support/journey.ts'
import { lena, miriam } from './support/people.ts'
import { mainly } from './support/widths.ts'

test.for(mainly(390, [1280, 390]))(
  'an administrator adds a legal entity with its addresses, and a colleague reads it (%i px)',
  async (width, { signIn }) => {
    const name = `Nordlicht Energie ${width} GmbH`
    const { page, app } = await signIn(miriam, { width, at: '#/Kontor.Admin/legal-entities' })
    await app.getByRole('button', { name: /^Nordlicht Logistik GmbH/ }).waitFor()
    await app.getByRole('button', { name: 'Add legal entity' }).click()
    const field = (label: string) => app.getByRole('textbox', { name: label, exact: true })
    // Saved without a name, the form says what is missing and keeps what was typed.
    await field('ID in your ERP').fill(String(width))
    await app.getByRole('button', { name: 'Save legal entity' }).click()
    await app.getByText('Enter the registered name.').waitFor()
    await field('Registered name').fill(name)
    await app.getByRole('button', { name: 'Add identifier' }).click()
    await field('Identifier type 1').fill('DE:VAT')
    await field('Identifier 1').fill('DE136695976')
    await app.getByRole('button', { name: 'Add billing address' }).click()
    const billing = app.getByRole('group', { name: 'Billing address 1' })
    await billing.getByRole('textbox', { name: 'Street' }).fill('Große Bleichen')
    await billing.getByRole('textbox', { name: 'City' }).fill('Hamburg')
    expect(await billing.getByRole('checkbox', { name: 'Default' }).isChecked()).toBe(true)
    // A second address that becomes the default takes it from the first.
    await app.getByRole('button', { name: 'Add billing address' }).click()
    const second = app.getByRole('group', { name: 'Billing address 2' })
    await second.getByRole('textbox', { name: 'City' }).fill('Bremen')
    await second.getByText('Default').click()
    expect(await billing.getByRole('checkbox', { name: 'Default' }).isChecked()).toBe(false)
    expect(await seriousProblems(page)).toEqual([])
    expect(Math.max(...(await sidewaysScroll(page)))).toBe(0)
    await app.getByRole('button', { name: 'Save legal entity' }).click()
    await app.getByRole('button', { name }).waitFor()

    const clerk = await signIn(lena, { width, at: '#/Kontor.Admin/legal-entities' })
    await clerk.app.getByRole('button', { name }).click()
    await clerk.app.getByRole('heading', { name }).waitFor()
    expect(await clerk.app.getByRole('textbox', { name: 'Identifier 1', exact: true }).inputValue()).toBe('DE136695976')
    expect(
      await clerk.app
        .getByRole('group', { name: 'Billing address 2' })
        .getByRole('textbox', { name: 'City' })
        .inputValue(),
    ).toBe('Bremen')
    expect(await clerk.app.getByRole('button', { name: 'Save legal entity' }).count()).toBe(0)
  },
)

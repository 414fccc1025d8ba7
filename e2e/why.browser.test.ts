import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { arrivedInvoice } from './support/invoice.ts'
import { eventually, test } from './support/journey.ts'
import { hasFocus } from './support/keyboard.ts'
import { lena, miriam } from './support/people.ts'
import { mainly } from './support/widths.ts'

const people = '#/Kontor.Admin/people'

/** Another document each time that it is tried. */
let tries = 0

test.for(mainly(390, [1280, 390]))(
  'an administrator asks why a colleague may or may not do something, and reads the rule that decides (%i px)',
  async (width, { signIn }) => {
    tries += 1
    const number = `WHY-${width}-${tries}`
    await arrivedInvoice(number, [{ item: 'Torque wrench', quantity: 1, price: 80 }])
    const visit = await signIn(miriam, { width, at: people })
    const { page, app } = visit
    await app.getByRole('button', { name: `Explain access of ${lena.name}` }).click()
    const answer = app.getByRole('region', { name: 'Result' })
    await answer.getByText(`${lena.name} can do this: the role “AP clerk” includes this permission.`).waitFor()
    await barsNobody(visit.page)

    // With a document, found by its number, without the mouse.
    await app.getByRole('button', { name: 'Action' }).focus()
    await page.keyboard.press('Enter')
    // The list is seen a moment before it has the keyboard.
    await eventually(() => hasFocus(app.getByRole('option', { name: 'Read a document' }))).toBe(true)
    await page.keyboard.type('Edit')
    await eventually(() => hasFocus(app.getByRole('option', { name: 'Edit a draft' }))).toBe(true)
    await page.keyboard.press('Enter')
    const which = app.getByRole('combobox', { name: 'Document' })
    await which.focus()
    await page.keyboard.type(number)
    await app.getByRole('option').filter({ hasText: number }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await answer
      .getByText(`${lena.name} has the permission, but the object’s current state doesn’t allow it.`)
      .waitFor()
    await answer.getByText('can no longer be changed').waitFor()
    await answer.getByText('server/src/areas/entries/rules/actions.ts').waitFor()
    await barsNobody(visit.page)

    // The question is the address: whoever gets it asks the same.
    await eventually(() => new URL(page.url()).hash).toMatch(/do=document\.edit&object=/)
    const chosen = `Invoice ${number}`
    expect(await which.inputValue()).toBe(chosen)
    await page.reload()
    await answer.getByText('can no longer be changed').waitFor()
    await eventually(() => which.inputValue()).toBe(chosen)

    // What the role decides, and where she has none.
    await app.getByRole('button', { name: 'Object type' }).click()
    await app.getByRole('option', { name: 'Permission' }).click()
    await app.getByRole('button', { name: 'Action' }).click()
    await app.getByRole('option', { name: 'Change the company’s name, address and identifiers' }).click()
    await answer.getByText(`${lena.name} can’t do this: the role “AP clerk” doesn’t include this permission.`).waitFor()
    const person = app.getByRole('combobox', { name: 'Person' })
    await person.fill(miriam.name)
    await app.getByRole('option', { name: miriam.name }).click()
    await answer
      .getByText(`${miriam.name} can do this: the role “Company administrator” includes this permission.`)
      .waitFor()

    const colleague = await signIn(lena, { width, at: people })
    await colleague.app.getByText(miriam.name).waitFor()
    expect(await colleague.app.getByRole('button', { name: /^Explain/ }).count()).toBe(0)
  },
)

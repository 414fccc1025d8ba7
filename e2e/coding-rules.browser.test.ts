import { expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { openBill } from './support/documents.ts'
import { arrivedInvoice } from './support/invoice.ts'
import { eventually, test } from './support/journey.ts'
import { jonas, lena } from './support/people.ts'
import { mainly } from './support/widths.ts'

test.for(mainly(390, [1280, 390]))(
  'the head of accounts payable writes a rule, and a clerk is suggested its code with its name (%i px)',
  async (width, { signIn }) => {
    const [item, name] = [`Iridium crucible ${width}`, `Crucibles ${width}`]
    const head = await signIn(jonas, { width, at: '#/Kontor.Admin/codes' })
    const rules = head.app.getByRole('region', { name: 'Coding rules' })
    await rules.getByText('If Line text contains “freight”: Account 4730.').waitFor()
    await rules.getByRole('button', { name: 'New rule…' }).click()
    const dialog = head.app.getByRole('dialog', { name: 'New coding rule' })
    // Pressed before anything is filled in, it says what is missing.
    await dialog.getByRole('button', { name: 'Save rule' }).click()
    await dialog.getByText('Enter a name, such as Hosting.').waitFor()
    await dialog.getByText('Choose at least one code.').waitFor()
    await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
    const condition = dialog.getByRole('group', { name: 'Condition 1' })
    await condition.getByRole('button', { name: /Field/ }).click()
    await head.app.getByRole('option', { name: 'Line text' }).click()
    await condition.getByRole('textbox', { name: 'Value' }).fill('iridium CRUCIBLE')
    const account = dialog.getByRole('combobox', { name: 'Account' })
    await account.fill('small')
    await head.app.getByRole('option', { name: '4980 Tools and small equipment' }).click()
    expect(await seriousProblems(head.page)).toEqual([])
    expect(Math.max(...(await sidewaysScroll(head.page)))).toBe(0)
    await dialog.getByRole('button', { name: 'Save rule' }).click()
    await rules.getByText('If Line text contains “iridium CRUCIBLE”: Account 4980.').waitFor()

    await arrivedInvoice(`RULED-${width}`, [{ item, quantity: 1, price: width + 0.43 }])
    const { app } = await signIn(lena, { width })
    await openBill(app, `RULED-${width}`)
    await app.getByRole('tab', { name: 'Coding' }).click()
    const line = app.getByRole('region', { name: /^Line 1/ })
    await line.getByText(`100%. By the rule “${name}”.`).waitFor()
    await line.getByRole('button', { name: 'Account: use 4980 Tools and small equipment' }).click()
    await eventually(() => app.getByRole('combobox', { name: 'Account Line 1' }).inputValue()).toBe(
      '4980 Tools and small equipment',
    )

    // Set inactive, it proposes no more.
    await rules.getByRole('button', { name: `Edit ${name}…` }).click()
    const edit = head.app.getByRole('dialog', { name: 'Edit coding rule' })
    await edit.getByRole('checkbox', { name: 'Active' }).press('Space')
    await edit.getByRole('button', { name: 'Save rule' }).click()
    await rules.getByText('Not active.').waitFor()
  },
)

import { barsNobody } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { eventually, test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { miriam } from './support/people.ts'
import { mainly } from './support/widths.ts'

const flow = '#/Kontor.Flow/'

test.for(mainly(390, [1280, 390]))(
  'a step that sets the cost centre is added, and one that puts invoices on hold; what is missing is named (%i px)',
  async (width, { signIn }) => {
    const call = await signedIn(kontor().shell, miriam)
    const id = crypto.randomUUID()
    const end = { Id: 'end', Name: 'Done', Kind: 'END', Then: 'NOTHING', Next: [] }
    const body = { Name: `Fields ${id.slice(0, 8)}`, Types: ['invoice'], Start: 'end', Steps: [end] }
    await call('PUT', `workflow/versions/${id}/steps`, JSON.stringify(body))
    const { app, page } = await signIn(miriam, {
      width,
      scheme: width === 390 ? 'dark' : 'light',
      at: `${flow}${id}?part=steps`,
    })
    const dialog = app.getByRole('dialog', { name: 'New step' })
    const choose = async (field: RegExp, option: string | RegExp) => {
      await dialog.getByRole('button', { name: field }).click()
      await app.getByRole('option', { name: option }).first().click()
    }
    const add = async (name: string) => {
      await app.getByRole('button', { name: 'Add step' }).click()
      await choose(/Type/, 'Set a field')
      await dialog.getByRole('textbox', { name: 'Name of the step' }).fill(name)
    }
    await add('Cost center')
    await choose(/Field to set/, 'A code, such as the cost center')
    await choose(/List/, 'Cost center')
    // Only what stands in the list is taken.
    const code = dialog.getByRole('combobox', { name: 'Cost center Code' })
    await code.fill('KST-999')
    await code.press('Tab')
    await eventually(() => code.inputValue()).toBe('')
    await code.fill('KST-34')
    await app.getByRole('option', { name: /^KST-340/ }).click()
    await choose(/Next step/, 'Done')
    await barsNobody(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await app.getByText('Sets Cost center to KST-340').waitFor()

    await add('Keep back')
    await choose(/Field to set/, 'On hold')
    await dialog.getByRole('textbox', { name: /Days on hold/ }).fill('14')
    await choose(/Next step/, 'Cost center')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await app.getByText('Puts the invoice on hold for 14 days').waitFor()
    await app
      .getByRole('region', { name: 'Issues' })
      .getByText('“Keep back” has no reason: enter why it is put on hold.')
      .waitFor()
    await call('DELETE', `workflow/versions/${id}`)
  },
)

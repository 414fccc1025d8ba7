import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { test } from './support/journey.ts'
import { clara, nadja } from './support/people.ts'
import { mainly } from './support/widths.ts'

const forms = '#/Kontor.Forms/'

test.for(mainly(1280, [{ width: 1280 }, { width: 390 }]))(
  'F-145, F-148: a questionnaire is built by keyboard, published and sent; the supplier answers on a phone, corrects what comes back, and is approved ($width px)',
  async ({ width }, { signIn }) => {
    const name = `Packaging ${width}-${Date.now() % 1_000_000}`
    const onboarder = await signIn(clara, { width, at: forms })
    const { page, app } = onboarder
    await app.getByRole('button', { name: 'New questionnaire' }).click()
    await app.getByRole('menuitem', { name: 'Empty questionnaire' }).press('Enter')
    await app.getByRole('textbox', { name: 'Name' }).fill(name)
    const add = async (what: string) => {
      await app.getByRole('button', { name: 'Add', exact: true }).press('Enter')
      await app.getByRole('menuitem', { name: what, exact: true }).press('Enter')
    }
    await add('Text question')
    // The keyboard stands in the new question.
    await page.keyboard.type('What do you pack in?')
    await add('Choice')
    await page.keyboard.type('Do you take packaging back?')
    await app.getByRole('textbox', { name: 'Choices' }).fill('Yes\nNo')
    await add('File upload')
    await page.keyboard.type('Attach your certificate.')
    const blocks = app.getByRole('list', { name: 'Blocks' }).getByRole('listitem')
    expect(await blocks.count()).toBe(3)
    await blocks
      .nth(1)
      .getByRole('textbox', { name: /^Question/ })
      .press('Alt+ArrowUp')
    await blocks.nth(0).getByRole('textbox', { name: 'Choices' }).waitFor()
    // The certificate is asked of who takes packaging back.
    await blocks.nth(2).getByRole('button', { name: /Show/ }).click()
    await app.getByRole('option', { name: 'Do you take packaging back?' }).click()
    await blocks
      .nth(2)
      .getByRole('button', { name: /If the answer is/ })
      .click()
    await app.getByRole('option', { name: 'Yes' }).click()
    await barsNobody(page)
    await app.getByText('Preview').click()
    const preview = app.getByRole('region', { name: 'Preview' })
    await preview.getByRole('radio', { name: 'Yes' }).press('Space')
    await preview.getByText('Attach your certificate.').waitFor()
    await barsNobody(page)
    await app.getByRole('button', { name: 'Publish' }).press('Enter')
    await page.getByText(`${name} is published.`).waitFor()
    await app.getByRole('button', { name: 'Send', exact: true }).click()
    const dialog = app.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Partners' }).fill('brandt')
    await dialog.getByRole('checkbox', { name: 'Brandt Werkzeuge GmbH' }).press('Space')
    await barsNobody(page)
    await dialog.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('The questionnaire is on its way to 1 partner.').waitFor()
    await app
      .getByRole('list', { name: 'Sent' })
      .getByRole('button', { name: new RegExp(name) })
      .waitFor()
    await barsNobody(page)

    const supplier = await signIn(nadja, { width: 390, scheme: 'dark', at: forms })
    // Who only supplies finds what is asked at once.
    const asked = supplier.app.getByRole('list', { name: 'To answer' }).getByRole('button', { name: new RegExp(name) })
    await asked.waitFor()
    await barsNobody(supplier.page)
    await asked.click()
    await supplier.app.getByRole('radio', { name: 'Yes' }).press('Space')
    await supplier.app.getByText('Saved', { exact: true }).waitFor()
    supplier.expectProblem(/400 .*state\/UNDER_REVIEW/)
    await supplier.app.getByRole('button', { name: 'Submit answers' }).click()
    await supplier.app.getByText('2 questions are missing or wrong.').waitFor()
    await barsNobody(supplier.page)
    await supplier.app
      .locator('input[type=file]')
      .setInputFiles({ name: 'iso.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
    await supplier.app.getByText('iso.pdf').waitFor()
    await supplier.app.getByRole('textbox', { name: 'What do you pack in?' }).fill('Cardboard')
    // Nothing is lost where the tab is closed: what was written is there when it is opened again.
    await supplier.app.getByText('Saved', { exact: true }).waitFor()
    await supplier.page.reload()
    await supplier.app.getByText('iso.pdf').waitFor()
    await expect
      .poll(() => supplier.app.getByRole('textbox', { name: 'What do you pack in?' }).inputValue())
      .toBe('Cardboard')
    await supplier.app.getByRole('button', { name: 'Submit answers' }).click()
    await supplier.app.getByText('Under review').waitFor()

    // The review waits in the inbox, and is decided in Forms.
    await page.goto(`${page.url().split('#')[0]}#/Kontor.Inbox/`)
    await app.getByText(`${name} · Brandt Werkzeuge GmbH`).first().click()
    await app.getByRole('button', { name: 'Open', exact: false }).first().click()
    await app.getByRole('heading', { name: new RegExp(name) }).waitFor()
    await app.getByRole('button', { name: 'iso.pdf' }).waitFor()
    await barsNobody(page)
    await app.getByRole('button', { name: 'Send back' }).press('Enter')
    await app.getByRole('textbox', { name: 'What needs to be corrected?' }).fill('Recycled cardboard?')
    await app.getByRole('dialog').getByRole('button', { name: 'Send back' }).click()
    await page.getByText('The answers are back with Brandt Werkzeuge GmbH.').waitFor()

    await supplier.app.getByText('Recycled cardboard?').waitFor()
    await supplier.app.getByRole('textbox', { name: 'What do you pack in?' }).fill('Recycled cardboard')
    await supplier.app.getByText('Saved', { exact: true }).waitFor()
    await supplier.app.getByRole('button', { name: 'Submit answers' }).click()
    await supplier.app.getByText('Under review').waitFor()

    await page.goto(`${page.url().split('#')[0]}#/Kontor.Forms/sent`)
    await app
      .getByRole('list', { name: 'Sent' })
      .getByRole('button', { name: new RegExp(name) })
      .click()
    await app.getByText('Before: Cardboard').waitFor()
    await app.getByRole('button', { name: 'Approve' }).press('Enter')
    await page.getByText('The answers of Brandt Werkzeuge GmbH are approved.').waitFor()
    await supplier.app.getByText('approved your answers').waitFor()
  },
)

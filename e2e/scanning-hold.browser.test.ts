import type { FrameLocator } from 'playwright-core'
import { expect } from 'vitest'
import { barsNobody, seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { eventually, test } from './support/journey.ts'
import { bring } from './support/mailed.ts'
import { paperOf } from './support/paper.ts'
import { lena } from './support/people.ts'

const papers = '#/Kontor.Capture/'

const addressIn = async (app: FrameLocator): Promise<string> =>
  (await app.locator('.doc-mail-text').textContent()) ?? ''
const pdf = (name: string) => [name, 'application/pdf', paperOf([['Kutter Transport', name]])] as const
const row = (app: FrameLocator, name: string) =>
  app.getByRole('tabpanel').getByRole('button', { name: new RegExp(`^${name}`) })
const view = (app: FrameLocator, name: RegExp) => app.getByRole('tab', { name })

test('a clerk puts papers on hold and rejects them by the keyboard, undoes a slip, finds them again, and sees who was told', async ({
  signIn,
}) => {
  const { app, page } = await signIn(lena, { at: papers })
  const address = await addressIn(app)
  expect(await bring(address, 'KT-901', [pdf('KT-901.pdf'), pdf('KT-902.pdf')])).toBe(204)
  const from = 'post-901@kutter.example'
  const zip = ['all.zip', 'application/zip', Buffer.from('PK\x03\x04all')] as const
  expect(await bring(address, 'KT-903', [zip], from)).toBe(204)
  await page.reload()

  // On hold: with a reason, and out of the way.
  await row(app, 'KT-901.pdf').focus()
  await page.keyboard.press('h')
  const holding = app.getByRole('dialog', { name: 'Put KT-901.pdf on hold' })
  await holding.getByRole('button', { name: 'Put on hold' }).click()
  await holding.getByText('Enter a reason.').waitFor()
  await holding.getByRole('textbox', { name: 'Reason' }).fill('The delivery note is missing.')
  expect(await seriousProblems(page)).toEqual([])
  await holding.getByRole('button', { name: 'Put on hold' }).click()
  await row(app, 'KT-901.pdf').waitFor({ state: 'detached' })

  // A slip is undone before anybody hears of it.
  await row(app, 'KT-902.pdf').focus()
  await page.keyboard.press('r')
  const rejecting = app.getByRole('dialog', { name: 'Reject KT-902.pdf' })
  await rejecting.getByText('rechnung@kutter.example is notified of the reason by e-mail.').waitFor()
  await rejecting.getByRole('textbox', { name: 'Reason' }).fill('Not this one.')
  await rejecting.getByRole('button', { name: 'Reject' }).click()
  await row(app, 'KT-902.pdf').waitFor({ state: 'detached' })
  await app.getByText('KT-902.pdf was rejected. The sender is notified in ten seconds').waitFor()
  await page.keyboard.press('u')
  await row(app, 'KT-902.pdf').waitFor()

  // Rejected for good, from beside the page.
  await row(app, 'KT-902.pdf').click()
  await app.getByRole('heading', { level: 1, name: 'Enter KT-902.pdf' }).waitFor()
  await app.getByText('Rejected by Lena Marquardt').waitFor()
  await app.getByRole('button', { name: 'More actions' }).last().click()
  await app.getByRole('menuitem', { name: 'Reject…' }).click()
  await rejecting.getByRole('textbox', { name: 'Reason' }).fill('Our order number is missing.')
  await rejecting.getByRole('button', { name: 'Reject' }).click()
  await view(app, /^Rejected/).click()
  await row(app, 'KT-902.pdf').getByText('Our order number is missing.').waitFor()
  await barsNobody(page)
  await row(app, 'KT-902.pdf').click()
  await app.getByRole('heading', { level: 1, name: 'KT-902.pdf' }).waitFor()
  await app.getByRole('img', { name: 'Page 1 of KT-902.pdf' }).waitFor()
  await app.getByRole('heading', { name: 'History' }).waitFor()
  await barsNobody(page)
  await app.getByRole('button', { name: 'Reopen' }).click()
  await app.getByRole('heading', { level: 1, name: 'Enter KT-902.pdf' }).waitFor()

  // The search finds what is out of the way, by its file and by its sender.
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search' }).fill('KT-901')
  await page.getByRole('option', { name: /^KT-901\.pdf.*on hold/ }).click()
  await app.getByRole('heading', { name: /^On hold until/ }).waitFor()
  await app.getByText('The delivery note is missing.').first().waitFor()
  await barsNobody(page)
  await app.getByRole('button', { name: 'Reopen' }).click()
  await row(app, 'KT-901.pdf').waitFor()

  // Who mailed what could not be taken in was told so.
  const mail = app.locator('.doc-mail').filter({ hasText: 'KT-903' })
  await mail.getByText('unpack it and send the invoices in it').waitFor()
  await mail.getByText('Sender notified by e-mail').waitFor()
})

test('the morning begins with what is back from hold, on a phone too (390 px, dark)', async ({ signIn }) => {
  const { app, page } = await signIn(lena, { width: 390, scheme: 'dark', at: papers })
  const address = await addressIn(app)
  expect(await bring(address, 'KT-911', [pdf('KT-911.pdf')])).toBe(204)
  await page.reload()
  const first = app.getByRole('list', { name: 'To enter' }).getByRole('listitem').first()
  await first.getByText('Off hold').waitFor()
  await first.getByText(/^Gate 3 still jams/).waitFor()
  await barsNobody(page)

  await app.getByRole('button', { name: 'More actions for KT-911.pdf' }).click()
  await app.getByRole('menuitem', { name: 'Put on hold…' }).click()
  const holding = app.getByRole('dialog', { name: 'Put KT-911.pdf on hold' })
  await holding.getByRole('textbox', { name: 'Reason' }).fill('The buyer is asked.')
  await barsNobody(page)
  await holding.getByRole('button', { name: 'Put on hold' }).click()
  await row(app, 'KT-911.pdf').waitFor({ state: 'detached' })
  await view(app, /^On hold/).click()
  await row(app, 'KT-911.pdf')
    .getByText(/^On hold until/)
    .waitFor()
  expect(Math.max(...(await sidewaysScroll(page)))).toBe(0)
  await app.getByRole('button', { name: 'More actions for KT-911.pdf' }).click()
  await app.getByRole('menuitem', { name: 'Reopen' }).click()
  await row(app, 'KT-911.pdf').waitFor({ state: 'detached' })

  await view(app, /^Rejected/).click()
  await row(app, 'hafen-kruse-HS-20402.pdf')
    .getByText(/^The invoice is made out to/)
    .waitFor()
  await barsNobody(page)
  await row(app, 'hafen-kruse-HS-20402.pdf').click()
  await app.getByRole('button', { name: 'Form', exact: true }).click()
  await eventually(() => app.getByText(/^Rejected by Lena Marquardt/).count()).toBe(1)
  expect(Math.max(...(await sidewaysScroll(page)))).toBe(0)
})

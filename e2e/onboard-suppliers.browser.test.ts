import { afterAll, expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { choose } from './support/choose.ts'
import { eventually, test } from './support/journey.ts'
import { startOwnKontor } from './support/kontor.ts'
import { startMailServer } from './support/mail-server.ts'
import { fillIn } from './support/pages.ts'
import { bodil, clara, radu } from './support/people.ts'
import { mainly } from './support/widths.ts'

const mails = await startMailServer()
afterAll(mails.stop)
// The Kontor of the other journeys sends no mail.
const server = await startOwnKontor({ KONTOR_SMTP_URL: mails.url, KONTOR_MAIL_FROM: 'kontor@nordlicht.example' })
afterAll(() => server.stop())

/** The link of the last invitation to an address. */
async function linkTo(address: string): Promise<string> {
  await eventually(() => mails.textsTo(address).length > 0).toBe(true)
  const hash = /#\/invitation\/[\w.-]+/.exec(mails.textsTo(address).at(-1) ?? '')?.[0]
  return `${server.shell}/${hash}`
}

test.for(mainly(1280, [1280, 390]))(
  'F-231: a list of suppliers is mapped, mended by keyboard and approved; a stranger and a member accept, one declines (%i px)',
  async (width, { visit }) => {
    const [stranger, member, unwilling] = ['new', 'member', 'no'].map((who) => `${who}-${width}@journey.example`)
    const { page, app, expectProblem } = await visit({ width })
    // Who approves too early is told what is missing.
    expectProblem(/409 .*approve/)
    await page.goto(`${server.shell}/#/Kontor.Onboard/`)
    await fillIn(page, clara)
    await app.getByRole('button', { name: 'Import suppliers' }).click()
    await app.getByRole('button', { name: /Campaign/ }).click()
    await app.getByRole('option', { name: 'New campaign' }).click()
    await app.getByRole('textbox', { name: 'Name' }).fill(`Autumn ${width}`)
    await app.getByRole('button', { name: 'Continue' }).click()
    await app.getByText('Choose a file, or paste your list.').waitFor()
    await barsNobody(page)
    const lines = [
      'Firma;Where;E-Mail;Kreditorennummer',
      `Weide ${width} GmbH;Deutchland;${stranger};70${width}`,
      `Mill ${width} ApS;Denmark;${member?.replace('@', ' at ')};71${width}`,
      `Unwilling ${width} SL;Spain;${unwilling};72${width}`,
      `Twice ${width};Spain;${unwilling};73${width}`,
    ]
    await app
      .locator('input[type=file]')
      .setInputFiles({ name: 'autumn.csv', mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${lines.join('\r\n')}`) })
    await app.getByText('Choose a column for Country.').waitFor()
    await app.getByRole('button', { name: /Where/ }).click()
    await app.getByRole('option', { name: 'Country (required)' }).click()
    await app.getByText('3 issues to fix').waitFor()
    await app.getByText('Deutchland is not a country').waitFor()
    await barsNobody(page)
    await app.getByRole('button', { name: /^Approve and invite/ }).click()
    await page
      .getByText(/has 3 errors: fix them before approving it/)
      .first()
      .waitFor()

    await app.getByRole('textbox', { name: 'Line 2, Where' }).fill('Germany')
    await page.keyboard.press('Enter')
    // Enter goes on to the next value that is wrong.
    await page.keyboard.type(member ?? '')
    await page.keyboard.press('Enter')
    await app.getByText('1 issue to fix').waitFor()
    const leaveOut = app.getByRole('button', { name: 'Leave row out' })
    await eventually(() => leaveOut.count()).toBe(1)
    await leaveOut.click()
    await app.getByText('Ready to approve').waitFor()
    await app.getByRole('button', { name: 'Approve and invite 3 suppliers' }).click()
    await app.getByRole('heading', { name: `Autumn ${width}` }).waitFor()
    const suppliers = app.getByRole('list', { name: 'Suppliers' })
    const row = (name: string) => suppliers.getByRole('listitem').filter({ hasText: name })
    await row(`Weide ${width}`).getByText('Invited', { exact: true }).waitFor()
    await barsNobody(page)

    const wanda = await visit({ width })
    await wanda.page.goto(await linkTo(stranger ?? ''))
    await wanda.page.getByRole('heading', { name: 'Nordlicht Handel AG invites you' }).waitFor()
    await barsNobody(wanda.page)
    await row(`Weide ${width}`).getByText('Opened').waitFor()
    await wanda.page.getByRole('button', { name: 'Create your company' }).click()
    await wanda.page.getByText('Nordlicht Handel AG invited you.').waitFor()
    await wanda.page.getByLabel('Company name').fill(`Weide ${width} GmbH`)
    await choose(
      wanda.page.getByRole('combobox', { name: 'Country' }),
      'germ',
      wanda.page.getByRole('option', { name: /Germany/ }),
    )
    await wanda.page.getByLabel('Last name').fill('Weide')
    await wanda.page.getByLabel('E-mail').fill(stranger ?? '')
    await wanda.page.getByLabel('New password').fill('seven green bicycles')
    await wanda.page.getByRole('button', { name: 'Create company' }).click()
    await wanda.page.locator('main [data-front] iframe').waitFor()

    await row(`Weide ${width}`).getByText('Joined, to verify').waitFor()
    await row(`Weide ${width}`).getByRole('button').click()
    await app.getByRole('menuitem', { name: 'Verify' }).click()
    await row(`Weide ${width}`).getByText('Connected').waitFor()
    await row(`Weide ${width}`).getByRole('button').click()
    await app.getByRole('menuitem', { name: 'Details' }).click()
    await app.getByRole('dialog').getByText(`70${width}`).waitFor()
    await page.keyboard.press('Escape')

    const mill = await visit({ width })
    await mill.page.goto(await linkTo(member ?? ''))
    await mill.page.getByRole('button', { name: 'I already have an account' }).click()
    // Who is connected already has nothing to be verified: each width has somebody of its own.
    const joining = width === 1280 ? bodil : radu
    await mill.signIn(joining)
    await mill.page.getByRole('button', { name: `Connect as ${joining.company}` }).click()
    await mill.page.getByText('You are connected with Nordlicht Handel AG').waitFor()
    await row(`Mill ${width}`).getByText('Joined, to verify').waitFor()

    const no = await visit({ width })
    await no.page.goto(await linkTo(unwilling ?? ''))
    await no.page.getByRole('button', { name: 'Decline' }).click()
    await no.page.getByRole('heading', { name: 'Decline the invitation?' }).waitFor()
    await no.page.getByRole('button', { name: 'Decline' }).click()
    await no.page.getByText('Invitation declined').waitFor()
    await row(`Unwilling ${width}`).getByText('Declined').waitFor()
    no.expectProblem(/status of 404 .*\/onboarding\/invitations/)
    await no.page.reload()
    await no.page.getByRole('heading', { name: 'This invitation is not valid' }).waitFor()
  },
)

test.for(mainly(390, [1280, 390]))(
  'an onboarder designs the invitation, sees it beside, and reminds suppliers who have not answered (%i px)',
  async (width, { visit }) => {
    const { page, app } = await visit({ width, scheme: 'dark' })
    await page.goto(`${server.shell}/#/Kontor.Onboard/branding`)
    await fillIn(page, clara)
    await app.getByRole('textbox', { name: 'Subject and heading' }).fill(`Welcome ${width}`)
    await app.getByRole('textbox', { name: 'Brand color' }).fill('yellow')
    await app.getByText('Enter a color such as #2f5d8a.').waitFor()
    await app.getByRole('textbox', { name: 'Brand color' }).fill('#f5c518')
    const preview = app.getByRole('region', { name: 'Preview' })
    await preview.getByRole('heading', { name: `Welcome ${width}` }).waitFor()
    // Dark on yellow: white could not be read there.
    expect(await preview.getByText('View the invitation').evaluate((button) => getComputedStyle(button).color)).toBe(
      'rgb(20, 23, 26)',
    )
    await barsNobody(page)
    await app.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The design is saved.').waitFor()

    await app.getByRole('button', { name: 'Back' }).click()
    await app.getByRole('button', { name: /Office and workshop/ }).click()
    await app.getByRole('checkbox', { name: 'Select Papeterie Vauban' }).press('Space')
    await app.getByRole('checkbox', { name: 'Select Lampenhaus Reuter' }).press('Space')
    await app.getByText('2 selected').waitFor()
    await barsNobody(page)
    await app.getByRole('button', { name: 'Send invitation or reminder' }).click()
    await eventually(() => mails.textsTo('contact@vauban.example').at(-1) ?? '').toContain(`Welcome ${width}`)
    await eventually(() => mails.textsTo('reuter@lampenhaus.example').at(-1) ?? '').toContain(`Welcome ${width}`)
    await app
      .getByRole('listitem')
      .filter({ hasText: 'Lampenhaus Reuter' })
      .getByText('Invited', { exact: true })
      .waitFor()

    await app.getByRole('listitem').filter({ hasText: 'Tischlerei Ohlsen' }).getByRole('button').click()
    await app.getByRole('menuitem', { name: 'Get a link' }).click()
    const link = await app.getByLabel('Link', { exact: true }).inputValue()
    await page.keyboard.press('Escape')
    const other = await visit({ width })
    await other.page.goto(link)
    await other.page.getByRole('heading', { name: `Welcome ${width}` }).waitFor()
  },
)

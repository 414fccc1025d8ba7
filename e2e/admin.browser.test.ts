import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { choose } from './support/choose.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { karl, lena, miriam } from './support/people.ts'
import { mainly } from './support/widths.ts'

/** A picture of 1 by 1 pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPhfDwACggGAh2Bz1AAAAABJRU5ErkJggg==',
  'base64',
)

const rowOf = ({ app }: Visit, list: string, words: string) =>
  app.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: words })

describe.each(mainly(1280, [{ width: 1280 }, { width: 390 }]))('the administration at $width px', ({ width }) => {
  test('an administrator gives the company a logo, an address and a branch; a picture that is none is refused', async ({
    signIn,
  }) => {
    const visit = await signIn(karl, { width, at: '#/Kontor.Admin/company' })
    const { app, page } = visit
    const file = app.locator('input[type=file]')
    visit.expectProblem(/status of 400 .*\/images\/LOGO/)
    await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await page.getByText(/neither a PNG nor a JPEG/).waitFor()
    await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
    await page.getByText('Logo saved.').waitFor()
    const logo = app.getByRole('img', { name: `Logo of ${karl.company}` })
    await eventually(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1)
    await app.getByRole('button', { name: 'Remove logo' }).click()
    await page.getByText('Logo removed.').waitFor()
    await eventually(() => logo.count()).toBe(0)

    await app.getByRole('button', { name: 'Add address…' }).click()
    const address = app.getByRole('dialog', { name: 'Add address' })
    await address.getByRole('button', { name: 'Save' }).click()
    await address.getByText('Enter a city.').waitFor()
    await address.getByRole('textbox', { name: 'Street and number' }).fill(`Hafen ${width}`)
    await address.getByRole('textbox', { name: 'City' }).fill('Kiel')
    await barsNobody(page)
    await page.keyboard.press('Enter')
    await rowOf(visit, 'Delivery and billing addresses', `Hafen ${width}, Kiel`).getByText('Delivery').waitFor()
    await app.getByRole('button', { name: `Actions for Hafen ${width}, Kiel` }).click()
    await app.getByRole('menuitem', { name: 'Edit' }).click()
    const change = app.getByRole('dialog', { name: 'Edit address' })
    await change.getByRole('textbox', { name: 'City' }).fill('Lübeck')
    await change.getByRole('checkbox', { name: 'Default for this use' }).press('Space')
    await change.getByRole('button', { name: 'Save' }).click()
    await rowOf(visit, 'Delivery and billing addresses', `Hafen ${width}, Lübeck`).getByText('default').waitFor()

    await app.getByRole('button', { name: 'Add branch…' }).click()
    const branch = app.getByRole('dialog', { name: 'Add branch' })
    await branch.getByRole('textbox', { name: 'Name' }).fill(`Brandt Kiel ${width}`)
    await branch.getByRole('button', { name: 'Add branch' }).click()
    await branch.getByText('Enter an e-mail address').waitFor()
    await branch.getByRole('textbox', { name: 'E-mail of its administrator' }).fill(`kiel${width}@brandt.example`)
    await barsNobody(page)
    await branch.getByRole('button', { name: 'Add branch' }).click()
    await rowOf(visit, 'Branches', `Brandt Kiel ${width}`).waitFor()
  })

  test('an administrator forms a team and changes it; who may not reads why', async ({ signIn }) => {
    const visit = await signIn(miriam, { width, at: '#/Kontor.Admin/teams' })
    const { app, page } = visit
    await rowOf(visit, 'Teams', 'Accounts payable').getByText('2 members').waitFor()
    await barsNobody(page)
    const name = `Returns ${width}`
    await app.getByRole('button', { name: 'New team…' }).click()
    await app.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await choose(
      app.getByRole('combobox', { name: 'Add member' }),
      'Emre',
      app.getByRole('option', { name: 'Emre Yildiz' }),
    )
    await choose(
      app.getByRole('combobox', { name: 'Add member' }),
      'Svea',
      app.getByRole('option', { name: 'Svea Lindqvist' }),
    )
    await barsNobody(page)
    await app.getByRole('button', { name: 'Save' }).click()
    await rowOf(visit, 'Teams', name).getByText('2 members').waitFor()

    await app.getByRole('button', { name: `Edit team: ${name}` }).click()
    await app.getByRole('button', { name: 'Remove Emre Yildiz' }).click()
    await app.getByRole('button', { name: 'Save' }).click()
    await rowOf(visit, 'Teams', name).getByText('1 member').waitFor()

    await app.getByRole('button', { name: `Actions for ${name}` }).click()
    await app.getByRole('menuitem', { name: 'Deactivate' }).click()
    await eventually(() => rowOf(visit, 'Teams', name).count()).toBe(0)
    await app.getByRole('checkbox', { name: 'Show inactive teams' }).press('Space')
    await rowOf(visit, 'Teams', name).waitFor()

    const colleague = await signIn(lena, { width, at: '#/Kontor.Admin/teams' })
    await colleague.app.getByText('Only administrators can change teams.').waitFor()
    expect(await colleague.app.getByRole('button', { name: /New team|Edit team|Actions for/ }).count()).toBe(0)
  })

  test('an administrator keeps settings, publishes some for the branches, and takes them in', async ({ signIn }) => {
    const visit = await signIn(karl, { width, at: '#/Kontor.Admin/configuration' })
    const { app, page } = visit
    await app.getByRole('button', { name: 'Add setting…' }).click()
    await app.getByRole('textbox', { name: 'Tag' }).fill('label')
    await app.getByRole('textbox', { name: 'Key' }).fill(`printer-${width}`)
    await app.getByRole('textbox', { name: 'Value' }).fill('first floor')
    await app.getByRole('button', { name: 'Save' }).click()
    await rowOf(visit, 'Settings', `printer-${width}`).getByText('first floor').waitFor()
    await app.getByRole('button', { name: `Edit printer-${width}` }).click()
    await app.getByRole('textbox', { name: 'Value' }).fill('second floor')
    await app.getByRole('button', { name: 'Save' }).click()
    await rowOf(visit, 'Settings', `printer-${width}`).getByText('second floor').waitFor()

    await app.getByRole('button', { name: 'Publish…' }).first().click()
    await app.getByRole('textbox', { name: 'Key' }).fill(`rules-${width}`)
    await app.getByRole('textbox', { name: 'Version' }).fill('1')
    await app.getByRole('textbox', { name: 'Settings' }).fill(`rules/days-${width} = 14\nnonsense`)
    await app.getByRole('button', { name: 'Publish', exact: true }).click()
    await app.getByText('Line 2 must read tag/key = value.').waitFor()
    await barsNobody(page)
    await app.getByRole('textbox', { name: 'Settings' }).fill(`rules/days-${width} = 14`)
    await app.getByRole('button', { name: 'Publish', exact: true }).click()
    await rowOf(visit, 'Published to branches', `rules-${width}`).getByText('Not applied here').waitFor()
    await app.getByRole('button', { name: `Subscribe to rules-${width}` }).click()
    await rowOf(visit, 'Published to branches', `rules-${width}`)
      .getByText(/^Applied/)
      .waitFor()
    await rowOf(visit, 'Settings', `days-${width}`).getByText('14').waitFor()
    await app.getByRole('button', { name: `Actions for days-${width}` }).click()
    await app.getByRole('menuitem', { name: 'Remove' }).click()
    await eventually(() => rowOf(visit, 'Settings', `days-${width}`).count()).toBe(0)
  })

  test('an administrator sees which programs work for whom, and takes one its access', async ({ signIn }) => {
    const [name, person] =
      width === 1280 ? ['Datafolio.Reports', 'Lena Marquardt'] : ['Kassenwerk.Export', 'Jonas Petersen']
    const visit = await signIn(miriam, { width, at: '#/Kontor.Admin/programs' })
    const { app, page } = visit
    await rowOf(visit, 'Programs', name).getByText(`Authorized by ${person}`).waitFor()
    await rowOf(visit, 'Programs', name)
      .getByText(/Read documents|documents/i)
      .first()
      .waitFor()
    await barsNobody(page)
    await app.getByRole('button', { name: `Revoke access: ${name} for ${person}` }).click()
    const question = app.getByRole('alertdialog')
    await question.getByText(/Anything in progress is interrupted/).waitFor()
    await barsNobody(page)
    await question.getByRole('button', { name: 'Revoke access' }).click()
    await eventually(() => rowOf(visit, 'Programs', name).count()).toBe(0)

    const colleague = await signIn(lena, { width, at: '#/Kontor.Admin/teams' })
    await colleague.app.getByRole('tab', { name: 'Teams' }).waitFor()
    expect(await colleague.app.getByRole('tab', { name: 'Programs' }).count()).toBe(0)
  })

  test('an administrator finds the morning’s failed sign-ins, a changed role and a partner’s new name, narrows to them, and saves them with their proof', async ({
    signIn,
  }) => {
    const visit = await signIn(miriam, { width, at: '#/Kontor.Admin/audit' })
    const { app, page } = visit
    const log = (text: string) => rowOf(visit, 'Audit log', text)
    const choose = async (label: RegExp, option: string) => {
      await app.getByRole('button', { name: label }).click()
      await app.getByRole('option', { name: option, exact: true }).click()
    }
    await log('Signed in').filter({ hasText: 'by Miriam Adler' }).first().waitFor()
    await barsNobody(page)
    await choose(/Category/, 'Partners')
    const renamed = log('Partner changed its details').filter({ hasText: 'by someone at Studio Okafor' })
    await renamed.getByText('Name', { exact: true }).first().waitFor()
    expect(await log('Signed in').count()).toBe(0)
    await choose(/Category/, 'People and teams')
    await choose(/Event/, 'Role changed')
    const changed = log('Role changed').filter({ hasText: 'Finn Behrens' })
    await changed.getByText('previously Read-only user, now AP clerk').first().waitFor()
    await choose(/Category/, 'All categories')
    await choose(/Event/, 'Sign-in failed')
    const failed = log('Sign-in failed').filter({ hasText: 'Paul Reimers' })
    await failed.getByText('Wrong password').first().waitFor()
    await failed.getByRole('button', { name: 'Only entries about Paul Reimers' }).first().click()
    await choose(/Event/, 'Any event')
    await log('Person added').filter({ hasText: 'Paul Reimers' }).waitFor()
    await barsNobody(page)
    const saved = async (form: RegExp) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        app
          .getByRole('button', { name: 'Export' })
          .click()
          .then(() => app.getByRole('menuitem', { name: form }).click()),
      ])
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
    }
    const lines = await saved(/JSON lines/)
    expect(lines.text.split('\n').filter((line) => line.includes('sign_in.failed')).length).toBeGreaterThanOrEqual(2)
    const proof = await saved(/Proof/)
    expect([proof.name, proof.text.slice(0, 40)]).toEqual([
      expect.stringMatching(/^audit-proof-\d{4}-\d{2}-\d{2}\.jsonl$/),
      '{"format":"kontor-log-proof","version":1',
    ])
    await app.getByRole('button', { name: 'Show entries about everyone' }).click()
    await choose(/Done by/, 'Yara Haddad')
    await app.getByText('Choose other filters.').or(log('Yara').first()).waitFor()
  })
})

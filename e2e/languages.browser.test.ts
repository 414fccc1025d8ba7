import { randomUUID } from 'node:crypto'
import type { Frame, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { signedIn } from './support/call.ts'
import { allCame, gatherData, untranslated } from './support/crawl.ts'
import { openEverything } from './support/explore.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { karl, lena, nadja, type Person, password } from './support/people.ts'
import { isWhole } from './support/widths.ts'

const { shell } = kontor()

/** Letters that are in no language. Reviewed: nothing comes here unread. */
const allowed = new RegExp(
  [
    'nobody|nothing-is-called-this|\\d\\.pdf|No\\.Such|[Kk]ontor|\\.\\w+\\.1\\.0\\b|UBL|XML|PDF|EN 16931|SHA-256|IBAN|BIC|GLN|BIS|Peppol|EUR|DKK|GBP|USD',
    '[A-Z]{2}\\d{2}( [A-Z0-9]{1,4})+',
    // Elements, which a finding names as the standard does.
    'c[ab]c:[A-Za-z]+|(?<=ŕéɋúíŕéð íñ )Invoice(?=\\.)|urn:[a-z:]+',
    // Each language by its own name.
    'English( \\(UK\\))?|Deutsch|Français|Español|Dansk',
    // What stands on keys, and the names of browsers and systems.
    'Ctrl|Esc|Enter|Tab|Shift|Chrome|Linux',
    // The formats of a locale of nobody are English: dates, times, sizes, countries and currencies out of Intl.
    '\\b(January|February|March|April|May|June|July|August|September|October|November|December)\\b',
    '\\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\b|\\b(AM|PM)\\b',
    '\\b((Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\\b',
    '(in )?\\d+ (second|minute|hour|day|week|month|year)s?( ago)?|yesterday|today|tomorrow|\\bnow\\b|\\d byte\\b',
    '(last|next|this) (week|month|year)|(,|\\]) and \\[',
    'Germany|Denmark|Romania|France|United Kingdom|Spain|Italy|Netherlands|Poland|Sweden|Norway|Austria|Switzerland',
    // React Aria's own, in the six languages that it and Kontor both speak.
    '^(Dismiss|DropZone)$',
  ].join('|'),
  'g',
)

/** One look after another at what is on the screen; `found` is what is said in English, and where. */
function watch({ page }: Visit) {
  const data = gatherData(page)
  const found: string[] = []
  const look = (where: string) => async () => {
    await page.locator(':root[lang=en-XA]').waitFor()
    await allCame(page)
    for (const text of await untranslated(page, data, allowed)) found.push(`${where} | ${text}`)
  }
  return { data, look, found: () => [...new Set(found)] }
}

interface Path {
  readonly path: string
  /** What is there once the screen is. */
  readonly shows: string
  /** What can be opened here can be opened on a screen before. */
  readonly alike?: true
  /** A row that leads to another screen, where there is one. */
  readonly row?: string
}

const start: Path = { path: '/', shows: 'main' }

/** The screens of each app by their paths. Of an app that is not named here the first screen is looked at. */
const paths: Readonly<Record<string, readonly Path[]>> = {
  'Kontor.Documents': [
    { path: '/', shows: 'tbody tr', row: 'tbody tr' },
    { path: '/?view=toAnswer', shows: 'tbody tr, h2', alike: true, row: 'tbody tr' },
    { path: '/?view=overdue', shows: 'tbody tr, h2', alike: true, row: 'tbody tr' },
    { path: '/?view=disputed', shows: 'tbody tr, h2', alike: true },
    { path: '/?view=drafts', shows: 'tbody tr, h2', alike: true, row: 'tbody tr' },
    { path: '/?folder=archived', shows: 'tbody tr, h2', alike: true },
    { path: '/?q=nothing-is-called-this', shows: 'h2', alike: true },
    { path: '/view/00000000-0000-4000-8000-000000000000', shows: 'h2' },
    { path: '/new/invoice', shows: 'input' },
    { path: '/new/creditnote', shows: 'input', alike: true },
    { path: '/new/order', shows: 'h2, input', alike: true },
  ],
  'Kontor.Capture': [
    { path: '/', shows: 'li, h2', row: '.capture-row' },
    { path: '/settings', shows: 'h2' },
  ],
  'Kontor.Buy': [
    { path: '/', shows: 'li, h2', row: '.buy-row' },
    { path: '/new', shows: 'input' },
  ],
  'Kontor.Match': [{ path: '/', shows: 'li, h2', row: '.match-row' }],
  'Kontor.Cash': [
    { path: '/', shows: '.cash-calendar' },
    { path: '/?view=offers', shows: 'li, h2, h3' },
    { path: '/?view=plans', shows: 'li, h2, h3' },
    { path: '/?view=rates', shows: 'h2' },
  ],
  'Kontor.Onboard': [
    { path: '/', shows: 'li, h2', row: '.onboard-campaign' },
    { path: '/import', shows: 'h1' },
    { path: '/branding', shows: 'h1' },
  ],
  'Kontor.Forms': [
    { path: '/questionnaires', shows: 'li, h2', row: '.forms-questionnaire' },
    { path: '/sent', shows: 'li, h2', row: '.forms-request' },
    { path: '/settings', shows: 'h2' },
  ],
  'Kontor.Flow': [
    { path: '/', shows: 'li, h2', row: '.flow-row' },
    { path: '/?view=runs', shows: 'li, h2', row: '.flow-row' },
    { path: '/?view=outcomes', shows: 'li, h2', alike: true },
  ],
}

/** The app in front; others may be kept behind it. */
const inFront = (page: Page) => page.locator('main iframe').filter({ visible: true })

/** Goes to a screen of an app, and waits until it is there. */
async function open(page: Page, { id, path, shows }: Path & { id: string }): Promise<Frame> {
  await page.goto(`${shell}/#/${id}${path}`)
  await inFront(page).contentFrame().locator(shows).first().waitFor()
  const frame = await (await inFront(page).elementHandle())?.contentFrame()
  if (!frame) throw new Error(`${id} has no frame.`)
  return frame
}

async function signIn({ page, app }: Visit, person: Person) {
  await page.locator('input[name=email]').fill(person.username)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await app.locator('main').waitFor()
}

const blank = '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>'

/** A draft in which all is missing that can be; its id. */
async function halfWritten(person: Person): Promise<string> {
  const id = randomUUID()
  await (await signedIn(shell, person))('PUT', `documents/${id}?draft=true`, blank, 'application/xml')
  return id
}

describe('in the pseudo-locale nothing is said in English but names and data', () => {
  test('on the way in', async ({ visit }) => {
    const visited = await visit({ locale: 'en-XA' })
    const { page, expectProblem } = visited
    const { look, found } = watch(visited)
    const submit = page.locator('button[type=submit]')
    await page.getByText(lena.company).first().waitFor()
    await openEverything(page, page.mainFrame(), look('sign in'))
    await submit.click()
    await look('nothing filled in')()
    await page.locator('input[name=email]').fill('nobody')
    await submit.click()
    await look('no address')()
    expectProblem(/401|ERR_FAILED/)
    await page.locator('input[name=email]').fill('nobody@nowhere.example')
    await page.locator('input[name=password]').fill('wrong')
    await submit.click()
    await page.locator('.s-problem').waitFor()
    await look('wrong password')()
    await page.route(`${shell}/api/**`, (route) => route.abort())
    await submit.click()
    await look('no server')()
    await page.context().addCookies([{ name: 'XSRF-TOKEN', value: 'before', url: shell }])
    await page.reload()
    await page.locator('h2').waitFor()
    await look('opened without a server')()
    expect(found()).toEqual([])
  })

  // Most screens are the same for whoever sends, and those of documents all but.
  const director = ["a supplier's director", karl, /^(?!Kontor\.Documents\/.)/] as const
  test.for([['a buyer', lena, /./] as const, ...(isWhole ? [director] : [])])(
    'in the shell and on every screen of every app, for %s',
    async ([, person, those], { visit }) => {
      const visited = await visit({ locale: 'en-XA' })
      const { page } = visited
      const { data, look, found } = watch(visited)
      // Whose ledger is not set up yet is told so.
      visited.expectProblem(/409 .*ledger\/datev\/check/)
      await signIn(visited, person)
      await openEverything(page, page.mainFrame(), look('shell'))
      const screens = [...data.apps].flatMap((id) => (paths[id] ?? [start]).map((screen) => ({ id, ...screen })))
      for (const screen of screens.filter(({ id, path }) => those.test(id + path))) {
        const { id, path, row, alike } = screen
        const frame = await open(page, screen)
        if (alike) await look(`${id}${path}`)()
        else await openEverything(page, frame, look(`${id}${path}`))
        if (row === undefined || (await frame.locator(row).count()) === 0) continue
        await frame.locator(row).first().dblclick()
        await frame.locator(row).first().waitFor({ state: 'detached' })
        await frame.locator('h1').waitFor()
        await openEverything(page, frame, look(`from ${id}${path}`))
      }
      await page.goto(`${shell}/#/No.Such/app`)
      await look('no such app')()
      expect(found()).toEqual([])
    },
  )

  test('where something is searched, refused or fails, and on a phone', async ({ visit }) => {
    const visited = await visit({ locale: 'en-XA', width: 390 })
    const { page, app, expectProblem } = visited
    const { look, found } = watch(visited)
    await signIn(visited, nadja)
    await openEverything(page, page.mainFrame(), look('shell'))
    await page.locator('.s-menu').click()
    await page.getByRole('dialog').waitFor()
    await look('menu')()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await page
      .getByRole('button', { name: /Šéáŕçĥ/ })
      .first()
      .click()
    for (const query of ['Brandt', 'nothing-is-called-this']) {
      await page.getByRole('combobox').fill(query)
      await eventually(() => page.locator('[aria-busy=true]').count()).toBe(0)
      await look(`searched for ${query}`)()
    }
    await page.keyboard.press('Escape')

    await page.goto(`${shell}/#/Kontor.Documents/`)
    await app.getByRole('button', { name: /Úþļóáð/ }).click()
    await look('nothing uploaded')()
    // A PDF is read by the server, which refuses one without content.
    expectProblem(/status of 400 .*documents\/v2\/documents/)
    const picture = { name: '1.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }
    await app.locator('input[type=file]').first().setInputFiles(picture)
    await app.locator('[role=dialog] li [role=alert]').waitFor()
    await look('upload')()
    await page.keyboard.press('Escape')

    await page.goto(`${shell}/#/Kontor.Documents/view/${await halfWritten(nadja)}`)
    await app.getByText('cac:AccountingCustomerParty').first().waitFor()
    await look('a draft with all to mend')()

    expectProblem(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
    await page.goto(`${shell}/#/Kontor.Documents/new/invoice`)
    const item = app.locator('[data-path="lines.0.name"]').getByRole('combobox')
    await item.waitFor()
    await page.route('**/api/documents**', (route) => route.abort())
    await item.fill('Anvil')
    await app
      .locator('.doc-saving, [role=alert], [role=status]')
      .filter({ hasText: /Çóúļðñ’ţ šáṽé/ })
      .first()
      .waitFor()
    await look('a draft that cannot be saved')()
    await page.getByRole('button', { name: /Þŕóƒíļé/ }).click()
    await page
      .getByRole('menuitem', { name: /Šíĝñ óúţ/ })
      .first()
      .click()
    await page.getByRole('alertdialog').waitFor()
    await look('leaving unsaved work')()
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await page.goto(`${shell}/#/Kontor.Documents/?view=overdue`)
    await app.locator('h2', { hasText: /Šóɱéţĥíñĝ ŵéñţ ŵŕóñĝ/ }).waitFor()
    await look('a list that cannot be read')()
    expect(found()).toEqual([])
  })
})

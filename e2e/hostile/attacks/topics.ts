import type { Attack } from '../attack.ts'
import { fromTheBack, leadsTo, shellShows } from '../attempts.ts'
import type { Scene } from '../scene.ts'
import { until } from '../until.ts'

const event = (topic: string, data: unknown) =>
  // evaluated in the page, where only what is written in it is known
  `window.hostile.send(${JSON.stringify({ type: 'EVENT', target: 'Kontor.Chrome', topic, data })})`

/** How often a person closes what an app opens before they give up. */
const maxClosings = 12

const toasts = 'section.k-toasts'

/** The app asks for a dialog; whether one is there, and says what it should not. */
const asksBy =
  (question: object, misleads: (text: string) => boolean) =>
  async ({ page, frame, settle }: Scene) => {
    const answered = () => window.hostile.heard.some(({ topic }) => topic === 'kontor.answer')
    await frame('evil').evaluate(() => void window.hostile.heard.splice(0))
    await frame('evil').evaluate(event('kontor.confirm', { request: 'a', ...question }))
    await settle()
    const dialog = page.getByRole('alertdialog')
    const isOver = async () => (await dialog.isVisible()) || (await frame('evil').evaluate(answered))
    await until(isOver, 'the dialog is there, or refused')
    if (!(await dialog.isVisible())) return false
    const text = await dialog.innerText()
    // Who cancels several would be asked no more.
    await dialog.getByRole('button', { name: 'OK' }).click()
    await dialog.waitFor({ state: 'hidden' })
    return misleads(text)
  }

/** The same where the user has just clicked in the app. */
const askedByUser = (question: object, misleads: (text: string) => boolean) => async (scene: Scene) => {
  await scene.frame('evil').locator('#trap').click()
  return asksBy(question, misleads)(scene)
}

/** What the shell does at an app's word, misused. */
export const topics: readonly Attack[] = [
  {
    name: 'brings the shell down by a notice that is no text',
    guard: { check: 'a notice is a short text' },
    works: async (scene) => {
      const bringDown = event('kontor.notice', { kind: 'info', text: { no: 'text' } })
      // Where it is down there is nothing left to wait for.
      return shellShows(
        bringDown,
        () => false,
      )(scene).catch(async () => (await scene.page.locator('.s-workspace').count()) === 0)
    },
  },
  {
    name: 'covers the shell with a notice without end',
    guard: { check: 'a notice is a short text' },
    works: shellShows(event('kontor.notice', { kind: 'info', text: 'x'.repeat(5000) }), async ({ page }) => {
      return ((await page.locator(toasts).textContent()) ?? '').includes('x'.repeat(5000))
    }),
  },
  {
    name: 'puts HTML into the shell by a notice',
    guard: { check: 'a text is no HTML' },
    works: shellShows(event('kontor.notice', { kind: 'info', text: '<img alt="attack">' }), async ({ page }) => {
      return (await page.locator(toasts).getByAltText('attack').count()) > 0
    }),
  },
  {
    name: 'speaks by a notice as if it were the shell',
    guard: { check: 'a notice says who speaks' },
    works: shellShows(event('kontor.notice', { kind: 'warning', text: 'Your session ends' }), async ({ page }) => {
      const notice = await page.locator(toasts).getByRole('listitem').filter({ hasText: 'Your session ends' }).last()
      return !(await notice.innerText()).startsWith('evil')
    }),
  },
  {
    name: 'fills the history, so that Back leads nowhere',
    guard: { check: 'steps are taken once in a while' },
    works: async (scene) => {
      const { page, frame } = scene
      const says = (path: string) => frame('evil').evaluate(event('kontor.navigated', { path, title: path }))
      const isAt = (path: string) => page.url().endsWith(`#/Test.evil${path}`)
      const arrived = (path: string) => until(async () => isAt(path), `${path} is in the address`)
      for (const path of ['/before', '/start']) {
        await says(path)
        await arrived(path)
      }
      const steps = Array.from({ length: 20 }, (_, at) => event('kontor.navigated', { path: `/${at}`, title: 'x' }))
      await frame('evil').evaluate(steps.join(';'))
      await arrived('/19')
      await page.goBack()
      return !isAt('/before') && !isAt('/start')
    },
  },
  {
    name: 'leads to another app by a path that goes on with its name',
    guard: { check: 'a path begins with a slash' },
    works: shellShows(event('kontor.navigated', { path: 'twin/', title: 'x' }), leadsTo('Test.eviltwin')),
  },
  {
    name: 'takes the shell’s bar from the user, who has asked for nothing',
    guard: { check: 'a modal of others answers the user' },
    works: async (scene) => {
      const isInert = async ({ page }: Scene) => (await page.locator('.s-header[inert]').count()) > 0
      const worked = await shellShows(event('kontor.modal', { open: true }), isInert)(scene)
      await scene.frame('evil').evaluate(event('kontor.modal', { open: false }))
      return worked
    },
  },
  {
    name: 'opens another app while the user looks at a third',
    guard: { check: 'only the app in front leads elsewhere' },
    works: fromTheBack(event('kontor.open', { app: 'Test.victim', path: '/attack' }), leadsTo('Test.victim')),
  },
  {
    name: 'brings another app to the front by a spawn while the user looks at a third',
    guard: { check: 'only the app in front leads elsewhere' },
    works: fromTheBack("window.hostile.send({ type: 'SPAWN', target: 'Test.victim' })", leadsTo('Test.victim')),
  },
  {
    name: 'has the shell show words of its own as the name of an app',
    guard: { check: 'only what is activated is opened' },
    works: shellShows(event('kontor.open', { app: 'Call.us', path: '/' }), leadsTo('Call.us')),
  },
  {
    name: 'changes the address while the user looks at another app',
    guard: { check: 'only the app in front leads elsewhere' },
    works: fromTheBack(event('kontor.navigated', { path: '/attack', title: 'x' }), leadsTo('Test.evil')),
  },
  {
    name: 'opens the shell’s search while the user looks at another app',
    guard: { check: 'only the app in front leads elsewhere' },
    works: fromTheBack(event('kontor.search', {}), async ({ page }) => {
      const open = (await page.getByRole('combobox', { name: 'Search' }).count()) > 0
      if (open) await page.keyboard.press('Escape')
      return open
    }),
  },
  {
    name: 'opens the shell’s help again and again, so that nobody can leave the app',
    guard: { check: 'panels that apps ask for leave a way out' },
    works: async (scene) => {
      const { page, frame } = scene
      const evil = frame('evil')
      await evil.locator('#trap').click()
      await evil.evaluate(`setInterval(() => ${event('kontor.help', {})}, 50)`)
      const help = page.getByRole('dialog')
      let closed = 0
      while (closed < maxClosings && !evil.isDetached()) {
        if (await help.isVisible()) {
          await page.keyboard.press('Escape')
          closed += 1
        }
        await page.evaluate(() => new Promise(requestAnimationFrame))
      }
      await scene.open()
      return closed === maxClosings
    },
  },
  {
    name: 'asks the user by a dialog over everything, who has asked for nothing',
    guard: { check: 'a dialog of others answers the user' },
    works: asksBy({ title: 'Pay?' }, () => true),
  },
  {
    name: 'asks by a dialog as if it were the shell',
    guard: { check: 'a dialog says who asks' },
    works: askedByUser({ title: 'Pay?' }, (text) => !text.includes('evil (Test.evil) asks')),
  },
  {
    name: 'has a question read backwards in a dialog of the shell',
    guard: { check: 'words of a dialog stay in their line' },
    works: askedByUser({ title: 'Keep \u202Eeteled' }, (text) => text.includes('\u202E')),
  },
  {
    name: 'has the shell ask for tokens without end',
    guard: { check: 'tokens are renewed once in a while' },
    works: async (scene) => {
      let asked = 0
      const count = (request: { url(): string }) => {
        if (request.url().endsWith('/app-tokens')) asked += 1
      }
      scene.page.on('request', count)
      await scene.frame('evil').evaluate(`for (let at = 0; at < 20; at += 1) ${event('kontor.session.renew', {})}`)
      await scene.settle()
      scene.page.off('request', count)
      return asked > 1
    },
  },
]

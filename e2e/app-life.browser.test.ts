import { globSync } from 'node:fs'
import type { Locator } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { choose } from './support/choose.ts'
import { serveExamples } from './support/examples.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { kontor } from './support/kontor.ts'
import { karl, svea } from './support/people.ts'
import { activate, type Listed } from './support/store.ts'

const { shell } = kontor()
/** How many apps come with Kontor. */
const ours = globSync('../apps/*/manifest.json', { cwd: import.meta.dirname }).length
const name = 'Hello in React'
const branch = 'Nordlicht Handel AG, Hamburg'
let examples: Awaited<ReturnType<typeof serveExamples>>
let app: Listed
let end: (() => Promise<void>) | undefined

beforeAll(async () => {
  examples = await serveExamples()
  app = examples.listed.find(({ appId }) => appId === 'React')!
})
afterEach(async () => {
  await deactivate()
})
afterAll(() => examples?.stop())

/** What the administrator does. */
const begin = async () => {
  end = await activate(shell, [app])
}
const deactivate = async () => {
  await end?.()
  end = undefined
}

const messages = ({ page }: Visit) => page.getByRole('region', { name: 'Messages' })
const hello = ({ app }: Visit, words = 'Hello') => app.getByRole('heading', { name: `${words}, ${svea.name}` })
/** Of each picture, whether it has come. */
const shown = (pictures: Locator) =>
  pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth > 0))
const frames = ({ page }: Visit) => page.frames().filter((frame) => frame.url().startsWith(examples.origin))

describe('an app of somebody else’s', () => {
  test('comes and goes while people work, by keyboard alone: those of its company are told, one reload opens it, others see nothing', async ({
    signIn,
  }) => {
    const [colleague, stranger] = await Promise.all([signIn(svea), signIn(karl)])
    const { page } = colleague
    await begin()
    await messages(colleague).getByText(`${name} is now available.`).waitFor()
    await pressAt(page, messages(colleague).getByRole('button', { name: 'Open', exact: true }))
    await page.getByRole('heading', { name: `${name} was just activated` }).waitFor()
    expect(await page.getByText('Page not available').count()).toBe(0)
    await pressAt(page, page.getByRole('button', { name: 'Reload' }))
    await hello(colleague).waitFor()

    await pressAt(stranger.page, stranger.page.getByRole('button', { name: 'All apps' }), 'Shift+Tab')
    const all = stranger.page.getByRole('dialog', { name: 'All apps' })
    // All apps that are there, each with its picture.
    await eventually(() => shown(all.locator('img'))).toEqual(Array(ours).fill(true))
    expect(await all.getByRole('link').count()).toBe(ours)
    expect(await stranger.page.getByText(name).count()).toBe(0)

    await deactivate()
    await messages(colleague).getByText(`${name} was closed because your company no longer uses it.`).waitFor()
    await page
      .getByText(/“Example.React” .* you don’t have access to it in .* ask an administrator of your company/)
      .waitFor()
    await tabTo(page, page.getByRole('button', { name: 'Go to Home' }))
    await eventually(() => frames(colleague).length).toBe(0)

    // The page knows its origin by now.
    await begin()
    await hello(colleague).waitFor()
    expect(await stranger.page.getByText(name).count()).toBe(0)
  })

  test('appears at its path by itself when one signs in there; tells the shell its commands, keys and count; wears what the person chooses', async ({
    visit,
  }) => {
    await begin()
    const visited = await visit({ at: '#/Example.React/notes/7' })
    const { page } = visited
    let loaded = 0
    page.on('load', () => {
      loaded += 1
    })
    await visited.signIn(svea)
    await hello(visited).waitFor()
    expect(loaded).toBe(1)
    expect(frames(visited).map((frame) => new URL(frame.url()).hash)).toEqual(['#/notes/7'])
    expect(new URL(page.url()).hash).toBe('#/Example.React/notes/7')

    // F-065: on a narrow screen its menu switch opens the shell's.
    const menu = visited.app.getByRole('button', { name: 'Menu' })
    await menu.waitFor({ state: 'hidden' })
    await page.setViewportSize({ width: 390, height: 844 })
    await menu.click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name }).waitFor()
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1280, height: 800 })

    // Who moves an app in the rail hears where it has come to.
    const rail = page.getByRole('navigation', { name: 'Apps', exact: true })
    const entry = rail.getByRole('link', { name })
    await page.getByRole('button', { name: 'All apps' }).click()
    const all = page.getByRole('dialog', { name: 'All apps' })
    await all.getByRole('button', { name: 'Edit sidebar' }).click()
    await all.getByRole('button', { name: `Show ${name} in the sidebar` }).click()
    await all.getByRole('button', { name: `Move ${name} up` }).click()
    await all.getByRole('status').getByText(`${name}: position 5 of 6 in the sidebar`).waitFor()
    await page.keyboard.press('Escape')
    await entry.focus()
    await page.keyboard.press('Alt+ArrowUp')
    await rail.getByRole('status').getByText(`${name}: position 4 of 6 in the sidebar`).waitFor()

    await page.keyboard.press('Control+k')
    await page.keyboard.type('say hello')
    await page.getByRole('option', { name: /^Say hello/ }).click()
    await messages(visited).getByText(`Hello, ${svea.name}`).waitFor()
    await entry.getByText('1 to do').waitFor()
    await visited.app.getByRole('button', { name: 'OK' }).press('g')
    await entry.getByText('2 to do').waitFor()
    await visited.app.getByRole('button', { name: 'OK' }).press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await help.getByRole('heading', { name }).waitFor()
    await help.getByRole('definition').filter({ hasText: 'Say hello' }).waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: `Company: ${svea.company}` }).click()
    await page.getByRole('menuitemradio', { name: branch }).click()
    await visited.app.getByText(`You work for ${branch}.`).waitFor()

    const profile = async (choice: string) => {
      await page.getByRole('button', { name: /^Profile:/ }).click()
      await page.getByRole('menuitemradio', { name: choice }).click()
    }
    const looks = () =>
      frames(visited)[0]?.evaluate(() => ({ ...document.documentElement.dataset, lang: document.documentElement.lang }))
    await profile('Dark theme')
    await profile('Compact rows')
    await eventually(looks).toMatchObject({ theme: 'dark', density: 'compact', lang: 'en-US' })
    await page.getByRole('button', { name: 'Language', exact: true }).click()
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
    await hello(visited, 'Guten Tag').waitFor()
    await eventually(looks).toMatchObject({ theme: 'dark', density: 'compact', lang: 'de-DE' })
    // What it says of itself follows.
    await page.keyboard.press('Control+k')
    await page.keyboard.type('tag sagen')
    await page.getByRole('option', { name: /^Guten Tag sagen/ }).waitFor()
    // Others who sign in as her read English.
    await choose(page.getByRole('combobox'), 'English', page.getByRole('option', { name: /^English ?Sprache$/ }))
    await hello(visited).waitFor()
  })
})

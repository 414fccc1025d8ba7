import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { serveExamples } from './support/examples.ts'
import { eventually, test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { lena } from './support/people.ts'
import { activate } from './support/store.ts'

const { shell } = kontor()
let examples: Awaited<ReturnType<typeof serveExamples>>
let deactivate: () => Promise<void>

beforeAll(async () => {
  examples = await serveExamples()
  deactivate = await activate(shell, examples.listed)
})
afterAll(async () => {
  await deactivate?.()
  await examples?.stop()
})

/** What an app asked of another one through the shell. */
const asks = (target: string) => `new Promise((answered) => {
  addEventListener('message', ({ data }) => data.topic === '${target}' && answered([data.type, data.data]))
  send({ type: 'SPAWN', target: '${target}', topic: '${target}' })
})`

describe('an app of any make', () => {
  test('connects, is dressed, and answers: plain HTML, React with the kit, Lit', async ({ visit }) => {
    const { page, signIn } = await visit({ at: '#/Example.Asker/', scheme: 'dark' })
    await signIn(lena)
    // The sign-in page may frame no app of others: the shell loads a new one by itself.
    const frameOf = (id: string) => page.frames().find((frame) => frame.url().includes(`app=Example.${id}`))
    await eventually(() => frameOf('Asker')?.evaluate('Boolean(token)')).toBe(true)

    for (const id of ['Plain', 'React', 'Lit']) {
      // Only the app in front may bring another one there.
      await page.evaluate('location.hash = "#/Example.Asker/"')
      await page.locator('main [data-front] iframe[src*="Example.Asker"]').waitFor()
      const answer = frameOf('Asker')?.evaluate(asks(`Example.${id}`))
      await page.waitForURL(new RegExp(`#/Example.${id}/`))
      expect(await answer).toEqual(['SPAWN-SUCCESS', 'Hello Example.Asker'])
      const app = page.locator('main [data-front] iframe').contentFrame()
      await app.getByRole('heading', { name: `Hello, ${lena.name}` }).waitFor()
      const looks = () => ({ theme: document.documentElement.dataset['theme'], lang: document.documentElement.lang })
      const { theme, lang } = (await frameOf(id)?.evaluate(looks)) ?? {}
      // The theme is what this person chose last, in whatever journey: the shell wears it too.
      const worn = await page.evaluate(() => document.documentElement.dataset['theme'] ?? 'system')
      expect(theme).toBe(worn)
      expect(lang).toBe('en-US')
      await app.getByRole('button', { name: 'OK' }).click()
      await page.getByRole('region', { name: 'Messages' }).getByText(`Hello`).first().waitFor()
    }

    const choose = async (button: string, language: string) => {
      await page.getByRole('button', { name: button, exact: true }).click()
      await page.getByRole('menuitemradio', { name: language, exact: true }).click()
    }
    await choose('Language', 'Deutsch')
    for (const id of ['Plain', 'React', 'Lit']) {
      await eventually(() => frameOf(id)?.locator('h1, h2').first().textContent()).toBe(`Guten Tag, ${lena.name}`)
      expect(await frameOf(id)?.evaluate(() => document.documentElement.lang)).toBe('de-DE')
    }
    // Left only once it is kept: whoever signs in next in another journey reads English again.
    const kept = page.waitForResponse(
      (answer) => answer.url().includes('/properties/') && answer.request().method() === 'PUT',
    )
    await choose('Sprache', 'English')
    await kept
  })

  test.for(['plain/index.html', 'react/main.tsx', 'lit/main.ts'])('has fewer than 60 lines of its own: %s', (file) => {
    const text = readFileSync(join(import.meta.dirname, '../examples', file), 'utf8')
    expect(text.trim().split('\n').length).toBeLessThan(60)
  })
})

import { afterAll, beforeAll, expect } from 'vitest'
import { makes, serveFiveMinutes } from './support/five-minutes.ts'
import { eventually, test } from './support/journey.ts'
import { hasFocus } from './support/keyboard.ts'
import { kontor } from './support/kontor.ts'
import { lena } from './support/people.ts'
import { activate } from './support/store.ts'

const { shell } = kontor()
let apps: Awaited<ReturnType<typeof serveFiveMinutes>>
let deactivate: () => Promise<void>

beforeAll(async () => {
  apps = await serveFiveMinutes()
  deactivate = await activate(shell, apps.listed)
}, 120_000)
afterAll(async () => {
  await deactivate?.()
  await apps?.stop()
})

test('the apps of "Try it in five minutes" connect, and ask by a dialog of the shell that says whose question it is', async ({
  visit,
}) => {
  const { page, signIn } = await visit({ at: '#/Try.html/' })
  await signIn(lena)
  for (const make of makes) {
    await page.evaluate((id) => {
      location.hash = `#/Try.${id}/`
    }, make)
    const frame = page.locator(`main [data-front] iframe[src*="Try.${make}"]`)
    const app = frame.contentFrame()
    await app.getByRole('heading', { name: `Hello, ${lena.name}` }).waitFor()
    const say = app.getByRole('button', { name: 'Say hello' })
    await say.focus()
    // The shell lets an app ask only where the person is, which it knows a moment later.
    await eventually(() => frame.evaluate((element) => document.activeElement === element)).toBe(true)
    const dialog = page.getByRole('alertdialog', { name: `Hello (Try.${make}) asks Say hello?` })
    // Who presses before the shell knows that they are in the app presses again.
    const asks = async () => {
      await say.press('Enter')
      return dialog.waitFor({ timeout: 3_000 }).then(
        () => true,
        () => false,
      )
    }
    await eventually(asks).toBe(true)
    const cancel = dialog.getByRole('button', { name: 'Cancel' })
    await eventually(() => hasFocus(cancel)).toBe(true)
    // By keyboard alone: the way on is next to the way out, and neither leads out of the dialog.
    await page.keyboard.press('Tab')
    await eventually(() => hasFocus(dialog.getByRole('button', { name: 'OK' }))).toBe(true)
    await page.keyboard.press('Tab')
    await eventually(() => hasFocus(cancel)).toBe(true)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('region', { name: 'Messages' }).getByText(`Hello, ${lena.name}`).first().waitFor()
    // The person is back where they were, once the dialog is gone.
    await eventually(() => frame.evaluate((element) => document.activeElement === element)).toBe(true)
  }
})

test('an app has another one beside it, which has the keyboard once it was chosen; on a narrow screen it is a sheet', async ({
  visit,
}) => {
  const { page, signIn } = await visit({ at: '#/Try.html/' })
  await signIn(lena)
  const frameOf = (make: string) => page.locator(`main iframe[src*="Try.${make}"]`)
  const say = frameOf('html').contentFrame().getByRole('button', { name: 'Say hello' })
  await say.waitFor()
  const html = () => page.frames().find((frame) => frame.url().includes('app=Try.html'))
  const openBeside = async () => {
    await say.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await say.focus()
    await page.keyboard.press('Shift')
    await html()?.evaluate(`tell('kontor.beside', { request: 'beside', app: 'Try.react', path: '/' })`)
  }
  await openBeside()
  const bar = page.getByRole('region', { name: 'Beside: Hello' })
  await bar.waitFor()
  await frameOf('react')
    .contentFrame()
    .getByRole('heading', { name: `Hello, ${lena.name}` })
    .waitFor()
  const placed = async () => Promise.all([frameOf('html').boundingBox(), frameOf('react').boundingBox()])
  await eventually(async () => {
    const [left, right] = await placed()
    return left && right && left.x + left.width <= right.x + 1
  }).toBe(true)
  const isTyping = (make: string) => frameOf(make).evaluate((element) => document.activeElement === element)
  await page.getByRole('button', { name: 'Work in Hello' }).press('Enter')
  await eventually(() => isTyping('react')).toBe(true)
  await bar.getByRole('button', { name: 'Close' }).click()
  await bar.waitFor({ state: 'hidden' })

  await page.setViewportSize({ width: 390, height: 800 })
  await openBeside()
  await bar.waitFor()
  await eventually(() => hasFocus(bar.getByRole('button', { name: 'Open Hello in front' }))).toBe(true)
  const sheet = await frameOf('react').boundingBox()
  expect(sheet).toMatchObject({ x: 0, width: 390 })
  await page.keyboard.press('Escape')
  await bar.waitFor({ state: 'hidden' })
  await eventually(() => isTyping('html')).toBe(true)
})

import { describe, expect } from 'vitest'
import { rowsWith } from './support/documents.ts'
import { test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { lena } from './support/people.ts'

const { shell, apps } = kontor()

// That no page says an error to its console, a violation of its policy among them, every journey checks.
describe('the content security policy', () => {
  test('of every page lets its own scripts run and no other', async ({ signIn }) => {
    const { page, frame, app } = await signIn(lena)
    await rowsWith(app, 'To answer').first().waitFor()
    for (const address of [shell, frame().url()]) {
      const response = await page.request.get(address)
      const policy = response.headers()['content-security-policy'] ?? ''
      expect(policy).toMatch(/default-src 'none'/)
      expect(policy).toMatch(/script-src 'self'(;|$)/)
      expect(policy).toMatch(/object-src 'none'/)
      expect(policy).toMatch(/base-uri 'none'/)
      expect(await response.text()).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|javascript:/i)
    }
    expect((await page.request.get(shell)).headers()['content-security-policy']).toContain(`frame-src ${apps}`)
    expect((await page.request.get(frame().url())).headers()['content-security-policy']).toContain(
      `frame-ancestors ${shell}`,
    )
  })

  test('stops a script that found its way into a page', async ({ signIn }) => {
    const { page, frame, expectProblem } = await signIn(lena)
    expectProblem(/Content Security Policy/)
    for (const where of [page.mainFrame(), frame()]) {
      const ran = await where.evaluate(() => {
        const script = document.createElement('script')
        script.textContent = 'document.documentElement.dataset.ran = "yes"'
        document.body.append(script)
        script.remove()
        return document.documentElement.dataset['ran']
      })
      expect(ran).toBeUndefined()
    }
  })
})

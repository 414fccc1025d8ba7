import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { eventually, test } from './support/journey.ts'
import { miriam } from './support/people.ts'
import { mainly } from './support/widths.ts'

test.for(mainly(390, [1280, 390]))(
  'a draft of a workflow for requisitions is tried on those of last month: which would have gone another way, to whom, and why (%i px)',
  async (width, { signIn }) => {
    const scheme = width === 390 ? 'dark' : 'light'
    const { app, page } = await signIn(miriam, { width, scheme, at: '#/Kontor.Flow/' })
    await app
      .getByRole('button', { name: /Requisitions over budget.*Draft/ })
      .first()
      .click()
    await app.getByRole('tab', { name: 'Simulation' }).click()
    await app.getByText(/requisitions whose approval was requested in the past/).waitFor()
    await app.getByRole('button', { name: 'Run simulation', exact: true }).click()
    const result = app.getByRole('region', { name: 'Result' })
    await result.getByText(/\d+ requisitions, \d+ would have taken a different route than (it|they) did/).waitFor()

    const way = result.locator('summary', { hasText: 'Head of logistics approves → Head of AP approves → Approved' })
    await way.getByText(/went a different way · takes (about \d+|less than an hour)/).waitFor()
    await way.click()
    const tables = result.getByRole('listitem').filter({ hasText: 'Packing tables for dispatch' }).last()
    await tables.waitFor()
    const results = () => tables.getByRole('definition').allTextContents()
    await eventually(results).toEqual([
      'Still waiting for a decision',
      expect.stringMatching(/ \(Head of logistics approves\) → Jonas Petersen \(Head of AP approves\)$/),
      'Over budget? (isOverBudget is true)',
    ])
    await barsNobody(page)

    // Nothing was asked of anybody; the requisition is as it was.
    await tables.getByRole('button').click()
    await app.getByRole('heading', { level: 1, name: /^REQ-/ }).waitFor()
    expect(await app.getByText('Awaiting approval').count()).toBeGreaterThan(0)
  },
)

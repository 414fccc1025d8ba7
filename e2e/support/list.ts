import type { Visit } from './journey.ts'

/** What the first row shows, by its cells, once it is there; without that of its box. */
export const firstRow = async ({ app }: Visit): Promise<string[]> => {
  await app.locator('.doc-number').first().waitFor()
  return (await app.getByRole('row').nth(1).getByRole('gridcell').allTextContents()).slice(1)
}

/** How many documents the list says that it has. */
export const count = async ({ app }: Visit): Promise<number> =>
  Number(/\d+/.exec((await app.locator('.doc-foot [role=status]').textContent()) ?? '')?.[0])

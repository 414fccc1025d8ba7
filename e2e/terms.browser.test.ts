import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { ruth, sam } from './support/people.ts'
import { mainly } from './support/widths.ts'

const root = join(import.meta.dirname, '..')
const cli = (...words: string[]) =>
  execFileSync(process.execPath, [join(root, 'scripts/kontor.mjs'), 'terms', ...words], {
    env: { ...process.env, KONTOR_DATA: kontor().data },
  })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kontor-terms-'))
})
afterAll(async () => {
  cli('withdraw', 'ISLES')
  await rm(folder, { recursive: true })
})

describe.each(mainly(390, [{ width: 1280 }, { width: 390 }]))('at $width px', ({ width }) => {
  test('new terms are accepted by the administrator for the company, then by a colleague, each once', async ({
    visit,
  }) => {
    const file = join(folder, `${width}.txt`)
    const lines = Array.from({ length: 60 }, (_, at) => `${at + 1}. Sentence ${at + 1} of the terms.`)
    await writeFile(file, lines.join('\n\n'))
    cli('publish', file, '--zone', 'ISLES', '--version', `${width}`, '--country', 'GB')

    // Nobody's work waits for the administrator.
    const waiting = await visit({ width })
    await waiting.signIn(sam)
    await waiting.app.getByRole('main').waitFor()

    const admin = await visit({ width })
    await admin.signIn(ruth)
    await admin.page.getByText(`Please read and accept the terms for ${ruth.company}.`).waitFor()
    const text = admin.page.getByRole('region', { name: 'Terms of service' })
    await text.getByText('60. Sentence 60 of the terms.').scrollIntoViewIfNeeded()
    await admin.page.getByText(`Version ${width}, published`).waitFor()
    await barsNobody(admin.page)
    await admin.page.getByRole('button', { name: `Accept for ${ruth.company}` }).click()
    await admin.app.getByRole('main').waitFor()
    await admin.page.reload()
    await admin.app.getByRole('main').waitFor()

    await waiting.page.reload()
    await waiting.page.getByText(`${sam.company} has accepted these terms.`).waitFor()
    await barsNobody(waiting.page)
    // By keyboard alone.
    await waiting.page.getByRole('button', { name: 'Accept', exact: true }).press('Enter')
    await waiting.app.getByRole('main').waitFor()
  })
})

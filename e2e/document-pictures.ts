// Takes pictures of every type of document, as the page in HTML and as the PDF, for docs: node e2e/document-pictures.ts
// The pages of a PDF are drawn by pdftoppm (poppler-utils), which must be at hand.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { chromium } from 'playwright-core'
import { launchOptions } from '../scripts/chromium.ts'

const root = join(import.meta.dirname, '..')
const samples = join(root, 'docs/samples')
const folder = join(root, 'docs/pictures/documents')
const scratch = mkdtempSync(join(tmpdir(), 'kontor-pictures-'))
mkdirSync(folder, { recursive: true })

/** The language of a sample's reader stands behind its type: invoice-ar.xml. */
const localeOf = (name: string): string => (name.endsWith('-ar') ? 'ar' : 'en-US')

const convert = (to: string, name: string, out: string) =>
  execFileSync(process.execPath, [
    join(root, 'cli/src/main.ts'),
    'convert',
    '--to',
    to,
    '--locale',
    localeOf(name),
    join(samples, `${name}.xml`),
    '-o',
    out,
  ])

const browser = await chromium.launch(await launchOptions())
const page = await browser.newPage({
  viewport: { width: 820, height: 1159 },
  deviceScaleFactor: 0.6,
  javaScriptEnabled: false,
})
for (const file of readdirSync(samples).filter((name) => name.endsWith('.xml') && !name.endsWith('-cii.xml'))) {
  const name = basename(file, '.xml')
  const [html, pdf] = [join(scratch, `${name}.html`), join(scratch, `${name}.pdf`)]
  convert('html', name, html)
  await page.goto(`file://${html}`)
  await page.screenshot({ path: join(folder, `${name}-html.png`) })
  convert('pdf', name, pdf)
  // Of a document of many pages, the first two say how it goes on.
  const pages = ['-f', '1', '-l', name === 'invoice-long' ? '2' : '1']
  execFileSync('pdftoppm', ['-png', '-r', '60', ...pages, pdf, join(scratch, name)])
}
await browser.close()
for (const drawn of readdirSync(scratch).filter((name) => name.endsWith('.png')))
  copyFileSync(
    join(scratch, drawn),
    join(
      folder,
      drawn.replace(/-(\d+)\.png$/, (_, number) => `-pdf-${Number(number)}.png`),
    ),
  )
rmSync(scratch, { recursive: true })

import { serveMillion } from '../../scripts/million-documents.ts'
import { startKontor } from '../../scripts/started-kontor.ts'
import type { Bench, Figure } from './figure.ts'
import { type Presented, presented } from './fling/presented.ts'
import { type Drawn, record, together } from './fling/record.ts'
import { emptyPage, fling, middleOf } from './fling/scroll.ts'
import { inChromium } from './shell/chromium.ts'
import { app, signIn, visit } from './shell/desk/visit.ts'

/** How long each of both is flung, in seconds, and in how long pieces: they take turns. */
const seconds = Number(process.env['KONTOR_BENCH_FLING'] ?? 60)
const piece = 5

/** How long a page of the list takes to come, in milliseconds: what the service needs at a million, and a way to it. */
const delay = 20

/** The list of documents with a million rows, flung, against an empty page that is as high and flung as fast. */
export const flingBench: Bench = {
  name: 'fling',
  description: `the list of a million documents in a browser, flung for ${seconds} s`,
  run: () =>
    inChromium(async (browser) => {
      const kontor = await startKontor()
      try {
        const page = await visit(browser, await signIn(browser, kontor))
        await serveMillion(page, { delay: () => delay })
        await page.goto(`${kontor.shell}/#/${app}/`)
        const grid = page.frameLocator('main iframe').getByRole('grid')
        await grid.getByText('R-1', { exact: true }).waitFor()
        const list = page.frames().find((each) => each.url().startsWith(kontor.apps))
        if (!list) throw new Error('The app has no frame.')
        const empty = await emptyPage(browser)
        const onList = await middleOf(page.frameLocator('main iframe').locator('.k-grid-scroll'))
        const onEmpty = await middleOf(empty.locator('main'))
        const drawn: Drawn[] = []
        const onScreen: { list: Presented[]; empty: Presented[] } = { list: [], empty: [] }
        for (let spent = 0; spent < seconds; spent += piece) {
          await page.bringToFront()
          const flung = async () => void drawn.push(await record(list, () => fling(page, onList, piece)))
          onScreen.list.push(await presented(browser, flung))
          await empty.bringToFront()
          const flungEmpty = async () => void (await record(empty.mainFrame(), () => fling(empty, onEmpty, piece)))
          onScreen.empty.push(await presented(browser, flungEmpty))
        }
        const scrolled = await empty.locator('main').evaluate((main) => main.scrollTop)
        if (scrolled === 0) throw new Error('The empty page was flung and did not move.')
        return figuresOf(together(drawn), sum(onScreen.list), sum(onScreen.empty))
      } finally {
        await kontor.stop()
      }
    }),
}

const sum = (pieces: readonly Presented[]): Presented =>
  pieces.reduce((all, { shown, dropped }) => ({ shown: all.shown + shown, dropped: all.dropped + dropped }))

function figuresOf(list: Drawn, onScreen: Presented, empty: Presented): Figure[] {
  if (list.rows === 0) throw new Error('The list was flung and no row went by.')
  if (onScreen.shown === 0) throw new Error('The browser told of no frame.')
  const inRun = `${list.rows} rows passed in ${seconds} s, a page comes after ${delay} ms`
  const late = `in ${list.late} of ${list.frames + list.late} the page's own thread drew nothing`
  return [
    {
      name: 'fling-dropped',
      value: onScreen.dropped / Math.max(1, empty.dropped),
      bar: { atMost: 1.2 },
      baseline: `${onScreen.dropped} dropped of ${onScreen.dropped + onScreen.shown} frames, ${inRun}; the empty page ${empty.dropped}; ${late}`,
    },
    { name: 'fling-blank', value: list.blank, bar: { atMost: 50 }, baseline: `longest ms without a row, ${inRun}` },
    {
      name: 'fling-ghost',
      value: list.ghost,
      bar: { atMost: 50 },
      baseline: `longest ms with a row on its way, ${inRun}`,
    },
  ]
}

import { setTimeout as wait } from 'node:timers/promises'
import type { APIResponse, Page } from 'playwright-core'

interface Options {
  readonly count?: number
  /** How long a page of the list takes, in milliseconds. */
  readonly delay?: () => number
}

/**
 * A company with a million documents, as far as its list goes: each page is answered with rows made of a real one, their
 * place in their number (`R-1` to `R-1000000`), ten to a day, the newest first. Returns the numbers of the pages that
 * were asked for.
 */
export async function serveMillion(
  page: Page,
  { count = 1_000_000, delay = () => 0 }: Options = {},
): Promise<number[]> {
  const asked: number[] = []
  let real: Promise<APIResponse> | undefined
  await page.route(
    ({ pathname }) => pathname === '/api/documents',
    async (route) => {
      // The shell asks, too, for the number beside the name of the app.
      if (route.request().method() !== 'GET' || route.request().frame() === page.mainFrame()) return route.fallback()
      const query = new URL(route.request().url()).searchParams
      const [number, size] = [Number(query.get('page') ?? 0), Number(query.get('limit') ?? 20)]
      asked.push(number)
      real ??= route.fetch()
      const response = await real
      const body = (await response.json()) as { Document: Record<string, unknown>[] }
      await wait(delay())
      const rows = Math.max(0, Math.min(size, count - number * size))
      const Document = Array.from({ length: rows }, (_, at) => rowAt(body.Document, number * size + at))
      const answer = { ...body, itemCount: count, numPages: Math.ceil(count / size), pageId: number, Document }
      // What was passed before it came is asked for no more.
      await route.fulfill({ response, json: answer }).catch(() => undefined)
    },
  )
  return asked
}

/** The first keep their ids, so that they can be opened; the others are nobody's. */
const rowAt = (rows: readonly Record<string, unknown>[], place: number) => ({
  ...rows[place % rows.length],
  ...(place >= rows.length && { DocumentId: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}` }),
  ID: `R-${place + 1}`,
  Date: new Date(Date.UTC(2026, 10, 21 - Math.floor(place / 10))).toISOString().slice(0, 10),
})

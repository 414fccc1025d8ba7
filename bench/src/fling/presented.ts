import type { Browser } from 'playwright-core'

/** What a screen showed while something happened, by the browser's own account of each frame (`PipelineReporter`). */
export interface Presented {
  /** Frames that showed something new. */
  readonly shown: number
  /** Frames that should have, and for which nothing new had come: what a person sees as a stutter. */
  readonly dropped: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly args: { readonly [reporter: string]: { readonly state?: string } | undefined }
}

/** Reads the account of all pages of a browser; those that are hidden draw no frames. */
export async function presented(browser: Browser, happens: () => Promise<void>): Promise<Presented> {
  await browser.startTracing(undefined, { categories: ['-*', 'cc', 'benchmark'] })
  await happens()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const states = traceEvents
    .filter(({ name, ph }) => name === 'PipelineReporter' && ph === 'b')
    .map(({ args }) => args['chrome_frame_reporter']?.state ?? args['frame_reporter']?.state)
  const count = (wanted: (state: string | undefined) => boolean) => states.filter(wanted).length
  return {
    shown: count((state) => state?.startsWith('STATE_PRESENTED') === true),
    dropped: count((state) => state === 'STATE_DROPPED'),
  }
}

import type { Browser } from 'playwright-core'
import type { Figure } from '../figure.ts'

/** One idea of the shell's benchmark, measured in a browser that it shares with the others, one after the other. */
export type Part = (browser: Browser) => Promise<Figure[]>

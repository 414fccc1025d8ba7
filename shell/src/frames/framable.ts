import type { App } from '../api.ts'

/** The origins that the page's policy lets into frames; the server writes them into the page as it opens (docs/apps.md). */
const listed = document.querySelector<HTMLMetaElement>('meta[name="kontor-frame-origins"]')?.content.split(' ')

/** False for an app that has come since the page was opened, from an origin that it did not know: it must be reloaded. */
export const isFramable = ({ Origin }: Pick<App, 'Origin'>): boolean => listed === undefined || listed.includes(Origin)

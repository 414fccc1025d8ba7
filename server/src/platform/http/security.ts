import type { Origins } from './origins.ts'

const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/**
 * The shell's pages: nothing but their own scripts; what an operator has connected outside; the apps that the person may
 * open in frames; pictures of apps from the app host; and nobody frames the shell itself.
 */
export const shellPolicy = (
  origins: Origins,
  frames: readonly string[] = [],
  outside: readonly string[] = [],
): string =>
  policy({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': `'self' data: ${origins.app}`,
    'font-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': ["'self'", ...outside].join(' '),
    'worker-src': "'self'",
    'frame-src': [origins.app, ...frames].join(' '),
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
  })

/**
 * Our apps' pages: framed by the shell only, talking to their own host only. Inline styles are open because the
 * rendering of a document is a page of its own with its style sheet in it, and a frame inside inherits this policy.
 */
export const appPolicy = (origins: Origins): string =>
  policy({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'frame-src': "'self' blob:",
    'frame-ancestors': origins.shell,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
  })

/** What the API gives out that a browser could open as a page: it may show itself and do nothing. */
export const contentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; sandbox"

/** Of every answer, whatever comes over it: nothing that a browser opens does anything, and nobody keeps it. */
export const plainHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'content-security-policy': policy({
    'default-src': "'none'",
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
  }),
}

/** Headers that an answer has unless it has its own, as pages have. */
export const answerHeaders = (origins: Origins): Readonly<Record<string, string>> => ({
  ...plainHeaders,
  ...transport(origins),
})

/** Besides, of the API’s: no page of another site shows it as a picture or runs it as a script. Apps ask by CORS. */
export const apiHeaders = { 'cross-origin-resource-policy': 'same-origin' } as const

/** Headers of every page and of what it loads, besides those of every answer. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
  'cross-origin-opener-policy': 'same-origin',
}

const transport = (origins: Origins): Readonly<Record<string, string>> =>
  origins.secure ? { 'strict-transport-security': 'max-age=31536000' } : {}

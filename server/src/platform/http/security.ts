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
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox"

/** Headers of every page and of what it loads. */
export const pageHeaders = (origins: Origins): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
  'cross-origin-opener-policy': 'same-origin',
  ...transport(origins),
})

const transport = (origins: Origins): Readonly<Record<string, string>> =>
  origins.secure ? { 'strict-transport-security': 'max-age=31536000' } : {}

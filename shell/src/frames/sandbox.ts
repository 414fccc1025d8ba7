import { OPAQUE_ORIGIN } from '@kontor/hub'

/** An app of the session, as far as what it may do is concerned. */
export interface Guest {
  /** Where it is served from; `null` where only an opaque origin serves. */
  readonly Origin: string
  /** One of this Kontor's own apps. */
  readonly Ours: boolean
}

/**
 * What every app may: run scripts, send forms, hand out files. Not: leave its frame, open windows, take the pointer, or
 * stop the page with a dialog. Ours may print, which the same flag allows.
 */
const always = ['allow-scripts', 'allow-forms', 'allow-downloads']

/** Whether an app may have an origin of its own: only on another than the shell's, whose storage it could read else. */
const hasOwnOrigin = (origin: string, shell: string) => origin !== OPAQUE_ORIGIN && origin !== shell

export const sandboxOf = ({ Origin, Ours }: Guest, shell: string): string =>
  [...always, ...(Ours ? ['allow-modals'] : []), ...(hasOwnOrigin(Origin, shell) ? ['allow-same-origin'] : [])].join(
    ' ',
  )

/** The origin that the app's messages carry. */
export const messageOriginOf = ({ Origin }: Guest, shell: string): string =>
  hasOwnOrigin(Origin, shell) ? Origin : OPAQUE_ORIGIN

/** What no app gets, whatever a browser would give it unasked. */
const never = [
  'camera',
  'microphone',
  'geolocation',
  'display-capture',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
  'gamepad',
  'accelerometer',
  'gyroscope',
  'magnetometer',
  'publickey-credentials-get',
  'screen-wake-lock',
  'xr-spatial-tracking',
  'autoplay',
  'fullscreen',
  'clipboard-read',
]

/** The Permissions-Policy of an app's frame: ours may put a number into the clipboard. */
export const allowOf = ({ Ours }: Pick<Guest, 'Ours'>): string =>
  [...never.map((feature) => `${feature} 'none'`), `clipboard-write ${Ours ? "'src'" : "'none'"}`].join('; ')

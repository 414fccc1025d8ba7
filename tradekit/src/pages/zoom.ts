/** How large a page is shown, in percent of the width that there is for it. */
export const zooms = [50, 75, 100, 125, 150, 200, 300] as const

export const fit = 100

/** The next larger or smaller one; the same at the end. */
export function zoomed(zoom: number, by: 1 | -1): number {
  const at = zooms.findIndex((one) => one >= zoom)
  return zooms[Math.min(zooms.length - 1, Math.max(0, at + by))] ?? fit
}

/** A quarter further, in degrees. */
export const turned = (turn: number): number => (turn + 90) % 360

/** Widths in which pictures of pages are asked for: as few as keep a page sharp, so that zooming asks seldom. */
const widths = [600, 1200, 1800, 2400, 3000] as const

/** How wide a picture is to be, in pixels, to be sharp at so many of the screen. */
export const pictureWidth = (shown: number, density: number): number =>
  widths.find((width) => width >= shown * density) ?? 3000

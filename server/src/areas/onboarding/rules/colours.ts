const inks = ['#ffffff', '#14171a'] as const

/** Relative luminance, as WCAG 2.2 has it, of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** White or near black, whichever is read better on `#rrggbb`: on any colour one of them has 4.3 to 1 or more. */
export const inkOn = (colour: string): string =>
  contrast(inks[0], colour) >= contrast(inks[1], colour) ? inks[0] : inks[1]

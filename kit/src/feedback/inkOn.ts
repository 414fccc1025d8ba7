import { contrast } from '../theme/contrast.ts'

const hex = /^#[0-9a-f]{6}$/i
const inks = { light: '#ffffff', dark: '#14171a' }

/** White or near black, whichever is read better on '#rrggbb'; undefined where that is no such colour. */
export function inkOn(color: string): string | undefined {
  if (!hex.test(color)) return undefined
  return contrast(inks.light, color) >= contrast(inks.dark, color) ? inks.light : inks.dark
}

import type { imageTypes } from '@kontor/contract'

export type ImageType = (typeof imageTypes)[number]

/** F-172: what has no value is not kept. */
export const withoutEmpty = <T extends { readonly value: string }>(items: readonly T[]): T[] =>
  items.filter(({ value }) => value.trim() !== '')

/** How names are compared: without case, accents and doubled spaces. */
export const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()

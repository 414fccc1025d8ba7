import type { PageSize, PagesFault, PageText } from './protocol.ts'

/** A file whose pages can be shown. */
export interface OpenedFile {
  readonly pages: readonly PageSize[]
  /** A page as a PNG, so many pixels wide at most. */
  picture(page: number, width: number): Promise<Uint8Array>
  text(page: number): Promise<PageText[]>
}

/** What cannot be shown, and why. */
export class NoPages extends Error {
  readonly fault: PagesFault

  constructor(fault: PagesFault) {
    super(fault)
    this.fault = fault
  }
}

/** What the process that shows pages is asked, each with the file's bytes: it keeps the last file open. */
export type Request = { readonly bytes: Uint8Array; readonly hash: string } & (
  | { readonly kind: 'open' }
  | { readonly kind: 'picture'; readonly page: number; readonly width: number }
  | { readonly kind: 'text'; readonly page: number }
)

/** A page, in points or pixels: what matters is how long it is for its width. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

/** A run of text on a page; places and sizes in ten-thousandths of the page's width. */
export interface PageText {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Why a file has no pages to show. */
export type PagesFault = 'PASSWORD' | 'DAMAGED' | 'PAGES' | 'PIXELS'

export type Reply =
  | { readonly pages: readonly PageSize[] }
  | { readonly picture: Uint8Array }
  | { readonly text: readonly PageText[] }
  | { readonly fault: PagesFault }

/** Markup that is safe to print. Only `html` makes it, so that nothing from a document reaches a page unescaped. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

export type Piece = Html | string | undefined | false | readonly Piece[]

/** Template for markup: what is put in is escaped, unless it is Html; what is absent leaves nothing. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  let markup = strings[0] ?? ''
  pieces.forEach((piece, i) => {
    markup += print(piece) + (strings[i + 1] ?? '')
  })
  return new Html(markup)
}

function print(piece: Piece): string {
  if (piece === undefined || piece === false) return ''
  if (piece instanceof Html) return piece.markup
  return typeof piece === 'string' ? escaped(piece) : piece.map(print).join('')
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char)

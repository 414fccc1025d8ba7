/**
 * Lends a page in a frame the fonts of the screen around it, from our own host: a page is written to stand alone, and
 * fetches nothing. Without them every computer would set it in another font, and break its lines elsewhere.
 */
export function lendFonts(frame: HTMLIFrameElement): void {
  const { contentDocument: page, contentWindow: scope } = frame
  if (!page || !scope) return
  const { FontFace } = scope as Window & typeof globalThis
  for (const sheet of document.styleSheets) {
    for (const rule of rulesOf(sheet)) {
      if (!(rule instanceof CSSFontFaceRule)) continue
      const given = (name: string) => rule.style.getPropertyValue(name)
      page.fonts.add(
        new FontFace(given('font-family').replaceAll(/["']/g, ''), absolute(given('src'), sheet.href), {
          style: given('font-style') || 'normal',
          weight: given('font-weight') || 'normal',
          unicodeRange: given('unicode-range') || 'U+0-10FFFF',
        }),
      )
    }
  }
}

/** Of a sheet of another host nothing may be read. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}

/** A sheet names its files from where it lies itself. */
const absolute = (src: string, from: string | null): string =>
  src.replaceAll(/url\(["']?([^"')]+)["']?\)/g, (_, file) => `url("${new URL(file, from ?? document.baseURI)}")`)

const utf16 = { le: [0xff, 0xfe], be: [0xfe, 0xff] } as const

/** The text of a file that a spreadsheet wrote: as Unicode, or as Windows does in the west of Europe. */
export function sheetText(bytes: Uint8Array): string {
  for (const [order, mark] of Object.entries(utf16))
    if (mark.every((byte, at) => bytes[at] === byte)) return new TextDecoder(`utf-16${order}`).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

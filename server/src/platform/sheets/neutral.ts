const number = /^-?\d+(\.\d+)?$/

/** A spreadsheet runs a cell that begins like a formula: an apostrophe makes it text. Plain numbers stay numbers. */
export const neutral = (text: string): string => (/^[=+\-@\t\r]/.test(text) && !number.test(text) ? `'${text}` : text)

const mediaType = /^[a-z0-9][\w.+-]{0,49}\/[a-z0-9][\w.+-]{0,49}$/i

/** A name without a path, what no file system takes and what makes it look like another; empty where nothing is left. */
export const plainName = (given: string): string =>
  (given.toWellFormed().split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069"]/gu, '')
    .trim()
    .slice(0, 300)

/** The type of a file as whoever gave it says, without parameters. */
export function mediaTypeOf(given = ''): string {
  const type = given.split(';', 1)[0]?.trim() ?? ''
  return mediaType.test(type) ? type.toLowerCase() : 'application/octet-stream'
}

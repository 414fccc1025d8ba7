const one = (digits: string) => `F-${digits.padStart(3, '0')}`

/** The facts that a text names: `F-020`, `F-285 to F-309`. */
export function factsIn(text: string): string[] {
  return [...text.matchAll(/F-(\d{3})(?: to F-(\d{3}))?/g)].flatMap(([, from = '', to = from]) =>
    Array.from({ length: Math.max(Number(to) - Number(from) + 1, 1) }, (_, index) => one(`${Number(from) + index}`)),
  )
}

/**
 * The titles of tests in a source that name facts, tables of titles among them: texts in quotes. A comment is no test.
 */
export function titlesIn(source: string): string[] {
  const bare = source.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
  const quoted = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
  return [...bare.matchAll(quoted)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .filter((title) => /F-\d{3}/.test(title))
}

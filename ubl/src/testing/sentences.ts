/** The sentences that stand in a source: t`…` with each value as its place. */
export function sentencesIn(source: string): string[] {
  return [...source.matchAll(/(?<![\w$.`])t`/g)].map(({ index }) => {
    let sentence = ''
    let places = 0
    for (let at = index + 't`'.length; at < source.length && source[at] !== '`'; at++) {
      if (source.slice(at, at + 2) !== '${') {
        sentence += source[at]
        continue
      }
      sentence += `{${places++}}`
      let depth = 1
      for (at += 2; depth > 0; at++) depth += source[at] === '{' ? 1 : source[at] === '}' ? -1 : 0
      at--
    }
    return sentence
  })
}

/** The places of values in a sentence, to hold a translation against its English. */
export const placesIn = (sentence: string): string => (sentence.match(/\{\d+\}/g) ?? []).toSorted().join()

/** A setting as a line of text: `dunning/days = 14`; without a value it is removed. */
const form = /^([^/=]+)\/([^=]+)=(.*)$/

const linesOf = (text: string) => text.split('\n').map((line) => line.trim())

/** The number of the first line that is no setting, from 1; undefined where each is one. */
export function wrongLine(text: string): number | undefined {
  const at = linesOf(text).findIndex((line) => line !== '' && !form.test(line))
  return at === -1 ? undefined : at + 1
}

/** The settings of a text, as they are published (docs/decisions/0062). */
export function payloadOf(text: string): string {
  const settings = linesOf(text).flatMap((line) => {
    const [, tag = '', key = '', value = ''] = form.exec(line) ?? []
    return tag === '' ? [] : [{ tag: tag.trim(), key: key.trim(), value: value.trim() === '' ? null : value.trim() }]
  })
  return JSON.stringify({ settings })
}

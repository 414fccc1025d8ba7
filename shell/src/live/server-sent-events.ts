/** One event of a stream, as the HTML standard reads it (§ 9.2.6). */
export interface ServerSentEvent {
  readonly event: string
  readonly data: string
  /** Position from which to resume. */
  readonly id: string | undefined
}

/**
 * Reads a stream of server-sent events. EventSource would do, but it can neither name the company in a header nor tell
 * that the session has ended.
 */
export function createEventReader(receive: (event: ServerSentEvent) => void): (text: string) => void {
  let rest = ''
  let event = 'message'
  let data: string[] = []
  let id: string | undefined

  function line(text: string) {
    if (text === '') {
      if (data.length > 0) receive({ event, data: data.join('\n'), id })
      event = 'message'
      data = []
      return
    }
    const colon = text.indexOf(':')
    const name = colon < 0 ? text : text.slice(0, colon)
    const value = colon < 0 ? '' : text.slice(colon + 1).replace(/^ /, '')
    if (name === 'event') event = value
    else if (name === 'data') data.push(value)
    else if (name === 'id') id = value
  }

  return (text) => {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const each of lines) line(each)
  }
}

import PostalMime from 'postal-mime'

/** A report of delivery names the mail's fate before it encloses the mail; what comes after so many bytes is not read. */
const maxReportBytes = 256_000
const limits = { maxNestingDepth: 10, maxHeadersSize: 64_000 }

/** What a report says of a mail that could not be delivered (RFC 3464); undefined for any other mail. */
export async function whyReturned(raw: Uint8Array): Promise<string | undefined> {
  const mail = await PostalMime.parse(raw.subarray(0, maxReportBytes), limits).catch(() => undefined)
  const type = mail?.headers.find(({ key }) => key === 'content-type')?.value ?? ''
  if (!/^multipart\/report\b/i.test(type)) return undefined
  const status = mail?.attachments.find(({ mimeType }) => /^message\/(global-)?delivery-status$/.test(mimeType))
  if (status === undefined) return undefined
  const failed = groupsOf(textOf(status.content)).find((fields) => fields.get('action')?.toLowerCase() === 'failed')
  if (failed === undefined) return undefined
  // `smtp; 550 5.1.1 no such mailbox`: the words of the server that refused it.
  const words = failed.get('diagnostic-code')?.replace(/^[\w-]+\s*;\s*/, '')
  return `The mail came back: ${words || failed.get('status') || 'no reason was given'}`.slice(0, 1000)
}

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

/** The fields of the whole, then those of each recipient: empty lines part them, and a line that begins with a space goes on. */
const groupsOf = (text: string): ReadonlyMap<string, string>[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map(
      (group) =>
        new Map(
          group
            .replace(/\n[ \t]+/g, ' ')
            .split('\n')
            .flatMap(fieldOf),
        ),
    )

function fieldOf(line: string): [string, string][] {
  const at = line.indexOf(':')
  if (at < 1) return []
  return [
    [
      line.slice(0, at).trim().toLowerCase(),
      line
        .slice(at + 1)
        .replace(/\p{Cc}+/gu, ' ')
        .trim(),
    ],
  ]
}

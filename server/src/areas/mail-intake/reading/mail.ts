/** A file in an e-mail, as its sender named it. */
export interface MailedFile {
  readonly name: string
  readonly mediaType: string
  /** It stands in the text, as a logo under a signature does. */
  readonly inline: boolean
  readonly bytes: Uint8Array
}

/** Which headers of an e-mail are looked at besides who sends it and what it is about. */
export const headersRead =
  /^(?:return-path|auto-submitted|precedence|list-.*|content-type|content-language|x-auto-response-suppress|authentication-results|received-spf|references)$/

/** What of an e-mail leaves the thread that read it. */
export interface ReadMail {
  /** Undefined where the sender's program gave it none. */
  readonly messageId: string | undefined
  readonly from: string
  readonly subject: string
  readonly headers: readonly { readonly key: string; readonly value: string }[]
  readonly files: readonly MailedFile[]
}

export type MailRequest = { readonly bytes: Uint8Array }
export type MailReply = { readonly mail: ReadMail } | { readonly unreadable: true }

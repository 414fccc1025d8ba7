import { parentPort } from 'node:worker_threads'
import PostalMime, { type Attachment } from 'postal-mime'
import { headersRead, type MailedFile, type MailReply, type MailRequest } from './mail.ts'

const limits = { maxNestingDepth: 20, maxHeadersSize: 256_000 }

/** The thread in which e-mails are read: one request, one reply. */
parentPort?.on('message', async ({ bytes }: MailRequest) => {
  parentPort?.postMessage(await read(bytes))
})

async function read(bytes: Uint8Array): Promise<MailReply> {
  try {
    const { messageId, from, subject, headers, attachments } = await PostalMime.parse(bytes, limits)
    return {
      mail: {
        messageId,
        from: from?.address ?? '',
        subject: subject ?? '',
        headers: headers.flatMap(({ key, value }) => (headersRead.test(key) ? [{ key, value }] : [])),
        files: attachments.map(fileOf),
      },
    }
  } catch {
    return { unreadable: true }
  }
}

const fileOf = ({ filename, mimeType, disposition, contentId, content }: Attachment): MailedFile => ({
  name: filename ?? '',
  mediaType: mimeType,
  inline: disposition === 'inline' || (disposition === null && contentId !== undefined),
  bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
})

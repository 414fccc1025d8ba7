import { type ChildProcess, spawn } from 'node:child_process'
import { generateKeyPairSync, hash, sign } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'

const file = join(import.meta.dirname, '../../server/src/areas/mail-decisions/testing-dns.ts')
const selector = 'mail'

/** The mail server of a domain, which signs what people there write (RFC 6376), and the DNS that knows its key. */
export async function startSigningDomain(domain: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const record = `v=DKIM1; k=rsa; p=${key}`
  const names: ChildProcess = spawn(process.execPath, [file, `${selector}._domainkey.${domain}`, record], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [printed] = (await once(names.stdout!, 'data')) as [Buffer]

  /** An e-mail of somebody there. */
  const write = (from: string, subject: string, text: string): string => {
    const headers = [
      `From: <${from}>`,
      `Subject: ${subject}`,
      `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
      `Message-ID: <${crypto.randomUUID()}@${domain}>`,
    ].map((line) => `${line}\r\n`)
    const body = `${text.replaceAll('\n', '\r\n')}\r\n`
    const bodyHash = hash('sha256', body, 'base64')
    const tags = `v=1; a=rsa-sha256; c=simple/simple; d=${domain}; s=${selector}; h=from:subject:date:message-id; bh=${bodyHash}; b=`
    const signature = `DKIM-Signature: ${tags}`
    const signed = sign('sha256', Buffer.from(headers.join('') + signature), privateKey).toString('base64')
    return `${signature}${signed}\r\n${headers.join('')}\r\n${body}`
  }
  return { nameServer: String(printed), write, stop: () => names.kill() }
}

import { domainToASCII } from 'node:url'
import { parentPort } from 'node:worker_threads'
import type { DKIMResult } from 'mailauth'
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import PostalMime from 'postal-mime'
import { asciiAddress } from '../../../platform/mail-address.ts'
import type { Signature } from '../rules/reply.ts'
import type { KeyRecords, ReplyReply, ReplyRequest } from './mail.ts'

const limits = { maxNestingDepth: 20, maxHeadersSize: 256_000 }

/** An e-mail has one or two; each more is another pass over all of it. */
const maxSignatures = 10

/** The thread in which replies are read and their signatures checked, with keys that it is given: it looks up nothing. */
parentPort?.on('message', async (request: ReplyRequest) => {
  parentPort?.postMessage(await read(request))
})

async function read({ bytes, now, keys }: ReplyRequest): Promise<ReplyReply> {
  try {
    const { messageId, from, subject, headers, text, html } = await PostalMime.parse(bytes, limits)
    const named = headers.map(({ key, value }) => ({ key, value }))
    const signed = named.filter(({ key }) => key === 'dkim-signature').length
    const checked = signed <= maxSignatures ? await check(bytes, now, keys) : { from: [], signatures: [], keyNames: [] }
    return {
      mail: {
        ...checked,
        messageId,
        shownFrom: asciiAddress(from?.address ?? ''),
        subject: subject ?? '',
        date: named.find(({ key }) => key === 'date')?.value,
        headers: named,
        text: text ?? '',
        html: html ?? '',
      },
    }
  } catch {
    return { unreadable: true }
  }
}

async function check(bytes: Uint8Array, now: Date, keys: KeyRecords) {
  const keyNames = new Set<string>()
  const resolver = async (name: string): Promise<string[][]> => {
    keyNames.add(name)
    const found = keys.get(name)
    if (found === 'AWAY') throw Object.assign(new Error(name), { code: 'ESERVFAIL' })
    if (found === undefined || found.length === 0) throw Object.assign(new Error(name), { code: 'ENOTFOUND' })
    return found.map((record) => [record])
  }
  const { headerFrom, results } = await dkimVerify(Buffer.from(bytes), { resolver, curTime: now, strict: true })
  return { from: headerFrom.map(asciiAddress), signatures: results.flatMap(signatureOf), keyNames: [...keyNames] }
}

function signatureOf({
  signingDomain,
  status,
  signingHeaders,
  canonBodyLengthLimited,
  signTime,
  id,
}: DKIMResult): Signature[] {
  if (signingDomain === undefined) return []
  const isTrial = status.testing === true
  return [
    {
      domain: domainToASCII(signingDomain),
      result: status.result === 'temperror' ? 'KEY_AWAY' : status.result === 'pass' && !isTrial ? 'GOOD' : 'BAD',
      covers: (signingHeaders?.keys ?? '').toLowerCase().split(/\s*:\s*/),
      whole: canonBodyLengthLimited === false,
      at: signTime ?? null,
      hash: id ?? '',
    },
  ]
}
